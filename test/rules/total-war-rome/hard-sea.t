; Hard cases where two rules meet: navies, those they carry and ports.
include hard.head

# TW-148  Nor does it in his ports, and an own port needs no consent.
use     allies
use     fleet
set     control Bruttium carthage
set     control Corsica greece
apply   sail A Bruttium
apply   carthage: no
illegal sail A Bruttium because turned-away
legal   sail A Corsica
legal   sail A Campania

# TW-291  A guest on board a navy in the port of the former ally is not stranded.
use     allies
use     fleet
set     control Bruttium carthage
set     control Syracusae carthage
set     fleet rome A Syracusae
use     second
set     at rome II Syracusae
set     aboard rome II A
set     at rome I Campania
apply   invade I Bruttium
turn    chance
chance  die blank, blank
expect  aboard rome II A

# TW-200  Engaging an ally's navy costs the alliance.
use     allies
use     fleet
set     vp rome 4
set     navy carthage A Punic Quinquereme 1
set     fleet carthage A Mare Tyrrhenum
apply   engage A carthage
expect  vp rome 3
expect  relation rome carthage enemy
chance  die skull, blank, blank
expect  vp rome 3
expect  fleet carthage A none

# TW-193  Allies do not intercept, neutrals may, and are at war then.
use     fleet
set     navy carthage A Punic Quinquereme 2
set     fleet carthage A Mare Sardoum
set     navy greece A Trireme 2
set     fleet greece A Mare Ionium
set     relation rome greece ally
set     relation greece rome ally
set     relation rome carthage friendly
set     relation carthage rome friendly
set     fleet rome A Campania
apply   sail A Mare Tyrrhenum
turn    carthage
apply   intercept A
expect  relation rome carthage enemy
expect  fleet carthage A Mare Tyrrhenum
turn    chance

# TW-198  A navy in port does not intercept.
use     fleet
set     navy carthage A Punic Quinquereme 2
set     fleet carthage A Lilybaeum
set     relation rome carthage enemy
set     relation carthage rome enemy
set     fleet rome A Campania
apply   sail A Mare Tyrrhenum
turn    rome
illegal engage A carthage because nobody-here

# TW-193  Leaving a sea for a port is no entry of a sea area.
use     fleet
set     navy carthage A Punic Quinquereme 2
set     fleet carthage A Mare Sardoum
set     relation rome carthage enemy
set     relation carthage rome enemy
apply   sail A Campania
turn    rome
expect  fleet rome A Campania

# TW-196  On a tie the interceptor retreats, for he attacked; the mover goes on.
use     fleet
set     navy carthage A Punic Quinquereme 2
set     fleet carthage A Mare Sardoum
set     relation rome carthage enemy
set     relation carthage rome enemy
set     fleet rome A Campania
apply   sail A Mare Tyrrhenum
apply   carthage: intercept A
chance  die blank, blank, blank, blank
turn    carthage
illegal carthage: flee Campania because no-retreat
apply   flee Mare Africum
expect  fleet carthage A Mare Africum
expect  march navy A mu 3
legal   sail A Mare Ligusticum

# TW-197  One ship of four with six cards on board: two cards are lost.
use     fleet
set     navy rome A Quinquereme 4
set     army rome I 4 Italian Infantry
set     army rome I 5 Velites
set     at rome I Mare Tyrrhenum
set     aboard rome I A
set     navy carthage A Punic Quinquereme 1
set     fleet carthage A Mare Tyrrhenum
set     relation rome carthage enemy
set     relation carthage rome enemy
apply   engage A carthage
chance  die blank, blank, blank, blank, skull
turn    chance
chance  perish Velites
chance  perish Italian Infantry
turn    rome
expect  navy rome A Quinquereme 3

# TW-197  With the last ship army and general are lost; a single ship gives no VP (TW-34).
use     fleet
set     navy rome A Quinquereme 1
set     army rome I 2 none
set     army rome I 3 none
set     at rome I Mare Tyrrhenum
set     aboard rome I A
set     navy carthage A Punic Quinquereme 1
set     fleet carthage A Mare Tyrrhenum
set     relation rome carthage enemy
set     relation carthage rome enemy
set     vp carthage 2
apply   engage A carthage
chance  die blank, skull
expect  at rome I none
expect  general rome I none
expect  vp carthage 2

# TW-34  Both navies of two are sunk: each player gains.
use     fleet
set     navy carthage A Punic Quinquereme 2
set     fleet carthage A Mare Tyrrhenum
set     relation rome carthage enemy
set     relation carthage rome enemy
set     vp carthage 2
set     vp rome 2
apply   engage A carthage
chance  die skull, skull, skull, skull
expect  vp rome 3
expect  vp carthage 3
expect  fleet rome A none
expect  fleet carthage A none

# TW-155  A beaten navy lets nobody ashore in this turn.
use     fleet
set     navy rome A Quinquereme 3
set     at rome I Mare Tyrrhenum
set     aboard rome I A
set     navy carthage A Punic Quinquereme 2
set     fleet carthage A Mare Tyrrhenum
set     relation rome carthage enemy
set     relation carthage rome enemy
apply   engage A carthage
chance  die blank, blank, blank, skull, blank
chance  perish Italian Infantry
chance  perish Italian Infantry
apply   flee Campania
illegal land I Campania because beaten

# TW-192  Landing costs the navy an MU as well: without one the army stays aboard.
use     fleet
set     at rome I Mare Tyrrhenum
set     aboard rome I A
set     march navy A mu 0
illegal land I Campania because no-mu

# TW-160  A landing on free land is a conquest at once; who lives goes on.
use     fleet
set     at rome I Mare Tyrrhenum
set     aboard rome I A
apply   land I Messana
chance  die blank, blank
expect  control Messana rome
turn    rome
legal   march I Bruttium

# TW-186  Who starts beside an enemy must meet him before he leaves; embarking is leaving.
use     fleet
set     at rome I Campania
set     at carthage I Campania
set     relation rome carthage enemy
set     relation carthage rome enemy
illegal march I Latium because must-meet
illegal embark I A because must-meet
legal   seek I

# TW-114  Not a navy in port; with ships carried cards are lost in proportion.
use     fleet
set     hand rome Sow distrust/Storm at Sea 1
set     navy carthage A Punic Quinquereme 3
set     fleet carthage A Zeugitana
illegal aim Sow distrust/Storm at Sea navy A of carthage because wrong-window
set     fleet carthage A Mare Sardoum
set     at carthage I Mare Sardoum
set     aboard carthage I A
apply   aim Sow distrust/Storm at Sea navy A of carthage
chance  die skull, x
turn    chance
chance  perish Libyan Spearmen
expect  navy carthage A Punic Quinquereme 2
turn    rome
expect  army carthage I 2 none

# TW-150  A navy and an army do not reorganise, nor forces in two places.
use     fleet
use     second
set     at rome II Etruria
illegal merge army I navy A because unequal
illegal merge army I army II because not-together
