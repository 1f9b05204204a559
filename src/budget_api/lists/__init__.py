"""Shopping lists and their items, merged item by item when two people save at once.

Others import `queries` and `prices`.
"""
