; Land battles: from the choice of cards to the aftermath.
game total-war-rome
position {"flow":["deploy","shown","fight","after the meeting","campaign"],"players":2,"round":3,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Zeugitana":"carthage"},"force":"army I","origin":"Etruria",
  "army":{"rome":{"I":["Republican Legionaries","Italian Infantry","Allied Cavalry","Velites","Italian Infantry","Scorpio"]},"carthage":{"I":["Libyan Spearmen","Citizen Spearmen","Citizen Cavalry","Numidian Javelinmen","Libyan Spearmen","Libyan Spearmen"]}},
  "at":{"rome":{"I":"Latium"},"carthage":{"I":"Latium"}},"general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"}},
  "side":{"attacker":"rome","defender":"carthage"},"goal":"Latium","fight":"terrain",
  "zone":{"attacker":[null,"hand","hand","hand","hand","hand","hand"],"defender":[null,"hand","hand","hand","hand","hand","hand"]},
  "tally":{"attacker":{"began":6},"defender":{"began":6}},"march":{"army I":{"mu":1}}}

# TW-213  Both choose in secret and show together.
legal   rome: deploy Republican Legionaries none none
apply   rome: deploy Republican Legionaries none none
expect  fielded attacker main 0
apply   carthage: deploy Libyan Spearmen none none
expect  fielded attacker main 1

# TW-18  What fights is seen by all and stays known.
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
expect  known rome I 0 255

# TW-212  With a reveal the other side chooses first and openly.
set     tally attacker sees first 1
illegal rome: deploy Republican Legionaries none none because not-your-turn
apply   carthage: deploy Libyan Spearmen none none
expect  fielded defender main 1
apply   rome: deploy Italian Infantry none none

# TW-220  Terrain: difficult dice, no artillery, foot skirmishers.
illegal rome: deploy Republican Legionaries none Scorpio because not-offered
legal   rome: deploy Republican Legionaries Velites none
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Citizen Spearmen none none
expect  die 0 green
expect  die 1 green
expect  die 2 green
expect  die 3 black

# TW-216  A kill and a wound; TW-22: an X wounds, a Skull kills.
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die skull, blank, x, blank
expect  zone defender 1 dead
expect  zone attacker 1 wounded

# TW-216  A further wound destroys the card already wounded.
set     zone attacker 5 wounded
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, x, blank
expect  zone attacker 5 dead
expect  zone attacker 1 under

# TW-222  Survivors of terrain go under the general; TW-219: a card fights once.
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, blank
expect  zone attacker 1 under
expect  fight flanks

# TW-218  A BLACK S cancels the worst die against it.
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Libyan Spearmen none none
chance  die s, blank, x, blank
expect  zone attacker 2 under

# TW-217  A RED S kills the listed kinds.
apply   rome: deploy Allied Cavalry Velites none
apply   carthage: deploy none Numidian Javelinmen none
chance  die s, blank, blank
expect  zone defender 4 dead

# TW-221  A lone skirmisher rolls at the main card, and both retire.
apply   rome: deploy none Velites none
apply   carthage: deploy Libyan Spearmen none none
chance  die x, blank
expect  zone defender 1 wounded
expect  zone attacker 4 under

# TW-214  One main, one skirmisher, one artillery card at most.
set     fight centre
set     zone attacker 1 ready
set     zone attacker 2 ready
set     zone attacker 4 ready
set     zone attacker 6 ready
legal   rome: deploy Republican Legionaries Velites Scorpio

# TW-224  Artillery rolls first, then skirmishers, then the main cards; TW-229.
set     fight centre
set     zone attacker 1 ready
set     zone attacker 6 ready
set     zone attacker 4 ready
set     zone defender 1 ready
apply   rome: deploy Republican Legionaries Velites Scorpio
apply   carthage: deploy Libyan Spearmen none none
expect  die 0 white
chance  die x
expect  die 0 green
expect  die 1 black
chance  die blank, blank
expect  die 0 red

