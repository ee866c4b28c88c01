; The later fights of a battle, abilities, and what victory brings.
game total-war-rome
position {"flow":["strike","fight","after the meeting","campaign"],"players":2,"round":3,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Zeugitana":"carthage"},"force":"army I","origin":"Etruria",
  "army":{"rome":{"I":["Republican Legionaries","Italian Infantry","Allied Cavalry","Velites"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Citizen Spearmen","Numidian Javelinmen"]}},
  "at":{"rome":{"I":"Latium"},"carthage":{"I":"Latium"}},"general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"}},
  "side":{"attacker":"rome","defender":"carthage"},"goal":"Latium","fight":"envelopment","acting":"attacker",
  "zone":{"attacker":[null,"beside","beside","far","beside"],"defender":[null,"dead","beside","under","beside"]},
  "tally":{"attacker":{"began":4},"defender":{"began":4}},"march":{"army I":{"mu":1}}}

# TW-232  The envelopment strikes cards beside the general and may roll again; TW-222: those under him are safe.
illegal strike Allied Cavalry Citizen Spearmen whole because not-offered
apply   strike Allied Cavalry Libyan Spearmen whole
chance  die blank, blank
apply   reroll 0
chance  die skull
apply   keep
turn    rome

# TW-233  Fewer than two main cards: the army is gone; TW-32: a total victory gives two VP; TW-234.
apply   strike Allied Cavalry Libyan Spearmen whole
chance  die skull, blank
apply   keep
expect  at carthage I none
expect  vp rome 2

# TW-236  A total victory makes two veterans; TW-237: the general's die.
apply   strike Allied Cavalry Libyan Spearmen whole
chance  die skull, blank
apply   keep
apply   upgrade Republican Legionaries
apply   upgrade Italian Infantry
chance  die x
chance  appoint Q. Fabius Maximus
expect  army rome I 0 Veteran Republican Legionaries
expect  general rome I Q. Fabius Maximus

# TW-248  Never Give Up: one main card is enough.
set     general carthage I none
set     general rome I Q. Fabius Maximus
set     zone attacker 1 dead
set     zone attacker 2 dead
apply   pass
apply   recover Libyan Spearmen
expect  at rome I Latium

# TW-235  A victory recovers a dead card.
set     zone attacker 4 dead
apply   pass
turn    rome
apply   recover Velites
expect  vp rome 1

# TW-184  The beaten army leaves; TW-239: Training Camps upgrade one more.
set     bought Training Camps 1
apply   pass
apply   upgrade Republican Legionaries
apply   upgrade Italian Infantry
chance  die blank
turn    carthage
apply   flee Campania
expect  at carthage I Campania

# TW-185  After a tie the attacker withdraws, here to where he came from.
set     zone defender 1 beside
apply   pass
apply   flee Etruria
expect  at rome I Etruria
expect  vp rome 0

# TW-231  In the centre the cards left strike without answer.
set     fight centre
set     zone attacker 3 beside
set     zone attacker 1 ready
apply   strike Republican Legionaries Libyan Spearmen whole
expect  die 0 red
chance  die skull, blank
expect  vp rome 2

# TW-223  In terrain a side alone strikes cards under the general.
set     fight terrain
set     zone attacker 1 hand
legal   strike Republican Legionaries Citizen Spearmen whole
illegal strike Republican Legionaries Libyan Spearmen whole because not-offered

# TW-33  Allies who fought together get one VP each for a total victory.
set     players 3
set     helper attacker 3
set     army greece I 0 Hoplites
set     army greece I 1 Hoplites
set     at greece I Latium
apply   strike Allied Cavalry Libyan Spearmen whole
chance  die skull, blank
apply   keep
expect  vp rome 1
expect  vp greece 1

# TW-109  Furious Charge: dice of the card are rolled again.
set     hand rome Treaty/Furious Charge 1
apply   strike Allied Cavalry Libyan Spearmen whole
chance  die blank, blank
apply   keep
apply   event Treaty/Furious Charge
apply   reroll 0
chance  die skull
apply   keep
apply   pass
expect  vp rome 2

# TW-108  Rally: a wounded card is pulled back.
set     hand carthage Trade/Rally to the Standard 1
set     zone defender 4 wounded
set     hush rome event yes
apply   strike Allied Cavalry Libyan Spearmen whole
chance  die blank, x
apply   keep
apply   carthage: event Trade/Rally to the Standard
expect  vp rome 1

# TW-110  Locked Shields cancels the worst die; TW-98: once a battle.
set     hand carthage Spy/Locked Shields 1
set     hand carthage Recruit mercenaries/Locked Shields 1
set     hush carthage event yes
apply   strike Allied Cavalry Libyan Spearmen whole
chance  die skull, blank
apply   keep
turn    carthage
apply   event Spy/Locked Shields
illegal event Recruit mercenaries/Locked Shields because wrong-window
apply   pass
expect  vp rome 1

# TW-18  Cards that will not strike are pulled back openly: whoever may be struck is known.
expect  known rome I 2 0
apply   pass
expect  known rome I 2 255

# TW-32  A victory over an army that began with three cards is no total one.
set     tally defender began 3
apply   strike Allied Cavalry Libyan Spearmen whole
chance  die skull, blank
apply   keep
expect  at carthage I none
expect  vp rome 1

# TW-233  If both armies collapse nobody wins.
set     zone attacker 1 dead
set     zone attacker 2 dead
apply   strike Allied Cavalry Libyan Spearmen whole
chance  die skull, blank
apply   keep
expect  at rome I none
expect  at carthage I none
expect  vp rome 0
expect  vp carthage 0

# TW-33  A victory that is not total brings allies nothing.
set     players 3
set     helper attacker 3
set     army greece I 0 Hoplites
set     army greece I 1 Hoplites
set     at greece I Latium
apply   pass
expect  vp rome 0
expect  vp greece 0

# TW-237  A Skull of the general's die makes two stars more; an S nothing.
set     general rome I Q. Fabius Maximus
apply   strike Allied Cavalry Libyan Spearmen whole
chance  die skull, blank
apply   keep
apply   pass
expect  die 0 green
chance  die skull
chance  appoint Scipio Africanus
expect  general rome I Scipio Africanus

# TW-237  S and Blank leave him as he is.
apply   strike Allied Cavalry Libyan Spearmen whole
chance  die skull, blank
apply   keep
apply   pass
expect  die 0 white
chance  die s
expect  general rome I C. Flaminius

# TW-235  A total victory recovers two cards.
set     zone attacker 1 dead
set     zone attacker 4 dead
set     general rome I Q. Fabius Maximus
apply   strike Allied Cavalry Libyan Spearmen whole
chance  die skull, blank
apply   keep
apply   recover Republican Legionaries
apply   recover Velites
expect  vp rome 2
expect  army rome I 3 Velites

# TW-184  A beaten army with nowhere to go is destroyed.
set     goal Rhodus
set     at rome I Rhodus
set     at carthage I Rhodus
set     origin Ionia
set     army rome II 0 Italian Infantry
set     army rome II 1 Italian Infantry
set     at rome II Ionia
set     army rome III 0 Italian Infantry
set     army rome III 1 Italian Infantry
set     at rome III Creta
apply   pass
apply   pass
chance  die blank
expect  at carthage I none

# TW-231  Who has no main card left strikes too, after the other.
set     fight centre
set     zone attacker 3 beside
set     zone attacker 4 ready
set     zone defender 3 beside
set     zone defender 4 ready
apply   strike Velites Libyan Spearmen whole
chance  die blank, blank
turn    carthage
legal   strike Numidian Javelinmen Republican Legionaries whole
