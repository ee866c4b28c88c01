; Navies, carried armies and naval battles.
game total-war-rome
position {"flow":["campaign"],"players":2,"round":2,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Campania":"rome","Zeugitana":"carthage","Lilybaeum":"carthage"},
  "army":{"rome":{"I":["Republican Legionaries","Republican Legionaries","Italian Infantry","Velites"]}},"at":{"rome":{"I":"Latium"}},
  "general":{"rome":{"I":"C. Flaminius"}},"navy":{"rome":{"A":{"Quinquereme":3},"B":{"Quinquereme":2}},"carthage":{"A":{"Punic Quinquereme":2}}},
  "fleet":{"rome":{"A":"Mare Tyrrhenum","B":"space"},"carthage":{"A":"Mare Africum"}},"march":{"army I":{"mu":3},"navy A":{"mu":4},"navy B":{"mu":4}}}

# TW-141  A new navy starts in a home port.
legal   place navy B Latium
illegal place navy B Zeugitana because bad-placing

# TW-190  Into port and out of it costs a MU each; the port must be own.
apply   sail A Latium
expect  fleet rome A Latium
expect  march navy A mu 3
illegal sail A Zeugitana because not-adjacent

# TW-191  Two cards a ship; TW-192: embarking costs both a MU.
apply   embark I A
expect  aboard rome I A
expect  march army I mu 2
expect  march navy A mu 3
apply   land I Campania
expect  at rome I Campania

# TW-191  A small navy has no room.
set     navy rome A Quinquereme 1
illegal embark I A because no-room

# TW-193  A navy that is not beside the area does not intercept.
apply   sail A Mare Ligusticum
turn    rome
expect  fleet rome A Mare Ligusticum

# TW-193  The interceptor is the attacker.
set     fleet carthage A Mare Sardoum
apply   sail A Mare Ligusticum
turn    carthage
apply   intercept A
expect  side attacker carthage
expect  fleet carthage A Mare Ligusticum

# TW-194  Entering an enemy's area is a battle at once; TW-195: Skulls and pairs of X sink.
apply   sail A Mare Africum
; interception is from beside, so the battle follows
chance  die skull, x, x, blank, blank
expect  fleet carthage A none
expect  vp rome 1

# TW-34  Sinking a whole navy of two ships gives a VP.
apply   sail A Mare Africum
chance  die skull, skull, x, blank, blank
expect  vp rome 1

# TW-196  The beaten navy retreats; a tie is the attacker's loss.
apply   sail A Mare Africum
chance  die blank, blank, blank, blank, blank
turn    rome
legal   flee Mare Tyrrhenum
apply   flee Mare Tyrrhenum
expect  fleet rome A Mare Tyrrhenum

# TW-197  An S kills a carried card, a lost ship its share.
apply   embark I A
apply   sail A Mare Africum
chance  die blank, blank, blank, s, blank
chance  perish Velites
expect  army rome I 3 none

# TW-198  A navy in port cannot be attacked and does not intercept.
set     fleet carthage A Lilybaeum
apply   sail A Mare Africum
turn    rome

# TW-199  A winner goes on.
apply   sail A Mare Africum
chance  die skull, blank, blank, blank, blank
turn    carthage
apply   flee Zeugitana
turn    rome
legal   sail A Syrtes

# TW-116  Grappling Irons: every S is an X as well.
set     hand rome Treaty/Grappling Irons 1
apply   sail A Mare Africum
apply   event Treaty/Grappling Irons
chance  die s, s, blank, blank, blank
expect  navy carthage A Punic Quinquereme 1

# TW-284  Master Mariners: navies have five MU.
set     bought Master Mariners 1
apply   done
turn    carthage
expect  march navy A mu 5

# TW-177  A navy in a port that is taken is put to sea.
set     fleet carthage A Lilybaeum
set     at rome I Lilybaeum
apply   assault I
chance  die s, s, s, skull, x, x, x
expect  control Lilybaeum rome
expect  fleet carthage A Mare Tyrrhenum

# TW-10  In the introduction the map is cut.
set     intro yes
illegal sail A Mare Libycum because closed

# TW-196  An own port beside the area, or beside the next one, will do; not one three steps off.
apply   sail A Mare Africum
chance  die blank, blank, blank, blank, blank
turn    rome
legal   flee Latium
illegal flee Zeugitana because no-retreat

# TW-196  The loser may not go where an enemy navy is.
set     navy carthage B Punic Quinquereme 1
set     fleet carthage B Mare Sardoum
set     hush carthage interception yes
apply   sail A Mare Africum
chance  die blank, blank, blank, blank, blank
turn    rome
illegal flee Mare Sardoum because no-retreat
legal   flee Mare Tyrrhenum

# TW-193  In the other reading a navy intercepts once in an opposing turn.
set     option interception once
set     fleet carthage A Mare Sardoum
set     navy carthage A Punic Quinquereme 5
apply   sail A Mare Ligusticum
apply   intercept A
chance  die blank, blank, blank, blank, blank, blank, blank, blank
turn    carthage
apply   flee Mare Sardoum
apply   sail A Mare Tyrrhenum
turn    rome
expect  fleet rome A Mare Tyrrhenum

# TW-194  Friends pass each other.
set     relation rome carthage friendly
set     relation carthage rome friendly
apply   sail A Mare Africum
turn    rome
expect  relation rome carthage friendly

# TW-195  With Marines two S take a ship.
set     bought Roman Marines 1
apply   sail A Mare Africum
chance  die s, s, blank, blank, blank
expect  navy rome A Punic Quinquereme 1
expect  navy carthage A Punic Quinquereme 1