# TW-230  Artillery dies with its main card.
set     fight centre
set     zone attacker 1 ready
set     zone attacker 6 ready
set     zone attacker 2 ready
set     zone defender 1 ready
set     zone defender 5 ready
apply   rome: deploy Italian Infantry none Scorpio
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, skull, blank
expect  zone attacker 2 dead
expect  zone attacker 6 dead

# TW-225  Bowmen roll first; who is dead does not answer.
set     army rome I 1 Auxiliary Archers
apply   rome: deploy Auxiliary Archers none none
apply   carthage: deploy Libyan Spearmen none none
expect  die 2 none
chance  die x, x
expect  zone defender 1 dead
expect  zone attacker 2 under

# TW-107  Ambush: the defender strikes first in the first terrain combat.
set     tally defender ambushes 1
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
expect  roller 0 1
expect  die 2 none

# TW-226  Flanks: cavalry and chariots, good dice.
set     fight flanks
illegal rome: deploy Republican Legionaries none none because not-offered
apply   rome: deploy Allied Cavalry none none
apply   carthage: deploy Citizen Cavalry none none
expect  die 0 yellow

# TW-227  Mounted skirmishers must go with them.
set     fight flanks
set     army carthage I 3 Numidian Cavalry
illegal carthage: deploy Citizen Cavalry none none because not-offered
legal   carthage: deploy Citizen Cavalry Numidian Cavalry none

# TW-242  War Dogs roll before the skirmishers.
set     army rome I 5 War Dogs
set     known rome I 5 255
apply   rome: unleash War Dogs
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
expect  die 0 green
expect  die 2 none
chance  die blank, blank
expect  die 2 white

# TW-40  Cavalry is a mounted main card, Velites are skirmishers.
legal   rome: deploy Allied Cavalry Velites none

# TW-21  A WHITE die has no Skull.
apply   rome: deploy none Velites none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank
offers  3

# TW-243  An Inspired Fighter adds a GREEN die, and an enemy Skull fells him.
set     general rome I M. Claudius Marcellus
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Citizen Spearmen none none
apply   rome: inspire
expect  die 2 green
chance  die blank, blank, blank, skull, blank
chance  appoint C. Flaminius
expect  general rome I C. Flaminius

# TW-246  A Morale Booster heals a wound.
set     general rome I L. Aemilius Paullus
set     zone attacker 5 wounded
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Citizen Spearmen none none
apply   rome: heal
expect  zone attacker 5 under

# TW-241  Wedge Formation rolls dice of Thessalians in the flanks again.
set     players 3
set     side attacker greece
set     active greece
set     at greece I Latium
set     army greece I 0 Thessalian Cavalry
set     army greece I 1 Hoplites
set     army greece I 2 Hoplites
set     army greece I 3 Hoplites
set     army greece I 4 Hoplites
set     army greece I 5 Hoplites
set     bought Wedge Formation 1
set     fight flanks
apply   greece: deploy Thessalian Cavalry none none
apply   carthage: deploy Citizen Cavalry none none
chance  die blank, blank, blank, blank
turn    greece
apply   wedge
apply   reroll 0
chance  die skull
apply   keep
expect  zone defender 3 dead

# TW-238  Line Relief: the infantry card in a centre combat is swapped for another in hand, once.
set     bought Line Relief 1
set     fight centre
set     zone attacker 1 ready
set     zone attacker 2 ready
set     zone attacker 3 beside
set     zone attacker 4 beside
set     zone attacker 5 ready
set     zone attacker 6 beside
set     zone defender 1 ready
set     zone defender 2 ready
set     zone defender 3 beside
set     zone defender 4 beside
set     zone defender 5 ready
set     zone defender 6 beside
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Libyan Spearmen none none
turn    rome
apply   swap Republican Legionaries
expect  fielded attacker main 1
expect  zone attacker 2 ready
expect  known rome I 0 255
expect  die 0 red
chance  die s, blank, blank, blank
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Libyan Spearmen none none
turn    chance

# TW-238  Not in the fight for terrain, and not for Carthage.
set     bought Line Relief 1
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Libyan Spearmen none none
turn    chance

