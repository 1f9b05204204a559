"""The catalogue of currencies and the exchange rates that the server has, refreshed by a job.

Others import `queries.current_rates` and `queries.rates_for`.
"""
