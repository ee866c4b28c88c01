## What a player is asked names who, where and how much.
include begun.head

# CB-18  A move on the rondel.
set    space roma Ferrum
asks   roma "Move from Ferrum: 3 steps are free, each further step costs 1 resource."
apply  go Militia
asks   roma "Pay for 1 extra rondel step: 1 resource."

# CB-53  Templum: temples and town walls.
set    space roma Templum
set    flow 0 templum
asks   roma "Build a temple (6 marble, and 1 coin for each temple next to it) or a town wall (1 marble), or press Done; you have 3 marble."

# CB-29  Scientia: know-how and recruits.
set    space roma Scientia
set    flow 0 scientia
asks   roma "Develop know-how, recruit a legion (1 gold) or a galley (2 gold), or press Done; you have 3 gold."

# CB-72  The cards to choose from.
set    units roma legion Carthago 2
apply  go Duellum I
apply  done
asks   roma "You can conquer Carthago. Choose, or press Done."
apply  conquer Carthago
asks   carthago "Take an event card: Burglary, Tribute and Storm."
