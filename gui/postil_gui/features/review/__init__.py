"""Review: changes accepted and rejected, findings, the report."""
