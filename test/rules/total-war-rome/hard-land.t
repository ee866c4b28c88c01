; Hard cases where two rules meet: armies, allies and what lies between them.
include hard.head

# TW-148  One ally's no does not bind another ally.
use     allies
set     control Bruttium carthage
set     control Samnium greece
set     at rome I Campania
apply   march I Bruttium
apply   carthage: no
illegal march I Bruttium because turned-away
legal   march I Samnium
apply   march I Samnium
apply   greece: no
illegal march I Samnium because turned-away
legal   invade I Samnium

# TW-168  An army stranded by a broken alliance that has rolled for a region does not assault it again in this turn.
use     allies
use     second
set     control Bruttium carthage
set     at rome I Campania
set     at rome II Lilybaeum
apply   invade I Bruttium
turn    rome
apply   fight
chance  die s, s, s
chance  die blank, blank, blank, blank, blank
expect  control Lilybaeum carthage
chance  die blank, blank
expect  control Bruttium rome
illegal assault II because no-assault

# TW-178  The story names the region that was tried for.
set     control Bruttium none
set     at rome I Bruttium
apply   assault I
chance  die blank, blank
told    spectator conquest who rome what I at Bruttium result taken

# TW-290  Attacking an ally's army in the land of a third player breaks the alliance as well.
use     allies
set     vp rome 4
set     control Samnium greece
set     at rome I Samnium
set     at carthage I Samnium
legal   seek I
apply   seek I
expect  vp rome 3
expect  relation rome carthage enemy
expect  relation rome greece neutral

# TW-291  In the land of a friend who falls to neutral an army may stay: only those of the victim and the attacker are stranded.
use     allies
use     second
set     control Samnium greece
set     at rome II Samnium
set     control Bruttium carthage
set     at rome I Campania
apply   invade I Bruttium
turn    chance
chance  die blank, blank
expect  at rome II Samnium
expect  relation rome greece neutral

# TW-165  Two Blanks in a mercenary region bring its dearest card.
set     at rome I Bruttium
set     control Bruttium rome
apply   march I Messana
chance  die blank, blank
told    spectator joined-freely who rome

# TW-165  An X among the dice: no free card.
set     at rome I Bruttium
set     control Bruttium rome
apply   march I Messana
chance  die blank, x
untold  spectator joined-freely who rome
expect  army rome I 4 none

# TW-42  Two skulls leave one main card: the army is gone, the land stays free.
set     at rome I Bruttium
set     control Bruttium rome
set     army rome I 3 none
apply   march I Messana
chance  die skull, skull
apply   lose Republican Legionaries
apply   lose Republican Legionaries
expect  at rome I none
expect  control Messana none
told    spectator conquest who rome what I at Messana result army lost

# TW-160  Conquered land of a neutral is taken like free land, and it is war.
set     control Bruttium carthage
set     relation rome carthage neutral
set     relation carthage rome neutral
set     at rome I Campania
set     vp rome 2
apply   march I Bruttium
expect  relation rome carthage enemy
chance  die blank, blank
expect  control Bruttium rome
expect  vp rome 2

# TW-177  Its navy in that port is put to sea, with the army on board.
set     control Bruttium carthage
set     at rome I Campania
set     navy carthage A Punic Quinquereme 2
set     fleet carthage A Bruttium
set     at carthage I Bruttium
set     aboard carthage I A
apply   march I Bruttium
chance  die blank, blank
expect  fleet carthage A Mare Tyrrhenum
expect  at carthage I Mare Tyrrhenum

# TW-167  Barracks make conquered land garrisoned: the army stands before it, and no conquest begins.
set     control Bruttium carthage
set     built barracks Bruttium yes
set     at rome I Campania
apply   march I Bruttium
turn    rome
expect  control Bruttium carthage
apply   assault I
chance  die s, s, s
chance  die x, blank, blank, blank, blank
expect  control Bruttium rome

# TW-169  Garrison dice: gold, one, and one for barracks; an own home being retaken rolls YELLOW (TW-170).
set     control Samnium carthage
set     built barracks Samnium yes
set     at rome I Samnium
apply   assault I
expect  die 0 YELLOW
expect  die 2 YELLOW
expect  die 3 none

# TW-37  Retaking the own home gives no VP.
set     control Samnium carthage
set     at rome I Samnium
set     vp rome 2
apply   assault I
chance  die blank, blank
chance  die skull, blank, blank, blank, blank
expect  control Samnium rome
expect  vp rome 2

# TW-36  A capital of three gold gives four VP.
set     at rome I Zeugitana
set     at carthage I none
set     army carthage I 0 none
set     army carthage I 1 none
set     army carthage I 2 none
set     general carthage I none
set     vp rome 2
apply   assault I
chance  die s, s, s, s
chance  die skull, blank, blank, blank, blank
expect  control Zeugitana rome
expect  vp rome 6

# TW-172  Equal damage and equal S: the walls hold; the army may go on (TW-174).
set     at rome I Zeugitana
set     at carthage I Tripolitania
apply   assault I
chance  die s, s, s, s
chance  die s, s, s, s, blank
expect  control Zeugitana carthage
legal   march I Hippo
illegal assault I because no-assault

# TW-171  Against walls legions roll WHITE, the general his own die.
set     at rome I Lilybaeum
set     built walls Lilybaeum yes
apply   assault I
chance  die s, s, s
expect  die 3 WHITE
expect  die 6 WHITE

# TW-181  A better symbol gets away: X beats S, and S beats Blank (TW-23).
each    own other verdict
| x | s | gets away
| x | blank | gets away
| s | blank | gets away
set     at rome I Campania
set     at carthage I Bruttium
set     control Bruttium carthage
apply   march I Bruttium
apply   carthage: avoid
apply   rome: fight
chance  die {other}, {own}
turn    carthage
legal   flee Apulia

