"""Invitation links of workspaces: made and revoked by the creator, and used to join.

`joining` is the one way in, for a signed-in person and for a sign-up alike.
"""
