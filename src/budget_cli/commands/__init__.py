"""One module per word, in the folder of its group in the help; each has an `app`."""
