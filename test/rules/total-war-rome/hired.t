; Spending: barracks that stand, armies on the map, generals who join, roads, reforms, what is declared.
include three.head
set     flow 0 spend
set     control Liguria rome

# TW-265  Barracks of the same list are not there already.
apply   rome: build barracks Liguria
illegal rome: recruit Ligurian Hillmen I because no-pack

# TW-265  Those of Master Builders neither (TW-127).
set     hand rome Trade/Master Builders 1
apply   rome: found barracks Liguria
illegal rome: recruit Ligurian Hillmen I because no-pack

# TW-265  An army in its space is within four of no pack.
set     built barracks Liguria yes
set     at rome I space
illegal rome: recruit Ligurian Hillmen I because no-pack

# TW-265  A new army begins in the region, and takes normal cards too, over a line of communication.
set     built barracks Liguria yes
set     spare Scipio Africanus yes
apply   rome: recruit Ligurian Hillmen II
apply   rome: recruit Italian Infantry II
apply   rome: done
apply   carthage: done
apply   greece: done
expect  at rome II Liguria
expect  general rome II Scipio Africanus

# TW-265  Of one main card no army can be made: the gold comes back, the general is spare.
set     built barracks Liguria yes
set     spare Scipio Africanus yes
apply   rome: recruit Ligurian Hillmen II
apply   rome: done
apply   carthage: done
apply   greece: done
expect  at rome II none
expect  gold rome 20
expect  spare Scipio Africanus yes

# TW-272  A new general joins an army near home that has none, or a lesser one.
set     general rome I none
legal   rome: general 2
apply   rome: command 2 I
apply   rome: done
apply   carthage: done
apply   greece: done
expect  general rome I C. Flaminius
expect  gold rome 18

# TW-272  Not an army that has as good a one, nor one far away.
illegal rome: command 2 I because no-general
set     general rome I none
set     at rome I Galatia
illegal rome: command 2 I because no-general

# TW-176  No roads in a besieged region.
set     at carthage I Etruria
illegal rome: road ETR-LIG because besieged
illegal rome: road LAT-ETR because besieged
legal   rome: road LAT-CAM

# TW-285  From the purchase on no Republican card is bought, Imperial ones from the next round.
set     bought Marian Reforms 4
illegal rome: recruit Republican Legionaries I because reformed TW-285
illegal rome: recruit Imperial Legionaries I because not-developed
set     option reforms next-round
legal   rome: recruit Republican Legionaries I

# TW-288  What is bought is declared to all in turn order, but not for which army.
apply   rome: recruit Italian Infantry I
apply   rome: recruit Italian Infantry I
apply   carthage: agent Zeugitana
apply   rome: done
apply   carthage: done
untold  greece bought who rome
untold  greece orders-troop who rome
apply   greece: done
told    greece bought who rome what Italian Infantry n 2
untold  greece bought to I
told    rome bought to I
told    spectator bought-agent who carthage at Zeugitana n 2
expect  known rome I 4 0

# TW-125  Who is promoted is drawn at random.
set     hand rome Recruit mercenaries/Promoted from the Ranks 1
apply   rome: promote C. Flaminius
apply   rome: done
apply   carthage: done
apply   greece: done
turn    chance
chance  appoint L. Aemilius Paullus
expect  general rome I L. Aemilius Paullus

# TW-260  Two players order one road: the second gets his gold back.
set     control Liguria carthage
apply   rome: road ETR-LIG
apply   carthage: road ETR-LIG
apply   rome: done
apply   carthage: done
apply   greece: done
expect  gold rome 19
expect  gold carthage 20
