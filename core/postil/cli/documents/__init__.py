"""Commands on texts of documents, their segments and translations."""
