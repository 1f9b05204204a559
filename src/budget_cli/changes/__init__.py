"""Changes that commands announce before they make them, or can take back."""
