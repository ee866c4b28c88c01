#!/usr/bin/env python3
"""Joins the manual page: manual.py PAGE PROGRAM OUTPUT. The line `.\\" COMMANDS` of PAGE is
replaced by what `PROGRAM manual` writes."""
import subprocess
import sys

page, program, output = sys.argv[1:]
commands = subprocess.run([program, "manual"], capture_output=True, text=True, check=True).stdout
version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
with open(page, encoding="utf-8") as f:
    text = f.read().replace("@VERSION@", version.strip())
with open(output, "w", encoding="utf-8") as f:
    f.write(text.replace('.\\" COMMANDS\n', commands))
