; The ledger: which faces each die has, seen in what chance may roll. In an assault the dice of the garrison
; stay on the table (0 to 2 here), and those of the army lie behind them.
game total-war-rome
position {"flow":["campaign"],"players":2,"round":4,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Zeugitana":"carthage","Byzacium":"carthage"},
  "army":{"rome":{"I":["Republican Legionaries","Republican Legionaries","Italian Infantry","Scorpio"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen"]}},
  "at":{"rome":{"I":"Byzacium"},"carthage":{"I":"Zeugitana"}},"general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"}}}

# TW-21  RED has no Blank, and shows Skull, X and S.
apply   assault I
expect  die 0 red
illegal chance: die blank
legal   chance: die skull
legal   chance: die x
legal   chance: die s

# TW-21  YELLOW has all four.
set     bought Roman Siegecraft 1
apply   assault I
expect  die 0 yellow
turn    chance
offers  4

# TW-21  GREEN has all four, WHITE no Skull.
apply   assault I
chance  die s, s, s
expect  die 3 green
offers  4
chance  die blank, blank, blank
expect  die 6 white
illegal chance: die skull
offers  3

# TW-21  BLACK has no Skull; a leaderless army rolls it (TW-47).
set     general rome I none
apply   assault I
chance  die s, s, s, blank, blank, blank, blank
expect  die 7 black
illegal chance: die skull
offers  3

# TW-48  The die climbs with the stars: GREEN for three.
set     general rome I Q. Fabius Maximus
apply   assault I
chance  die s, s, s
expect  die 7 green

# TW-48  YELLOW for four.
set     general rome I C. Marius
apply   assault I
chance  die s, s, s
expect  die 7 yellow

# TW-48  RED for five.
set     general rome I Scipio Africanus
apply   assault I
chance  die s, s, s
expect  die 7 red

# TW-48  BLACK for one.
set     general rome I Political Appointee
apply   assault I
chance  die s, s, s
expect  die 7 black

# TW-175  Panhellenic League guards what Greece holds: Attica in the hands of Carthage has three dice.
set     players 3
set     control Macedonia greece
set     control Attica carthage
set     bought Panhellenic League 1
set     at rome I Attica
apply   assault I
expect  die 2 red
expect  die 3 none
