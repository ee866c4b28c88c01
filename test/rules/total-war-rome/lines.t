; Which cards must stand in the line, and where.
game total-war-rome
position {"flow":["deploy","shown","fight","after the meeting","campaign"],"players":2,"round":3,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Zeugitana":"carthage"},"force":"army I","origin":"Etruria",
  "army":{"rome":{"I":["Republican Legionaries","Italian Infantry","Allied Cavalry","Velites","Allied Cavalry","Scorpio"]},"carthage":{"I":["Libyan Spearmen","Citizen Spearmen","Citizen Cavalry","Numidian Javelinmen","Libyan Spearmen","Libyan Spearmen"]}},
  "at":{"rome":{"I":"Latium"},"carthage":{"I":"Latium"}},"general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"}},
  "side":{"attacker":"rome","defender":"carthage"},"goal":"Latium","fight":"terrain",
  "zone":{"attacker":[null,"hand","hand","hand","hand","hand","hand"],"defender":[null,"hand","hand","hand","hand","hand","hand"]},
  "tally":{"attacker":{"began":6},"defender":{"began":6}},"march":{"army I":{"mu":1}}}

# TW-229  A skirmisher must go with the last main card, artillery as well.
set     fight centre
set     zone attacker 1 ready
set     zone attacker 2 beside
set     zone attacker 3 beside
set     zone attacker 4 ready
set     zone attacker 5 beside
set     zone attacker 6 ready
illegal rome: deploy Republican Legionaries none none because not-offered
illegal rome: deploy Republican Legionaries Velites none because not-offered
legal   rome: deploy Republican Legionaries Velites Scorpio

# TW-228  Two centre combats come first: the only other main card may not ride round.
set     flow 0 spare
set     flow 1 fight
set     flow 2 after the meeting
set     flow 3 campaign
set     flow 4 none
set     fight centre
set     acting attacker
set     zone attacker 1 ready
set     zone attacker 2 dead
set     zone attacker 4 beside
set     zone attacker 5 beside
set     zone attacker 6 beside
legal   centre Allied Cavalry
illegal envelop Allied Cavalry because centre-first

# TW-226  As many flank combats as the smaller number: two riders against one make one.
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, blank
expect  fight flanks
apply   rome: deploy Allied Cavalry none none
apply   carthage: deploy Citizen Cavalry none none
chance  die blank, blank, blank, blank
expect  fight centre
expect  zone attacker 5 hand
