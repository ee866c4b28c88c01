; Garrisons, walls and sieges, sentence by sentence; natives of land others hold.
game total-war-rome
position {"flow":["campaign"],"players":2,"round":4,"turns":1,"first":"rome","gold":{"rome":9,"carthage":9},
  "control":{"Latium":"rome","Etruria":"rome","Campania":"rome","Zeugitana":"carthage","Byzacium":"carthage","Liguria":"carthage"},
  "army":{"rome":{"I":["Republican Legionaries","Republican Legionaries","Italian Infantry","Allied Cavalry","Scorpio"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Numidian Javelinmen"]}},
  "at":{"rome":{"I":"Byzacium"},"carthage":{"I":"Zeugitana"}},"general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"}},
  "march":{"army I":{"mu":3}}}

# TW-169  Gold value and one RED dice; barracks add one: four for two gold.
set     built barracks Byzacium yes
apply   assault I
expect  die 3 red
expect  die 4 none

# TW-170  Siegecraft makes them YELLOW.
set     bought Roman Siegecraft 3
apply   assault I
expect  die 0 yellow
expect  die 2 yellow

# TW-170  It works from the round after it was bought.
set     bought Roman Siegecraft 4
apply   assault I
expect  die 0 red

# TW-171  GREEN for infantry, nothing for cavalry, the dice of artillery, the general's die.
apply   assault I
chance  die s, s, s
expect  die 2 red
expect  die 3 green
expect  die 4 green
expect  die 5 green
expect  die 6 white
expect  die 7 white
expect  die 8 none

# TW-172  Equal damage goes to more S.
apply   assault I
chance  die x, s, s, x, s, s, s, blank
expect  control Byzacium rome

# TW-172  A further tie fails.
apply   assault I
chance  die x, s, s, x, s, s, blank, blank
expect  control Byzacium carthage

# TW-169  The losses are taken before the attack roll, and S does no harm: the engine stays.
apply   assault I
chance  die skull
told    rome rolled why garrison at Byzacium colour red dice skull
chance  die s, s
apply   lose Italian Infantry
expect  die 3 green
expect  die 4 green
expect  die 5 white
expect  die 6 white
expect  die 7 none

# TW-168  A defending army must be beaten first.
set     at carthage I Byzacium
illegal assault I because must-meet
legal   seek I

# TW-37  Twice in a round the same region gives nothing.
set     invaded Byzacium 1
apply   assault I
chance  die s, s, s, skull, blank, blank, blank, blank
expect  control Byzacium rome
expect  vp rome 0

# TW-160  Land that another faction has conquered is fought for in the same way.
set     at rome I Etruria
apply   march I Liguria
chance  die blank, x
expect  control Liguria rome
expect  vp rome 0

# TW-167  Barracks make conquered land a garrison: no need to fight, but to assault.
set     at rome I Etruria
set     built barracks Liguria yes
apply   march I Liguria
turn    rome
expect  control Liguria carthage
apply   assault I
expect  die 0 red
expect  die 2 red
expect  die 3 none

# TW-161  Natives of one gold roll GREEN, of two YELLOW.
set     at rome I Campania
apply   march I Bruttium
expect  die 0 green
expect  die 1 green

# TW-161  A mercenary region rolls its own dice.
set     at rome I Etruria
apply   march I Liguria
expect  die 0 green
expect  die 1 white

# TW-162  An odd X is lost.
set     at rome I Campania
apply   march I Bruttium
chance  die x, blank
expect  army rome I 4 Scorpio
expect  control Bruttium rome

# TW-164  The army may go on with the MU it has left.
set     at rome I Campania
apply   march I Bruttium
chance  die blank, x
expect  march army I mu 2
legal   march I Samnium

# TW-176  Nothing is built in a besieged region.
set     flow 0 spend
set     ready rome no
set     ready carthage no
illegal carthage: build market Byzacium because besieged
legal   carthage: build market Zeugitana
set     at rome I Etruria
legal   carthage: build market Byzacium

# TW-176  Nobody is recruited from a besieged pack.
set     flow 0 spend
set     built barracks Liguria yes
set     at carthage I Insubria
legal   carthage: recruit Ligurian Hillmen I
set     at rome I Liguria
illegal carthage: recruit Ligurian Hillmen I because no-pack

# TW-123  Stubborn Citizens add a die to the garrison, for another player only.
set     hand carthage Trade/Stubborn Citizens 1
apply   assault I
turn    carthage
apply   event Trade/Stubborn Citizens
expect  die 3 red
expect  die 4 none
