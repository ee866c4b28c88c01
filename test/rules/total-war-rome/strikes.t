; Cards that strike alone: which of them, at what, and how long.
game total-war-rome
position {"flow":["strike","fight","after the meeting","campaign"],"players":2,"round":3,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Zeugitana":"carthage"},"force":"army I","origin":"Etruria",
  "army":{"rome":{"I":["Republican Legionaries","Italian Infantry","Velites","Scorpio"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Libyan Spearmen"]}},
  "at":{"rome":{"I":"Latium"},"carthage":{"I":"Latium"}},
  "general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"}},"side":{"attacker":"rome","defender":"carthage"},"goal":"Latium",
  "fight":"centre","acting":"attacker",
  "zone":{"attacker":[null,"ready","ready","ready","ready"],"defender":[null,"wounded","beside","beside"]},
  "tally":{"attacker":{"began":4},"defender":{"began":3}},"march":{"army I":{"mu":1}}}

# TW-231  The striker chooses between a wounded and a whole card of one kind.
legal   strike Republican Legionaries Libyan Spearmen whole
legal   strike Republican Legionaries Libyan Spearmen wounded
apply   strike Republican Legionaries Libyan Spearmen whole
chance  die skull, blank
expect  zone defender 1 wounded
expect  zone defender 2 dead

# TW-231  One X is enough for the wounded card.
apply   strike Republican Legionaries Libyan Spearmen wounded
chance  die x, blank
expect  zone defender 1 dead
expect  zone defender 2 beside

# TW-231  Light cards that are left strike, too: skirmishers and engines.
legal   strike Velites Libyan Spearmen whole
legal   strike Scorpio Libyan Spearmen wounded
apply   strike Scorpio Libyan Spearmen wounded
chance  die x
expect  zone defender 1 dead
expect  zone attacker 4 beside

# TW-223  In terrain all cards strike if the enemy has none left: foot skirmishers too, no engines.
set     fight terrain
set     combats 1
set     zone attacker 1 hand
set     zone attacker 2 hand
set     zone attacker 3 hand
set     zone attacker 4 hand
set     zone defender 2 under
set     zone defender 3 under
illegal strike Scorpio Libyan Spearmen wounded because not-offered
apply   strike Velites Libyan Spearmen wounded
chance  die x, blank
expect  zone defender 1 dead
apply   strike Italian Infantry Libyan Spearmen whole
chance  die blank, blank
turn    rome
apply   strike Republican Legionaries Libyan Spearmen whole
expect  fight terrain

# TW-223  Who has had enough of it passes; his other cards fight on.
set     fight terrain
set     combats 2
set     zone attacker 1 hand
set     zone attacker 2 hand
set     zone attacker 3 hand
set     zone attacker 4 hand
set     zone defender 2 under
set     zone defender 3 under
apply   pass
expect  fight centre
expect  zone attacker 1 ready

# TW-223  In the other reading one card strikes for each combat that is left.
set     option terrain left
set     fight terrain
set     combats 0
set     zone attacker 1 hand
set     zone attacker 2 hand
set     zone attacker 3 hand
set     zone attacker 4 hand
set     zone defender 2 under
set     zone defender 3 under
apply   strike Velites Libyan Spearmen wounded
chance  die blank, blank
expect  fight centre
