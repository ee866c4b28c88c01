; Allies who fight together, and lose together.
game total-war-rome
position {"flow":["strike","fight","after the meeting","campaign"],"players":3,"round":3,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Zeugitana":"carthage","Attica":"greece"},"force":"army I","origin":"Etruria",
  "army":{"rome":{"I":["Republican Legionaries","Italian Infantry","Allied Cavalry","Velites"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen"]},"greece":{"I":["Hoplites","Hoplites"]}},
  "at":{"rome":{"I":"Latium"},"carthage":{"I":"Latium"},"greece":{"I":"Latium"}},
  "general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"},"greece":{"I":"Areus"}},
  "relation":{"carthage":{"greece":"ally"},"greece":{"carthage":"ally"}},"side":{"attacker":"rome","defender":"carthage"},"goal":"Latium",
  "fight":"envelopment","acting":"attacker","helper":{"defender":"greece"},
  "zone":{"attacker":[null,"beside","beside","far","beside"],"defender":[null,"dead","beside",null,null,null,null,null,null,null,null,"dead","beside"]},
  "tally":{"attacker":{"began":4},"defender":{"began":4}},"march":{"army I":{"mu":1}}}

# TW-233  Both allied armies fall below two main cards: both are destroyed, a total victory over four cards.
apply   pass
expect  at carthage I none
expect  at greece I none
expect  vp rome 2

# TW-233  Three cards in the line were no total victory (TW-32).
set     tally defender began 3
apply   pass
expect  at carthage I none
expect  at greece I none
expect  vp rome 1

# TW-233  One of the two stands: the side is beaten by cards, not destroyed; only the broken army is gone.
set     zone defender 11 beside
apply   strike Allied Cavalry Libyan Spearmen whole
chance  die skull, blank
apply   keep
expect  at carthage I none
expect  vp rome 1

# TW-233  Never Give Up of the ally alone saves his army with one card, not the other's.
set     general greece I Antigonus Gonatas
apply   pass
expect  at carthage I none
expect  army greece I 0 Hoplites
expect  vp rome 1

# TW-215  Losses stay with their owners.
set     army greece I 2 Hoplites
set     zone defender 1 beside
set     zone attacker 3 beside
apply   pass
expect  army carthage I 1 Libyan Spearmen
expect  army greece I 2 none

# TW-184  A beaten ally that lives must leave the field, too; he is not met again with the same cards.
set     army carthage I 2 Libyan Spearmen
set     army greece I 2 Hoplites
apply   pass
apply   pass
chance  die blank
apply   carthage: flee Campania
turn    greece
legal   greece: flee Samnium

# TW-184  The helper of a beaten attacker leaves as well.
set     helper defender none
set     zone defender 11 none
set     zone defender 12 none
set     relation carthage greece enemy
set     relation greece carthage enemy
set     relation rome greece ally
set     relation greece rome ally
set     army greece I 2 Hoplites
set     helper attacker greece
set     army rome I 2 Italian Infantry
set     zone attacker 1 beside
set     zone attacker 2 beside
set     zone attacker 3 far
set     zone attacker 4 none
set     zone attacker 11 dead
set     zone defender 1 beside
apply   pass
apply   carthage: pass
chance  die blank
apply   rome: flee Etruria
expect  at rome I Etruria
turn    greece
