"""The paid subscription: prices, customer, and what the provider says became of it.

The truth is the subscription as fetched from the provider; what is stored is its last answer.
"""
