; The ledger: land battle, where a sentence of the manual had no test of its own.
game total-war-rome
position {"flow":["deploy","shown","fight","after the meeting","campaign"],"players":2,"round":3,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Zeugitana":"carthage"},"force":"army I","origin":"Etruria","march":{"army I":{"mu":1}},
  "army":{"rome":{"I":["Republican Legionaries","Italian Infantry","Allied Cavalry","Velites","Italian Infantry","Scorpio"]},
  "carthage":{"I":["Libyan Spearmen","Citizen Spearmen","Citizen Cavalry","Numidian Javelinmen","Libyan Spearmen","Numidian Cavalry"]}},
  "at":{"rome":{"I":"Latium"},"carthage":{"I":"Latium"}},"general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"}},
  "side":{"attacker":"rome","defender":"carthage"},"goal":"Latium","fight":"terrain",
  "tally":{"attacker":{"began":6},"defender":{"began":6}},
  "zone":{"attacker":[null,"hand","hand","hand","hand","hand","hand"],"defender":[null,"hand","hand","hand","hand","hand","hand"]}}
fixture centre
; Both sides have two foot cards left for the centre.
set     fight centre
set     zone attacker 1 ready
set     zone attacker 2 ready
set     zone attacker 3 beside
set     zone attacker 4 beside
set     zone attacker 5 beside
set     zone attacker 6 ready
set     zone defender 1 ready
set     zone defender 2 ready
set     zone defender 3 beside
set     zone defender 4 ready
set     zone defender 5 beside
set     zone defender 6 beside
end
fixture ended
; The envelopment is over when Rome passes.
set     flow 0 strike
set     flow 1 fight
set     flow 2 after the meeting
set     flow 3 campaign
set     flow 4 none
set     fight envelopment
set     acting attacker
set     zone attacker 1 beside
set     zone attacker 2 beside
set     zone attacker 3 far
set     zone attacker 4 beside
set     zone attacker 5 beside
set     zone attacker 6 beside
set     zone defender 1 beside
set     zone defender 2 beside
set     zone defender 3 beside
set     zone defender 4 beside
set     zone defender 5 beside
set     zone defender 6 beside
end

# TW-224  In terrain a skirmisher with a main card rolls first, at the enemy main card if there is no skirmisher.
apply   rome: deploy Republican Legionaries Velites none
apply   carthage: deploy Libyan Spearmen none none
expect  die 0 green
expect  die 1 white
expect  die 2 none
chance  die x, blank
expect  zone defender 1 wounded
chance  die blank, blank, blank, blank
expect  zone attacker 4 under
expect  zone attacker 1 under

# TW-224  Skirmishers on both sides roll at each other, at the same time: both may fall.
apply   rome: deploy Republican Legionaries Velites none
apply   carthage: deploy Libyan Spearmen Numidian Javelinmen none
expect  roller 0 0
expect  roller 2 1
chance  die skull, blank, skull
expect  zone attacker 4 dead
expect  zone defender 4 dead
expect  zone defender 1 fielded

# TW-220  A mounted skirmisher does not go into terrain, alone or with others.
illegal carthage: deploy none Numidian Cavalry none because not-offered
illegal carthage: deploy Libyan Spearmen Numidian Cavalry none because not-offered
legal   carthage: deploy none Numidian Javelinmen none

# TW-227  Retired skirmishers and main cards of the flanks lie next to the general.
set     fight flanks
apply   rome: deploy Allied Cavalry none none
apply   carthage: deploy Citizen Cavalry Numidian Cavalry none
expect  die 0 green
expect  roller 0 1
chance  die blank, blank, blank, blank, blank
expect  zone defender 6 beside
expect  zone defender 3 beside
expect  zone attacker 3 beside

# TW-225  A wounded card still strikes in its own combat (B9): main cards roll at the same time.
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die skull, blank, x, x
expect  zone defender 1 dead
expect  zone attacker 1 dead

# TW-230  Artillery whose main card lives retires next to the general.
use     centre
apply   rome: deploy Republican Legionaries none Scorpio
apply   carthage: deploy Libyan Spearmen Numidian Javelinmen none
chance  die blank, blank, s, blank, blank, blank
expect  zone attacker 6 beside
expect  zone attacker 1 beside

