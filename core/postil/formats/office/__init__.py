"""Documents of Word, Excel, PowerPoint, OpenDocument and InDesign, edited in place."""
