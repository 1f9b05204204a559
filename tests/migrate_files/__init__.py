"""Files of other apps in their real shape, written from their published formats, with sums by their own rules."""