# TW-181  Both avoid: the mover steps back to where he came from, and his MU stay spent.
set     at rome I Campania
set     at carthage I Bruttium
set     control Bruttium carthage
apply   march I Bruttium
apply   carthage: avoid
apply   rome: avoid
expect  at rome I Campania
expect  at carthage I Bruttium
expect  march army I mu 2
legal   march I Bruttium

# TW-182  An army does not flee into the land where another enemy stands; to its ally's side it may.
set     at rome I Campania
set     at carthage I Bruttium
set     at greece I Apulia
set     control Bruttium carthage
apply   march I Bruttium
apply   carthage: avoid
apply   rome: fight
chance  die blank, x
illegal carthage: flee Apulia because no-escape
set     relation greece carthage ally
set     relation carthage greece ally
legal   carthage: flee Apulia

# TW-47  A leaderless army rolls BLACK.
set     at rome I Campania
set     at carthage I Bruttium
set     general carthage I none
set     control Bruttium carthage
apply   march I Bruttium
apply   carthage: avoid
apply   rome: fight
expect  die 1 BLACK

# TW-180  Beside a neutral it is the same, and the meeting is war.
set     at rome I Campania
set     at carthage I Campania
set     relation rome carthage neutral
set     relation carthage rome neutral
illegal march I Latium because must-meet
apply   seek I
expect  relation rome carthage enemy

# TW-152  A marker for each MU; three cards are too few.
set     unrest Latium 3
apply   subdue I
apply   subdue I
expect  unrest Latium 1
expect  march army I mu 1
set     army rome I 3 none
illegal subdue I because nothing-to-subdue

# TW-140  No army is placed in besieged or occupied land, nor where an own army stands.
set     army rome II 0 Italian Infantry
set     army rome II 1 Italian Infantry
set     general rome II C. Terentius Varro
set     at rome II space
illegal place army II Latium because bad-placing
legal   place army II Campania
set     at carthage I Campania
illegal place army II Campania because bad-placing

# TW-140  Free land of one gold takes no army without barracks.
set     army rome II 0 Italian Infantry
set     army rome II 1 Italian Infantry
set     general rome II C. Terentius Varro
set     at rome II space
set     control Bruttium rome
illegal place army II Bruttium because bad-placing
set     built barracks Bruttium yes
legal   place army II Bruttium

# TW-104  With guides a mountain costs one MU.
set     at rome I Etruria
set     hand rome Bribe/Mountain Guides 1
apply   aim Bribe/Mountain Guides army I
apply   march I Boica
expect  march army I mu 2

# TW-113  Not at an ally's army, not without mercenaries.
use     allies
set     hand rome Sabotage/Mutinous Mercenaries 1
set     army carthage I 3 Ligurian Hillmen
set     known carthage I 3 255
illegal aim Sabotage/Mutinous Mercenaries army I of carthage because wrong-window
set     relation rome carthage neutral
set     relation carthage rome neutral
legal   aim Sabotage/Mutinous Mercenaries army I of carthage
expect  relation rome carthage neutral

# TW-42  A mutiny that leaves one main card is the end of the army.
set     hand rome Sabotage/Mutinous Mercenaries 1
set     army carthage I 1 Ligurian Hillmen
set     known carthage I 1 255
set     army carthage I 2 none
set     relation rome carthage enemy
set     relation carthage rome enemy
apply   aim Sabotage/Mutinous Mercenaries army I of carthage
chance  perish Ligurian Hillmen
expect  at carthage I none
expect  general carthage I none

# TW-115  Two main cards and a skirmisher: the plague finds nobody.
set     hand rome Treasury theft/Plague in the Camp 1
set     army carthage I 2 Numidian Javelinmen
apply   aim Treasury theft/Plague in the Camp army I of carthage
turn    rome
expect  army carthage I 2 Numidian Javelinmen

# TW-119  Bread for two regions, one of them with three markers.
set     hand rome Sabotage/Bread and Spectacles 1
set     unrest Latium 3
set     unrest Etruria 1
apply   aim Sabotage/Bread and Spectacles Latium
apply   feast Etruria
expect  unrest Latium 0
expect  unrest Etruria 0

# TW-157  Two armies merge into one: the empty one is gone, its general is spare.
use     second
set     at rome II Latium
set     army rome II 2 none
set     army rome II 3 none
apply   merge army I army II
apply   shift Italian Infantry I
apply   shift Italian Infantry I
apply   done
expect  at rome II none
expect  spare C. Terentius Varro yes

# TW-42  Who leaves one main card behind loses it, and the general with it.
use     second
set     at rome II Latium
set     army rome II 2 none
set     army rome II 3 none
apply   merge army I army II
apply   shift Italian Infantry I
apply   done
expect  at rome II none
expect  spare C. Terentius Varro no

# TW-151  A general changes once a turn, and the two armies swap leaders.
use     second
set     at rome II Etruria
apply   lead II C. Flaminius
expect  general rome II C. Flaminius
expect  general rome I C. Terentius Varro
illegal lead I C. Flaminius because no-general

# TW-3  Who reaches the trigger in a battle makes the round the last, also if he falls below it in the same round.
use     allies
set     vp rome 15
set     last_round yes
set     control Bruttium carthage
set     at rome I Campania
apply   invade I Bruttium
expect  vp rome 14
expect  last_round yes

# TW-5  Breaking an alliance with no VP costs nothing more.
use     allies
set     control Bruttium carthage
set     at rome I Campania
apply   invade I Bruttium
expect  vp rome 0
expect  relation rome greece neutral
