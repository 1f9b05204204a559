"""Rules of plans: months, what is carried over, targets, suggestions and explanations."""