# TW-224  Artillery shoots at the skirmisher if there is one; a RED S kills it (TW-217).
use     centre
apply   rome: deploy Republican Legionaries none Scorpio
apply   carthage: deploy Libyan Spearmen Numidian Javelinmen none
chance  die s
expect  zone defender 4 dead
expect  zone defender 1 fielded

# TW-217  Against a kind that is not listed the S does nothing: Allied Cavalry against foot.
apply   rome: deploy Allied Cavalry none none
apply   carthage: deploy Libyan Spearmen none none
chance  die s, s, blank, blank
expect  zone defender 1 under

# TW-229  A skirmisher does not stand in the centre alone.
use     centre
illegal carthage: deploy none Numidian Javelinmen none because not-offered
legal   carthage: deploy Libyan Spearmen Numidian Javelinmen none

# TW-226  All riders are played in the flanks: they cannot be held back, nor foot sent there.
set     fight flanks
illegal rome: pass
illegal rome: deploy Italian Infantry none none because not-offered
offers  rome: 1

# TW-216  Damage of two kills destroys the card and the wounded one; what is left over is lost.
set     zone defender 2 wounded
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die skull, skull, blank, blank
expect  zone defender 1 dead
expect  zone defender 2 dead
expect  zone defender 5 hand

# TW-235  What is not recovered goes to the reserve: one of two dead comes back.
use     ended
set     zone attacker 4 dead
set     zone attacker 5 dead
set     zone defender 1 dead
set     zone defender 2 dead
apply   pass
expect  vp rome 1
apply   recover Italian Infantry
expect  army rome I 4 Scorpio
expect  army rome I 5 none

# TW-236  No veteran if the reserve has none: both Veteran Allied Cavalry are in use.
use     ended
set     zone defender 1 dead
set     army rome II 0 Veteran Allied Cavalry
set     army rome II 1 Veteran Allied Cavalry
set     at rome II Etruria
apply   pass
illegal upgrade Allied Cavalry
legal   upgrade Velites
illegal upgrade Scorpio

# TW-234  More main cards destroyed wins; a dead skirmisher does not count.
use     ended
set     zone attacker 4 dead
set     zone defender 4 dead
set     zone defender 5 dead
apply   pass
expect  vp rome 1

# TW-234  So may the defender win, and the attacker goes back to where he came from (TW-184).
use     ended
set     zone attacker 1 dead
apply   pass
expect  vp carthage 1
expect  vp rome 0
turn    carthage

# TW-185  After a tie all the dead are lost, on both sides.
use     ended
set     zone attacker 1 dead
set     zone defender 5 dead
apply   pass
expect  army rome I 5 none
expect  army carthage I 5 none
expect  vp rome 0
expect  vp carthage 0
turn    rome

# TW-219  Wounded cards are healed after the battle: they are not lost.
use     ended
set     zone attacker 2 wounded
set     zone defender 1 dead
apply   pass
expect  army rome I 5 Scorpio

# TW-42  An army that is destroyed loses its general: he is neither with it nor spare.
use     ended
set     zone defender 1 dead
set     zone defender 2 dead
set     zone defender 3 dead
apply   pass
expect  at carthage I none
expect  general carthage I none
expect  spare Bomilcar none
expect  vp rome 2

# TW-211  Equal generals have no reveal.
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, blank
expect  tally attacker reveals 0
expect  tally defender reveals 0

# TW-226  A third elephant counts for the flanks: one combat against one rider, and two are kept.
set     army carthage I 0 Punic War Elephants
set     army carthage I 1 Punic War Elephants
set     army carthage I 2 Punic War Elephants
set     army carthage I 5 Libyan Spearmen
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, blank
turn    carthage
apply   ride 1
expect  fight flanks
turn    rome carthage
legal   carthage: deploy Punic War Elephants none none
apply   rome: deploy Allied Cavalry none none
apply   carthage: deploy Punic War Elephants none none
chance  die blank, blank, s, s, blank
expect  fight centre
expect  zone defender 2 ready

# TW-226  Two elephants do not: without riders of Carthage there is no flank combat, Rome's rider is spare.
set     army carthage I 0 Punic War Elephants
set     army carthage I 1 Punic War Elephants
set     army carthage I 2 Libyan Spearmen
set     army carthage I 5 Libyan Spearmen
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, blank
expect  fight centre
turn    rome
legal   envelop Allied Cavalry

