"""Contract of workspaces: members, links, changes, files."""
