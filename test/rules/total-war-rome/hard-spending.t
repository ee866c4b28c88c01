; Hard cases where two rules meet: purchases.
include hard.head

# TW-262  A line over an ally's land and own ships; a neutral's land cuts it.
set     flow 0 spend
legal   rome: recruit Italian Infantry I

# TW-262  Beyond a neutral's land there is no line.
set     flow 0 spend
set     at rome I Messana
set     control Messana rome
illegal rome: recruit Italian Infantry I because no-line

# TW-262  An own navy in the area between makes one, also with an ally's port at the other side.
set     flow 0 spend
use     fleet
set     at rome I Messana
set     control Messana rome
legal   rome: recruit Italian Infantry I

# TW-262  A navy in port makes none.
set     flow 0 spend
use     fleet
set     fleet rome A Campania
set     at rome I Messana
set     control Messana rome
illegal rome: recruit Italian Infantry I because no-line

# TW-176  Into a besieged home nobody is recruited.
set     flow 0 spend
set     at rome I Latium
set     at carthage I Etruria
use     second
set     at rome II Campania
set     relation rome carthage enemy
set     relation carthage rome enemy
illegal rome: build market Etruria because besieged
legal   rome: build market Latium

# TW-271  A wonder needs market, barracks, walls and all roads.
set     flow 0 spend
set     built market Latium yes
set     built barracks Latium yes
set     built walls Latium yes
illegal rome: build wonder Latium because not-complete
set     road LAT-ETR yes
set     road LAT-PIC yes
set     road LAT-SAM yes
set     road LAT-CAM yes
legal   rome: build wonder Latium

# TW-269  One improvement of a region in a round; a second of a kind elsewhere, not a third.
set     flow 0 spend
apply   rome: build market Latium
illegal rome: build walls Latium because limit
apply   rome: build market Etruria
illegal rome: build market Campania because limit
legal   rome: build walls Campania

# TW-265  Barracks ordered in this list open no pack.
set     flow 0 spend
set     control Messana rome
set     at rome I Bruttium
apply   rome: build barracks Messana
illegal rome: recruit Mamertine Spearmen I because no-pack

# TW-264  Ships join in a port one controls, not at sea.
set     flow 0 spend
use     fleet
illegal rome: ship Quinquereme A because no-port
set     fleet rome A Campania
legal   rome: ship Quinquereme A

# TW-272  Only a better general takes over an army near home.
set     flow 0 spend
illegal rome: command 2 I because no-general
set     general rome I none
legal   rome: command 2 I

# TW-273  A third agent needs its development.
set     flow 0 spend
set     agent rome first Latium
set     agent rome second Latium
illegal rome: agent Latium because enough-agents
