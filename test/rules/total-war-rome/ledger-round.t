; The ledger: the end of the game, the order of the phases, initiative and hands.
include taxation.head

# TW-2  15 VP in a short game: 14 are too few.
set     vp carthage 12
apply   pass
expect  vp carthage 14
expect  last_round no

# TW-2  20 VP in a medium game: 19 are too few.
set     option length medium
set     vp carthage 17
apply   pass
expect  vp carthage 19
expect  last_round no

# TW-2  20 will do.
set     option length medium
set     vp carthage 18
apply   pass
expect  last_round yes

# TW-2  25 VP in a long game: 24 are too few.
set     option length long
set     vp carthage 22
apply   pass
expect  vp carthage 24
expect  last_round no

# TW-2  25 will do.
set     option length long
set     vp carthage 23
apply   pass
expect  last_round yes

# TW-3  Short of the trigger the game goes on: initiative, with the cards dealt again (TW-50).
set     flow 0 spend
set     flow 1 none
set     vp rome 14
apply   rome: done
apply   carthage: done
expect  round 3
expect  flow 0 deal
turn    chance

# TW-130  After the agents come the taxes, after the taxes the campaign, the first player first.
set     flow 0 agents
set     flow 1 none
set     turns 2
set     hush rome taxation yes
apply   carthage: done
expect  gold rome 10
expect  flow 0 campaign
turn    rome

# TW-142  An army that is not of riders alone has 3 MU when the campaign begins.
set     flow 0 agents
set     flow 1 none
set     turns 2
set     hush rome taxation yes
apply   carthage: done
expect  march army I mu 3

# TW-53  The winner chooses the direction as well; it holds for the round (TW-62: the agents of the second player).
set     players 3
set     control Attica greece
set     flow 0 bid
set     flow 1 none
set     initiative rome 3
set     initiative carthage 1
set     initiative greece 2
apply   rome: bid 0
apply   carthage: bid 0
apply   greece: bid 0
turn    rome
legal   begin greece right
apply   begin rome left
expect  leftwards yes
expect  first rome

# TW-52  The sum counts, not the card: 1 and 3 gold beat 3 and 0.
set     players 3
set     control Attica greece
set     flow 0 bid
set     flow 1 none
set     initiative rome 1
set     initiative carthage 3
set     initiative greece 2
apply   rome: bid 3
apply   carthage: bid 0
apply   greece: bid 0
turn    rome
expect  gold rome 1

# TW-60  A hand of four is filled to five, one of five is not.
set     flow 0 draw
set     flow 1 none
set     turns 0
set     hand rome Treaty/Broken Ground 1
set     hand rome Trade/Broken Ground 1
set     hand rome Spy/Forced March 1
set     hand carthage Riots/Forced March 1
set     hand carthage Trade/Drill Season 1
set     hand carthage Trade/Master Builders 1
set     hand carthage Treaty/Ill Omens 1
set     hand carthage Protests/Ill Omens 1
set     deck Treasury theft/Hired Swords 1
set     deck Double agent/Ambush 1
chance  draw Double agent/Ambush
expect  hand rome Double agent/Ambush 1
expect  flow 0 agents
expect  deck Treasury theft/Hired Swords 1

# TW-60  Nobody discards down to five.
set     flow 0 draw
set     flow 1 none
set     turns 0
set     hand rome Treaty/Broken Ground 1
set     hand rome Trade/Broken Ground 1
set     hand rome Spy/Forced March 1
set     hand rome Riots/Forced March 1
set     hand rome Trade/Drill Season 1
set     hand rome Trade/Master Builders 1
set     hand carthage Protests/Level Plain 1
set     hand carthage Bribe/Mountain Guides 1
set     hand carthage Treaty/Ill Omens 1
set     hand carthage Protests/Ill Omens 1
set     deck Treasury theft/Hired Swords 1
chance  draw Treasury theft/Hired Swords
expect  hand carthage Treasury theft/Hired Swords 1
expect  hand rome Protests/Bumper Harvest 1
expect  hand rome Trade/Master Builders 1
turn    rome

# TW-37  In the next round a region may bring its VP again.
set     flow 0 spend
set     flow 1 none
set     invaded Byzacium 1
apply   rome: done
apply   carthage: done
expect  round 3
expect  invaded Byzacium 0
