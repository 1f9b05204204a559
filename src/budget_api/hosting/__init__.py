"""Administration of the server by its owner: users and invitation codes.

The owner has the data folder, or an e-mail that the settings name. Nothing imports it but the app.
"""
