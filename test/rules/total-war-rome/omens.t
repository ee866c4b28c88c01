; Ill Omens among three players.
game total-war-rome
position {"flow":["campaign"],"players":3,"round":3,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Campania":"rome","Zeugitana":"carthage","Byzacium":"carthage","Attica":"greece"},"mu":{"I":3,"II":3},
  "army":{"rome":{"I":["Republican Legionaries","Italian Infantry","Italian Infantry","Velites"]},
  "carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Citizen Spearmen"]},"greece":{"I":["Hoplites","Hoplites"]}},
  "at":{"rome":{"I":"Latium"},"carthage":{"I":"Zeugitana"},"greece":{"I":"Attica"}},
  "general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"},"greece":{"I":"Areus"}},
  "hand":{"rome":{"Spy/Forced March":1,"Trade/Broken Ground":1},"carthage":{"Treaty/Ill Omens":1},"greece":{"Protests/Ill Omens":1}}}

# TW-101  Ill Omens among three: the others are asked in turn order, the second may cancel when the first passes.
apply   event Spy/Forced March 0 0
turn    carthage
apply   pass
turn    greece
apply   event Protests/Ill Omens 0 0
turn    rome
expect  mu I 3
expect  discard Spy/Forced March 1
expect  discard Protests/Ill Omens 1

# TW-101  When the first cancels, the second is not asked: Ill Omens cannot be cancelled.
apply   event Spy/Forced March 0 0
apply   carthage: event Treaty/Ill Omens 0 0
turn    rome
expect  mu I 3
expect  hand greece Protests/Ill Omens 1

# TW-101  When both pass it holds.
apply   event Spy/Forced March 0 0
apply   pass
apply   pass
turn    rome
expect  mu I 4

# TW-101  To the left Greece is asked first (TW-53, TW-96).
set     leftwards yes
apply   event Spy/Forced March 0 0
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
apply   halt
turn    carthage
apply   event Sow distrust/Storm at Sea 0 0
turn    greece
apply   pass
turn    rome
apply   event Treaty/Ill Omens 0 0
expect  navy rome A Quinquereme 2
turn    carthage

# TW-101  Nobody is asked about his own event, and who said never is not asked.
set     hush carthage event yes
apply   event Spy/Forced March 0 0
turn    greece
apply   never
expect  mu I 4
expect  hush greece event yes
turn    rome

# TW-101  A cancelled event of a battle counts as played (TW-98).
set     at carthage I Campania
set     hand rome Treaty/Broken Ground 1
set     hush carthage event yes
apply   march I Campania
apply   fight
apply   fight
apply   rome: event Treaty/Broken Ground 0 0
apply   greece: event Protests/Ill Omens 0 0
expect  terrain 0
illegal rome: event Trade/Broken Ground 0 0