# TW-226  Chariots ride on the flanks like cavalry.
set     players 4
set     side attacker barbarians
set     active barbarians
set     at rome I Etruria
set     at barbarians I Latium
set     army barbarians I 0 Lowland Warriors
set     army barbarians I 1 Lowland Warriors
set     army barbarians I 2 Chariots
set     army barbarians I 3 Chariots
set     army barbarians I 4 Lowland Warriors
set     army barbarians I 5 Lowland Warriors
set     general barbarians I Ducarius
set     relation barbarians carthage enemy
apply   barbarians: deploy Lowland Warriors none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, blank
expect  fight flanks
illegal barbarians: deploy Lowland Warriors none none because not-offered
apply   barbarians: deploy Chariots none none
apply   carthage: deploy Citizen Cavalry Numidian Cavalry none
expect  die 0 green
chance  die blank
expect  die 0 green
expect  die 1 black
chance  die blank, blank, blank, blank
expect  fight centre
turn    barbarians
legal   envelop Chariots

# TW-108  Rally: the wounded card is pulled back, so the next wound does not destroy it.
set     zone defender 2 wounded
set     hand carthage Trade/Rally to the Standard 1
set     hand carthage Protests/Level Plain 1
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die x, blank, blank, blank
apply   carthage: event Trade/Rally to the Standard
expect  zone defender 2 under
apply   carthage: pass
expect  zone defender 2 under
expect  zone defender 1 wounded

# TW-108  In the centre it lies next to the general.
use     centre
set     zone defender 3 wounded
set     hand carthage Trade/Rally to the Standard 1
set     hand carthage Protests/Level Plain 1
apply   rome: deploy Italian Infantry none none
apply   carthage: deploy Libyan Spearmen none none
chance  die blank, blank, blank, blank
apply   carthage: event Trade/Rally to the Standard
expect  zone defender 3 beside

# TW-108  Without a wounded card there is nobody to rally.
set     hand carthage Trade/Rally to the Standard 1
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
chance  die x, blank, blank, blank
turn    carthage
illegal carthage: event Trade/Rally to the Standard because wrong-window

# TW-110  Locked Shields are for infantry: riders cannot use them.
set     fight flanks
set     hand carthage Spy/Locked Shields 1
set     army carthage I 5 Libyan Spearmen
apply   rome: deploy Allied Cavalry none none
apply   carthage: deploy Citizen Cavalry none none
chance  die skull, blank, blank, blank
turn    carthage
illegal carthage: event Spy/Locked Shields because wrong-window

# TW-242  Incendiary Pigs do not roll at foot.
use     centre
set     army rome I 5 Incendiary Pigs
set     known rome I 5 255
apply   rome: unleash Incendiary Pigs
apply   rome: deploy Republican Legionaries none none
apply   carthage: deploy Libyan Spearmen none none
expect  die 0 red
expect  die 1 green
expect  roller 2 1

# TW-241  Wedge Formation once in a battle.
set     players 3
set     side attacker greece
set     active greece
set     at rome I Etruria
set     at greece I Latium
set     general greece I Areus
set     army greece I 0 Hoplites
set     army greece I 1 Hoplites
set     army greece I 2 Thessalian Cavalry
set     army greece I 3 Hoplites
set     army greece I 4 Thessalian Cavalry
set     army greece I 5 Hoplites
set     army carthage I 1 Citizen Cavalry
set     army carthage I 5 Libyan Spearmen
set     bought Wedge Formation 1
set     fight flanks
set     combats 1
apply   greece: deploy Thessalian Cavalry none none
apply   carthage: deploy Citizen Cavalry none none
chance  die blank, blank, blank, blank
apply   greece: wedge
apply   greece: keep
apply   greece: deploy Thessalian Cavalry none none
apply   carthage: deploy Citizen Cavalry none none
chance  die blank, blank, blank, blank
expect  fight centre

# TW-235  Of two dead cards of a kind one is as good as the other: they are offered once.
use     ended
set     zone attacker 2 dead
set     zone attacker 5 dead
set     zone defender 1 dead
set     zone defender 2 dead
set     zone defender 5 dead
apply   pass
legal   recover Italian Infantry
offers  2