# TW-240  Punic Drill: one die of a Libyan card is rolled again, once in the battle.
set     bought Punic Drill 1
set     combats 2
set     combats 1
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, blank
turn    carthage
apply   drill
illegal reroll 0 because not-offered
apply   reroll 2
chance  die x
expect  zone attacker 2 wounded
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, blank
expect  fight flanks

# TW-240  Not for other cards.
set     bought Punic Drill 1
set     army carthage I 1 Hispanic Scutarii
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Hispanic Scutarii none none
chance  die blank, blank, blank, blank
expect  fight flanks

# TW-45  A veteran rolls one colour better: Legionaries GREEN and GREEN in terrain, veterans YELLOW.
set     army rome I 0 Veteran Republican Legionaries
apply   rome: deploy Veteran Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
expect  die 0 yellow
expect  die 1 yellow

# TW-45  RED stays RED: in good going RED and GREEN become RED and YELLOW.
set     army rome I 0 Veteran Republican Legionaries
set     fight centre
set     zone attacker 1 ready
set     zone defender 1 ready
apply   rome: deploy Veteran Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
expect  die 0 red
expect  die 1 yellow

# TW-216  Two X destroy the card that fights.
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die x, x, blank, blank
expect  zone defender 1 dead

# TW-216  A kill and a wound destroy the wounded card as well.
set     zone defender 2 wounded
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die skull, x, blank, blank
expect  zone defender 1 dead
expect  zone defender 2 dead

# TW-220  Each side must send a card, even an unsuitable one.
illegal rome: pass because not-now
legal   rome: deploy Allied Cavalry none none

# TW-225  Bowmen against bowmen roll together.
set     army rome I 1 Auxiliary Archers
set     players 3
set     side defender greece
set     at greece I Latium
set     army greece I 0 Cretan Archers
set     army greece I 1 Hoplites
set     army greece I 2 Hoplites
set     zone defender 4 none
set     zone defender 5 none
set     zone defender 6 none
apply   rome: deploy Auxiliary Archers none none
apply   greece: deploy Cretan Archers none none
expect  die 3 black

# TW-226  Two elephants are kept for the centre.
set     army carthage I 0 Punic War Elephants
set     army carthage I 1 Punic War Elephants
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, blank
expect  fight flanks
illegal carthage: deploy Punic War Elephants none none because not-offered

# TW-226  A third may ride on the flanks: its player says so, and it adds to the cards there.
set     army carthage I 0 Punic War Elephants
set     army carthage I 1 Punic War Elephants
set     army carthage I 4 Punic War Elephants
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, blank
turn    carthage
illegal ride 2 because not-offered
legal   ride 0
apply   ride 1
legal   carthage: deploy Punic War Elephants none none

# TW-226  Or all of them wait for the centre.
set     army carthage I 0 Punic War Elephants
set     army carthage I 1 Punic War Elephants
set     army carthage I 4 Punic War Elephants
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, blank
apply   ride 0
illegal carthage: deploy Punic War Elephants none none because not-offered
legal   carthage: deploy Citizen Cavalry none none

# TW-223  When only one side can send a card to terrain, it strikes one under the general.
set     combats 2
set     combats 2
set     zone defender 1 under
set     zone defender 2 dead
set     zone defender 3 dead
set     zone defender 4 dead
set     zone defender 5 dead
set     zone defender 6 hand
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die skull, blank, blank, blank
expect  flow 0 strike
turn    rome
legal   strike Italian Infantry Libyan Spearmen whole

# TW-231  When one side has no centre card left, the others strike beside the general, not under him.
set     fight centre
set     combats 0
set     zone attacker 1 ready
set     zone attacker 2 ready
set     zone attacker 3 dead
set     zone attacker 4 dead
set     zone attacker 5 dead
set     zone attacker 6 dead
set     zone defender 1 ready
set     zone defender 2 under
set     zone defender 3 beside
set     zone defender 4 dead
set     zone defender 5 dead
set     zone defender 6 dead
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die s, blank, blank, blank
turn    rome
legal   strike Italian Infantry Citizen Cavalry whole
illegal strike Italian Infantry Citizen Spearmen whole because not-offered

