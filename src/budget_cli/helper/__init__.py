"""Resident helper: a process with the program loaded, which forks a child for each command of its owner."""