# TW-195  A lone X does nothing.
apply   sail A Mare Africum
chance  die x, blank, blank, blank, blank
expect  navy carthage A Punic Quinquereme 2

# TW-197  A lost ship takes its share of the cards, rounded up: of four cards on three ships two.
apply   embark I A
apply   sail A Mare Africum
chance  die blank, blank, blank, skull, blank
chance  perish Velites
chance  perish Italian Infantry
expect  army rome I 2 none
expect  navy rome A Quinquereme 2

# TW-197  With the last ship the army and its general are lost.
set     navy rome A Quinquereme 2
apply   embark I A
apply   sail A Mare Africum
chance  die blank, blank, skull, skull
expect  at rome I none
expect  general rome I none
expect  vp carthage 1

# TW-34  A navy of a single ship gives no VP.
set     navy carthage A Punic Quinquereme 1
apply   sail A Mare Africum
chance  die skull, blank, blank, blank
expect  fleet carthage A none
expect  vp rome 0

# TW-191  One army to a navy.
set     army rome II 0 Italian Infantry
set     army rome II 1 Italian Infantry
set     at rome II Campania
set     march army II mu 3
apply   embark I A
illegal embark II A because no-room

# TW-97  Who never intercepts is not asked.
set     fleet carthage A Mare Sardoum
apply   sail A Mare Ligusticum
apply   never
expect  hush carthage interception yes
apply   sail A Mare Tyrrhenum
turn    rome

# TW-142  A navy has four MU, each area one.
apply   sail A Mare Ligusticum
expect  march navy A mu 3

# TW-141  It is placed free of MU, and at sea with the next.
apply   place navy B Latium
expect  fleet rome B Latium
expect  march navy B mu 4
apply   sail B Mare Tyrrhenum
expect  march navy B mu 3

# TW-150  Navies reorganise for a MU each, ship by ship, up to five.
set     fleet rome B Mare Tyrrhenum
apply   merge navy A navy B
expect  march navy A mu 3
expect  march navy B mu 3
apply   cross Quinquereme A
expect  navy rome A Quinquereme 4
expect  navy rome B Quinquereme 1
apply   cross Quinquereme A
illegal cross Quinquereme A
apply   done
expect  fleet rome B none

# TW-43  A navy of five keeps no sixth (TW-150).
set     fleet rome B Mare Tyrrhenum
set     navy rome A Quinquereme 5
apply   merge navy A navy B
apply   cross Quinquereme A
illegal done because overloaded
legal   cross Quinquereme B

# TW-190  An ally is asked for his port.
set     relation rome carthage ally
set     relation carthage rome ally
set     control Campania carthage
apply   sail A Campania
turn    carthage
apply   yes
expect  fleet rome A Campania

# TW-190  Without his yes there is no entry, nothing is paid, and he is not asked again (TW-148).
set     relation rome carthage ally
set     relation carthage rome ally
set     control Campania carthage
apply   sail A Campania
apply   no
expect  fleet rome A Mare Tyrrhenum
expect  march navy A mu 4
illegal sail A Campania because turned-away

# TW-196  Who has nowhere to retreat to is sunk.
set     fleet carthage A Propontis
set     fleet rome A Mare Thracium
set     fleet rome B Mare Thracium
apply   sail A Propontis
chance  die skull, blank, blank, blank, blank
offers  1
apply   carthage: pass
expect  fleet carthage A none

# TW-103  Favourable Winds: an own navy has 2 MU more.
set     hand rome Trade/Favourable Winds 1
apply   aim Trade/Favourable Winds navy A
expect  march navy A mu 6

# TW-192  Without a MU of the navy nobody embarks.
set     march navy A mu 0
illegal embark I A because no-mu

# TW-195  Ships with the poorest die are lost first.
set     navy carthage A Punic Quinquereme 1
set     navy carthage A Punic Trireme 1
apply   sail A Mare Africum
expect  die 3 yellow
chance  die skull, blank, blank, blank, blank
expect  navy carthage A Punic Quinquereme 1
expect  navy carthage A Punic Trireme 0

# TW-197  Of cards that are lost with a ship in a storm, too (TW-114).
set     hand carthage Sow distrust/Storm at Sea 1
apply   embark I A
apply   sail A Mare Ligusticum
apply   done
apply   carthage: aim Sow distrust/Storm at Sea navy A of rome
chance  die skull, blank
expect  navy rome A Quinquereme 2
chance  perish Velites
chance  perish Italian Infantry
expect  army rome I 2 none

# TW-150  A ship goes over to the second navy, too; nothing else is done in between.
set     fleet rome B Mare Tyrrhenum
apply   merge navy A navy B
illegal pass because not-now
apply   cross Quinquereme B
expect  navy rome A Quinquereme 2
expect  navy rome B Quinquereme 3

# TW-197  Of a full navy a lost ship costs its two cards, and no more.
set     army rome I 4 Velites
set     army rome I 5 Velites
apply   embark I A
apply   sail A Mare Africum
chance  die blank, blank, blank, skull, blank
chance  perish Velites
chance  perish Velites
turn    rome
expect  navy rome A Quinquereme 2
expect  army rome I 3 Velites
expect  army rome I 4 none

# TW-191  Two navies are done when the cards aboard have their room, two to a ship.
set     fleet rome B Mare Tyrrhenum
apply   embark I A
apply   merge navy A navy B
apply   cross Quinquereme B
legal   done
apply   cross Quinquereme B
illegal done because overloaded