# TW-221  Two lone skirmishers fight each other.
apply   rome: deploy none Velites none
apply   carthage: deploy none Numidian Javelinmen none
chance  die x, blank, skull
expect  zone attacker 4 dead
expect  zone defender 4 wounded

# TW-242  Incendiary Pigs roll first at a mounted card in the flanks, not in terrain.
set     army rome I 5 Incendiary Pigs
set     known rome I 5 255
illegal rome: unleash Incendiary Pigs
set     fight flanks
apply   rome: unleash Incendiary Pigs
apply   rome: deploy Allied Cavalry none none
apply   carthage: deploy Citizen Cavalry none none
chance  die skull, skull
expect  zone defender 3 dead

# TW-242  Flaming Logs are for the defender in terrain.
set     army carthage I 5 Flaming Logs
set     known carthage I 5 255
legal   carthage: unleash Flaming Logs
set     fight centre
illegal carthage: unleash Flaming Logs

# TW-242  Not for the attacker.
set     army rome I 5 Flaming Logs
set     known rome I 5 255
illegal rome: unleash Flaming Logs

# TW-211  A reveal is asked for before each combat, and used up by it.
set     combats 2
set     combats 2
set     tally attacker reveals 2
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, blank
turn    rome
apply   reveal
expect  tally attacker reveals 1
illegal rome: deploy Italian Infantry none none because not-your-turn
apply   carthage: deploy Citizen Spearmen none none
expect  fielded defender main 2
legal   rome: deploy Italian Infantry none none

# TW-211  It may be kept for another combat.
set     combats 2
set     combats 2
set     tally attacker reveals 2
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, blank
apply   rome: pass
expect  tally attacker reveals 2
legal   rome: deploy Italian Infantry none none
legal   carthage: deploy Libyan Spearmen none none

# TW-218  Of two X one is cancelled: a wound is left.
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Libyan Spearmen none none
chance  die x, x, s, blank
expect  zone defender 1 wounded
expect  zone attacker 2 under

# TW-218  The most harmful die first: the Skull is cancelled, the X wounds.
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die skull, x, blank, s
expect  zone defender 1 wounded

# TW-232  After the centre the kept riders strike, and after them the battle is over.
set     fight centre
set     zone attacker 1 ready
set     zone attacker 2 beside
set     zone attacker 3 far
set     zone attacker 4 beside
set     zone attacker 5 beside
set     zone attacker 6 beside
set     zone defender 1 ready
set     zone defender 2 beside
set     zone defender 3 beside
set     zone defender 4 beside
set     zone defender 5 beside
set     zone defender 6 beside
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die s, blank, blank, blank
expect  fight envelopment
turn    rome
legal   strike Allied Cavalry Citizen Spearmen whole
apply   strike Allied Cavalry Citizen Spearmen whole
chance  die skull, blank
apply   keep
expect  zone defender 2 none

# TW-246  The first card of the line is healed like any other.
set     general rome I L. Aemilius Paullus
set     zone attacker 1 wounded
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Citizen Spearmen none none
apply   rome: heal
expect  zone attacker 1 under

# TW-238  Riders in the centre do not relieve a line, and each kind is offered once.
set     bought Line Relief 1
set     fight centre
set     zone attacker 1 ready
set     zone attacker 2 ready
set     zone attacker 3 ready
set     zone attacker 4 beside
set     zone attacker 5 ready
set     zone attacker 6 beside
set     zone defender 1 ready
set     zone defender 2 ready
set     zone defender 3 beside
set     zone defender 4 beside
set     zone defender 5 ready
set     zone defender 6 beside
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Libyan Spearmen none none
illegal swap Allied Cavalry
offers  3

# TW-107  An ambush is over with the first terrain combat.
set     tally defender ambushes 1
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank
chance  die blank, blank
expect  tally defender ambushes 0
