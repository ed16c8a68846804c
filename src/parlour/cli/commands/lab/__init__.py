"""`parlour lab`: its options, and a file for each kind of question: one, or several together."""
