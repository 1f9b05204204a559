"""Attacks, each beside a control: the same attack on a server without the defence has to succeed."""
