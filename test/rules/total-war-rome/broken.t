; An ally is attacked: every way to do it has its price, and there is none around it.
include three.head
set     relation rome carthage ally
set     relation carthage rome ally
set     relation rome greece friendly
set     relation greece rome friendly
set     vp rome 5
set     vp carthage 5
set     control Bruttium carthage
set     control Messana carthage

# TW-156  Entering the region of an ally without asking is an attack: 1 VP, war with him, no friends left (TW-38, TW-290).
set     at rome I Campania
apply   invade I Bruttium
told    spectator invaded who rome what I from Campania to Bruttium
told    spectator broke who rome
told    spectator lost-vp who rome n 1 why alliance broken
told    spectator relation who rome with carthage from ally to enemy
untold  spectator relation who rome with carthage to neutral
told    spectator relation who rome with greece from friendly to neutral
expect  vp rome 4
expect  relation rome carthage enemy
expect  relation rome greece neutral

# TW-156  Only land of an ally can be invaded so; all else is entered by marching.
set     at rome I Campania
set     relation rome carthage neutral
set     relation carthage rome neutral
illegal invade I Bruttium because no-ally
legal   march I Bruttium

# TW-156  From a navy, too; both pay for the landing.
set     navy rome A Quinquereme 2
set     fleet rome A Mare Tyrrhenum
set     at rome I Mare Tyrrhenum
set     aboard rome I A
apply   invade I Messana
expect  at rome I Messana
expect  march army I mu 2
expect  march navy A mu 3
expect  vp rome 4

# TW-144  An invasion goes on along a road that the army has paid for.
set     at rome I Campania
set     road CAM-BRU yes
set     march army I mu 0
set     march army I roads 1
apply   invade I Bruttium
expect  march army I mu 0

# TW-147  The price is paid in the same turn after a refusal as well.
set     at rome I Campania
apply   march I Bruttium
apply   carthage: no
expect  relation rome carthage ally
illegal march I Bruttium because turned-away
apply   invade I Bruttium
expect  vp rome 4

# TW-178  An army that was let in may try to take a region without garrison, and breaks the alliance (TW-290).
set     at rome I Bruttium
apply   assault I
expect  vp rome 4
expect  relation rome carthage enemy
chance  die blank, blank
expect  control Bruttium rome

# TW-178  Once a turn.
set     at rome I Bruttium
apply   assault I
chance  die blank, blank
illegal assault I because no-assault

# TW-178  Not while the ally's army stands there.
set     at rome I Bruttium
set     at carthage I Bruttium
illegal assault I because must-meet

# TW-178  Land of nobody in which an army found itself by an escape can be tried for as well.
set     control Bruttium none
set     at rome I Bruttium
apply   assault I
chance  die blank, blank
expect  control Bruttium rome

# TW-148  The ally is asked before anything is paid; then the step is paid.
set     at rome I Campania
apply   march I Bruttium
turn    carthage
expect  march army I mu 3
apply   yes
expect  march army I mu 2
expect  at rome I Bruttium
expect  vp rome 5

# TW-291  The victim's armies in the attacker's land must fight for it or go, before the invader goes on.
set     at rome I Campania
set     at carthage I Etruria
apply   invade I Bruttium
turn    carthage
legal   fight
apply   flee Liguria
turn    chance
