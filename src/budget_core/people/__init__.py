"""Rules of people: roles and rights in a workspace, invitations, devices and subscriptions."""
