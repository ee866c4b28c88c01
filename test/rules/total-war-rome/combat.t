; Single combats in which two exceptions meet.
game total-war-rome
position {"flow":["deploy","shown","fight","after the meeting","campaign"],"players":3,"round":3,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Zeugitana":"carthage","Attica":"greece"},"force":"army I","origin":"Etruria",
  "army":{"rome":{"I":["Republican Legionaries","Italian Infantry","Allied Cavalry","Velites","Italian Infantry","Scorpio"]},"carthage":{"I":["Libyan Spearmen","Citizen Spearmen","Citizen Cavalry","Numidian Javelinmen","Hispanic Scutarii","Libyan Spearmen"]}},
  "at":{"rome":{"I":"Latium"},"carthage":{"I":"Latium"}},"general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"}},
  "side":{"attacker":"rome","defender":"carthage"},"goal":"Latium","fight":"terrain",
  "zone":{"attacker":[null,"hand","hand","hand","hand","hand","hand"],"defender":[null,"hand","hand","hand","hand","hand","hand"]},
  "tally":{"attacker":{"began":6},"defender":{"began":6}},"march":{"army I":{"mu":1}}}

# TW-110  The most harmful die: a RED S that kills infantry (TW-217) before an X.
set     hand rome Spy/Locked Shields 1
set     hush carthage combat yes
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Hispanic Scutarii none none
chance  die blank, blank, x, s
apply   rome: event Spy/Locked Shields
expect  zone attacker 1 wounded

# TW-110  Dice of artillery against infantry can be cancelled as well.
set     hand carthage Spy/Locked Shields 1
set     fight centre
set     zone attacker 1 ready
set     zone attacker 6 ready
set     zone defender 1 ready
apply   rome: deploy Republican Legionaries none Scorpio
apply   carthage: deploy Libyan Spearmen none none
chance  die x
turn    carthage
apply   event Spy/Locked Shields
expect  zone defender 1 fielded

# TW-107  Ambush: the defender's card rolls before the enemy card, also before bowmen (TW-225).
set     tally defender ambushes 1
set     army rome I 1 Auxiliary Archers
apply   rome: deploy Auxiliary Archers none none
apply   carthage: deploy Libyan Spearmen none none
expect  roller 0 1
expect  die 2 none

# TW-243  Two generals who fight in the first rank and both see a Skull both fall.
set     general rome I M. Claudius Marcellus
set     general carthage I Maharbal
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Citizen Spearmen none none
apply   rome: inspire
apply   carthage: inspire
chance  die skull, blank, blank, skull, blank, blank
chance  appoint C. Flaminius
turn    chance
chance  appoint Bostar
expect  general rome I C. Flaminius
expect  general carthage I Bostar

# TW-109  Furious Charge is for one's own dice: who has rolled none cannot spend it.
set     army rome I 1 Auxiliary Archers
set     hand carthage Treaty/Furious Charge 1
apply   rome: deploy Auxiliary Archers none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank
illegal carthage: event Treaty/Furious Charge because wrong-window

# TW-109  Nor for the dice of a skirmisher or of artillery.
set     fight centre
set     zone attacker 1 ready
set     zone attacker 6 ready
set     zone defender 1 ready
set     hand rome Treaty/Furious Charge 1
set     hand carthage Spy/Locked Shields 1
apply   rome: deploy Republican Legionaries none Scorpio
apply   carthage: deploy Libyan Spearmen none none
chance  die x
turn    carthage

# TW-108  A rallied card that is just fighting fights on (reading), and its dice count.
set     fight centre
set     zone attacker 1 ready
set     zone attacker 6 ready
set     zone defender 1 ready
set     zone defender 2 ready
set     hand carthage Trade/Rally to the Standard 1
apply   rome: deploy Republican Legionaries none Scorpio
apply   carthage: deploy Libyan Spearmen none none
chance  die x
apply   carthage: pass
expect  zone defender 1 wounded
chance  die x, blank, skull, blank
apply   carthage: event Trade/Rally to the Standard
expect  zone attacker 1 dead
