; Ill Omens among three players.
game total-war-rome
position {"flow":["campaign"],"players":3,"round":3,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Campania":"rome","Zeugitana":"carthage","Byzacium":"carthage","Attica":"greece"},
  "army":{"rome":{"I":["Republican Legionaries","Italian Infantry","Italian Infantry","Velites"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Citizen Spearmen"]},"greece":{"I":["Hoplites","Hoplites"]}},
  "at":{"rome":{"I":"Latium"},"carthage":{"I":"Zeugitana"},"greece":{"I":"Attica"}},
  "general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"},"greece":{"I":"Areus"}},
  "hand":{"rome":{"Spy/Forced March":1,"Trade/Broken Ground":1},"carthage":{"Treaty/Ill Omens":1},"greece":{"Protests/Ill Omens":1}},
  "march":{"army I":{"mu":3},"army II":{"mu":3}}}

# TW-101  Ill Omens among three: the others are asked in turn order, the second may cancel when the first passes.
apply   aim Spy/Forced March army I
turn    carthage
apply   pass
turn    greece
apply   event Protests/Ill Omens
turn    rome
expect  march army I mu 3
expect  discard Spy/Forced March 1
expect  discard Protests/Ill Omens 1

# TW-101  When the first cancels, the second is not asked: Ill Omens cannot be cancelled.
apply   aim Spy/Forced March army I
apply   carthage: event Treaty/Ill Omens
turn    rome
expect  march army I mu 3
expect  hand greece Protests/Ill Omens 1

# TW-101  When both pass it holds.
apply   aim Spy/Forced March army I
apply   pass
apply   pass
turn    rome
expect  march army I mu 4

# TW-101  To the left Greece is asked first (TW-53, TW-96).
set     leftwards yes
apply   aim Spy/Forced March army I
turn    greece
apply   pass
turn    carthage

# TW-101  The active player may answer an event of another, and is asked last.
set     hand carthage Sow distrust/Storm at Sea 1
set     hand rome Treaty/Ill Omens 1
set     hand carthage Treaty/Ill Omens 0
set     navy rome A Quinquereme 2
set     fleet rome A Mare Tyrrhenum
apply   march I Campania
apply   done
turn    carthage
apply   aim Sow distrust/Storm at Sea navy A of rome
turn    greece
apply   pass
turn    rome
apply   event Treaty/Ill Omens
expect  navy rome A Quinquereme 2

# TW-101  Nobody is asked about his own event, and who said never is not asked.
set     hush carthage event yes
apply   aim Spy/Forced March army I
turn    greece
apply   never
expect  march army I mu 4
expect  hush greece event yes
turn    rome

# TW-101  A cancelled event of a battle counts as played (TW-98).
set     at carthage I Campania
set     hand rome Treaty/Broken Ground 1
set     hush carthage event yes
apply   march I Campania
apply   fight
apply   fight
apply   rome: event Treaty/Broken Ground
apply   greece: event Protests/Ill Omens
expect  combats 0
illegal rome: event Trade/Broken Ground

# TW-105  Who loses his Night Withdrawal to Ill Omens still avoids, by a roll.
set     hand rome Spy/Forced March 0
set     hand rome Trade/Broken Ground 0
set     hand carthage Sabotage/Night Withdrawal 1
set     at carthage I Etruria
apply   march I Etruria
turn    carthage
apply   event Sabotage/Night Withdrawal
apply   greece: event Protests/Ill Omens
apply   rome: fight
turn    chance
chance  die blank, x
turn    carthage
legal   flee Picenum
