"""Groups of calls: a module each, with a blocking and an awaiting class over the same signatures."""
