"""One module per word; each has an `app`."""
