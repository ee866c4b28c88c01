"""Commands & Colors: Ancients as the manual has it; rule numbers are those of docs/rules/ancients.md."""
