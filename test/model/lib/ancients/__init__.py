"""A model of Commands & Colors: Ancients, written from the manual; the numbers are those of docs/rules/ancients.md."""
