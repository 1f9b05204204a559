"""Values and texts that every other rule stands on: money, currencies and rates, months, errors and limits."""
