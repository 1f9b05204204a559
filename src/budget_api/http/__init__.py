"""HTTP without a framework: errors as problems, addresses and hosts, connections, room for large bodies."""
