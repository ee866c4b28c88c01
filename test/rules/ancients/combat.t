## Shooting and close combat.
include field.head

# CC-62  Range: light infantry 2, slings 3, bows 2 in the manual.
set     unit g5 bottom LS
set     blocks g5 4
set     order g5 unit
set     unit a5 bottom LB
set     blocks a5 4
set     order a5 unit
set     unit g8 top HI
set     blocks g8 4
set     unit a8 top HI
set     blocks a8 4
set     unit k5 bottom LI
set     blocks k5 4
set     order k5 unit
set     unit k8 top HI
set     blocks k8 4
legal   fire g5 g8
illegal fire a5 a8 because too-far
illegal fire k5 k8 because too-far

# CC-62  In the published game bows reach 3.
option  edition published
set     unit a5 bottom LB
set     blocks a5 4
set     order a5 unit
set     unit a8 top HI
set     blocks a8 4
legal   fire a5 a8

# CC-63  A unit with an enemy next to it cannot shoot.
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     unit g7 top HI
set     blocks g7 4
illegal fire g5 g7 because enemy-near
set     unit a5 bottom LI
set     blocks a5 4
set     order a5 unit
set     leader a6 top Hannibal
set     unit c5 top HI
set     blocks c5 4
illegal fire a5 a6 because too-near
legal   fire a5 c5

# CC-64  Two dice, one after a move.
set     moved a5 1
use     skirmish
set     unit a5 bottom LI
set     blocks a5 4
set     order a5 unit
set     unit a7 top MI
set     blocks a7 4
apply   fire g5 g7
expect  dice 2
chance  die circle, circle
apply   fire a5 a7
expect  dice 1

# CC-65  Only the symbol hits, a flag sends back, nobody battles back.
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit g7 top LI
set     blocks g7 4
set     unit a1 bottom LI
set     blocks a1 4
set     order a1 unit
set     unit a3 top LI
set     blocks a3 4
apply   fire g5 g7
chance  die swords, helmet
expect  blocks g7 4
apply   fire a1 a3
chance  die circle, flag
apply   retreat a5
expect  blocks a5 3
expect  flow 0 draw

# CC-66  What stands between blocks the line; along a side both must.
use     skirmish
set     unit f6 bottom HI
set     blocks f6 4
legal   fire g5 g7
set     unit h6 bottom HI
set     blocks h6 4
set     unit c5 bottom LI
set     blocks c5 4
set     order c5 unit
set     unit e5 top MI
set     blocks e5 4
set     unit d5 bottom HI
set     blocks d5 4
legal   fire g5 g7
illegal fire c5 e5 because no-sight

# CC-66  A line that crosses the side between two hexes goes through both: each of them blocks it.
set     unit e1 bottom WM
set     blocks e1 2
set     order e1 unit
set     unit a2 top MI
set     blocks a2 4
legal   fire e1 a2
set     terrain c1 camp
illegal fire e1 a2 because no-sight CC-66 "blocked by the fortified camp at C1"
set     terrain c1 none
set     unit c2 bottom LI
set     blocks c2 4
illegal fire e1 a2 because no-sight CC-66 "blocked by Light Infantry at C2"

# CC-66  So it is at 6 hexes, in the published game as well.
option  edition published
set     unit g1 bottom WM
set     blocks g1 2
set     order g1 unit
set     unit a2 top MI
set     blocks a2 4
legal   fire g1 a2
set     terrain d2 forest
illegal fire g1 a2 because no-sight
set     terrain d2 none
set     terrain d1 forest
illegal fire g1 a2 because no-sight

# CC-66  A long line along sides is blocked by both hexes of a pair, not by one of each pair, and by the hex between the pairs.
set     unit g1 bottom WM
set     blocks g1 2
set     order g1 unit
set     unit g5 top MI
set     blocks g5 4
set     terrain f2 forest
set     terrain g4 forest
legal   fire g1 g5
set     terrain f4 forest
illegal fire g1 g5 because no-sight
set     terrain f4 none
set     terrain g3 forest
illegal fire g1 g5 because no-sight

# CC-66  At the side of the field the only hex beside the line decides.
set     unit a7 bottom LI
set     blocks a7 4
set     order a7 unit
set     unit a9 top MI
set     blocks a9 4
legal   fire a7 a9
set     terrain a8 forest
illegal fire a7 a9 because no-sight

# CC-66  Forest blocks, too.
set     terrain d5 forest
set     unit c5 bottom LI
set     blocks c5 4
set     order c5 unit
set     unit e5 top MI
set     blocks e5 4
use     skirmish
illegal fire c5 e5 because no-sight

# CC-67  A hill does not block along itself.
set     terrain d5 hill
set     terrain h5 hill
set     terrain g5 hill
set     terrain i5 hill
set     unit c5 bottom LI
set     blocks c5 4
set     order c5 unit
set     unit e5 top MI
set     blocks e5 4
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit i5 top MI
set     blocks i5 4
illegal fire c5 e5 because no-sight
legal   fire g5 i5

# CC-70  An enemy next to it, once a turn.
use     duel
set     unit a9 top MI
set     blocks a9 4
set     unit c3 bottom HI
set     blocks c3 4
set     order c3 unit
set     unit c4 top MI
set     blocks c4 4
illegal attack g5 a9 because not-next-to
illegal attack g5 b2 because no-enemy
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
apply   retreat g7
apply   stay
illegal attack g5 g6 because fought-already

# CC-71  The dice of the chart, attacking and back.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top CH
set     blocks g6 2
apply   attack g5 g6
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 3

# CC-72  Swords hit, but not those of light units.
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
chance  die swords, triangle
expect  blocks g6 3
told    spectator face dice triangle n 1 hits 1
told    spectator face dice swords n 1 hits 0 result no effect

# CC-72  Those of auxilia do.
set     unit g5 bottom AX
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
chance  die swords, circle, circle
expect  blocks g6 3

# CC-73  Helmets hit with a leader there or next to it.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g4 bottom MI
set     blocks g4 4
set     leader g4 bottom Scipio
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  blocks g6 3

# CC-73  Without one they do not.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit a4 bottom MI
set     blocks a4 4
set     leader a4 bottom Scipio
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  blocks g6 4

# CC-73  In the manual they do nothing to elephants, in the published game they hit.
option  edition published
set     unit g5 bottom HI
set     blocks g5 4
set     leader g5 bottom Scipio
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  blocks g6 1

# CC-74  Warriors at full strength roll one more; the start of the combat counts.
set     unit g5 bottom MI
set     blocks g5 4
set     order g5 unit
set     unit g6 top WA
set     blocks g6 4
apply   attack g5 g6
chance  die triangle, circle, circle, circle
expect  blocks g6 3
expect  dice 4

# CC-74  Weakened warriors do not.
set     unit g5 bottom WA
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
expect  dice 3

# CC-75  Heavy chariots ignore one pair of swords.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top CH
set     blocks g6 2
apply   attack g5 g6
apply   stand
chance  die swords, swords, circle, circle, circle
expect  blocks g6 1
told    spectator face dice swords n 2 hits 1 ignored 1

# CC-76  The ground limits first, then cards add.
set     played Clash of Shields
set     orders Clash of Shields
set     terrain g6 forest
use     duel
apply   attack g5 g6
expect  dice 4

# CC-77  Who is still in his hex battles back; the attacker does not evade.
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
chance  die circle, circle
expect  roll back
chance  die triangle, square, square, circle
expect  blocks g5 3

# CC-78  The one attacked is asked as long as First Strike may be anywhere.
set     discard First Strike 0
use     duel
apply   attack g5 g6
turn    top
offers  1
apply   stand
expect  roll close

# CC-79  Who may evade whom.
set     discard First Strike 0
use     duel
set     unit a5 bottom HI
set     blocks a5 4
set     order a5 unit
set     unit a6 top MC
set     blocks a6 3
set     unit c3 bottom MC
set     blocks c3 3
set     order c3 unit
set     unit c4 top MC
set     blocks c4 3
set     unit k5 bottom HC
set     blocks k5 3
set     order k5 unit
set     unit k6 top MC
set     blocks k6 3
apply   attack g5 g6
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle, circle, circle, circle, circle, circle
apply   attack a5 a6
legal   evade
apply   stand
chance  die circle, circle, circle, circle, circle, circle, circle, circle
apply   attack k5 k6
illegal evade because cannot-evade

# CC-79  In the published game medium cavalry evades heavy mounted, and auxilia do not evade.
option  edition published
set     discard First Strike 0
set     unit k5 bottom HC
set     blocks k5 3
set     order k5 unit
set     unit k6 top MC
set     blocks k6 3
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top AX
set     blocks g6 4
apply   attack k5 k6
legal   evade
apply   stand
chance  die circle, circle, circle, circle, circle, circle, circle
apply   attack g5 g6
illegal evade because cannot-evade

# CC-79  Nobody evades whose way back is shut.
set     discard First Strike 0
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top LI
set     blocks g6 4
set     unit g7 top MI
set     blocks g7 4
set     unit h7 top MI
set     blocks h7 4
apply   attack g5 g6
illegal evade because cannot-evade

# CC-80  Against an evading unit only its symbol hits; it goes back two.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top LI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   evade
expect  dice 5
chance  die circle, swords, helmet, flag, square
apply   retreat g7
apply   retreat g8
expect  blocks g8 3
expect  unit g5 bottom HI
turn    bottom

# CC-80  One, if there is no way of two.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top LI
set     blocks g6 4
set     unit g7 top MI
set     blocks g7 4
set     unit h8 top MI
set     blocks h8 4
set     unit g8 top MI
set     blocks g8 4
use     elsewhere
apply   attack g5 g6
apply   evade
chance  die square, square, square, square, square
expect  unit h7 top LI
expect  blocks h7 4

# CC-81  A leader alone falls to a helmet; nobody advances.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  banner bottom 1
expect  unit g5 bottom HI
turn    bottom

# CC-82  Into the hex the enemy left.
set     unit g5 bottom MI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle
apply   retreat g7
apply   advance
expect  unit g6 bottom MI

# CC-82  In the published game not out of a ford it moved into.
option  edition published
set     moved g5 1
set     terrain g5 ford
set     unit g5 bottom MI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
chance  die flag, circle
apply   retreat g7
turn    bottom
legal   attack a1 a2

# CC-83  Cavalry rides one hex further.
set     unit g5 bottom MC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle
apply   advance
apply   ride h7
expect  unit h7 bottom MC

# CC-84  Warriors, mounted units and foot with a leader fight on.
set     unit g5 bottom HI
set     blocks g5 4
set     leader g5 bottom Scipio
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle, circle
apply   advance
apply   attack g6 g7
expect  bonus yes
expect  dice 5

# CC-84  Foot without a leader does not.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle, circle
apply   advance
illegal attack g6 g7 because fought-already
legal   attack a1 a2

# CC-85  After the bonus combat no third.
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 1
set     unit g8 top MI
set     blocks g8 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle
apply   advance
apply   attack g6 g7
chance  die triangle, circle, circle, circle
apply   advance
illegal attack g7 g8 because fought-already
turn    bottom

# CC-44  First Strike: the one attacked rolls first, and does not battle back.
set     discard First Strike 0
set     hand top First Strike 1
set     hand top Rally 0
set     unit g5 bottom MI
set     blocks g5 4
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
apply   attack g5 g6
apply   strike
expect  roll strike
expect  dice 5
chance  die triangle, triangle, circle, circle, circle
expect  blocks g5 2
expect  roll close
chance  die circle, circle, circle, circle
expect  flow 0 draw
expect  owed top 1

# CC-44  If the attacker is gone, it is over.
set     discard First Strike 0
set     hand top First Strike 1
set     hand top Rally 0
set     unit g5 bottom MI
set     blocks g5 1
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   strike
chance  die triangle, triangle, circle, circle, circle
expect  banner top 1
turn    bottom

# CC-122  Uphill two dice; down or along, foot three and mounted two.
set     terrain g6 hill
set     terrain a1 hill
set     terrain k5 hill
set     terrain k6 hill
use     duel
use     elsewhere
set     unit k5 bottom MC
set     blocks k5 3
set     order k5 unit
set     unit k6 top MI
set     blocks k6 4
apply   attack g5 g6
expect  dice 2
chance  die circle, circle
expect  dice 3
chance  die circle, circle, circle
apply   attack a1 a2
expect  dice 3
chance  die circle, circle, circle, circle, circle
apply   attack k5 k6
expect  dice 2

# CC-124  In or out of a ford two dice.
set     terrain g5 ford
set     terrain a6 ford
use     duel
set     unit a5 bottom LI
set     blocks a5 4
set     order a5 unit
set     unit a7 top MI
set     blocks a7 4
apply   attack g5 g6
expect  dice 2

# CC-124  Shooting out of it is one die in the published game.
option  edition published
set     terrain g5 ford
use     skirmish
apply   fire g5 g7
expect  dice 1

# CC-125  Shallows limit no dice.
set     terrain g5 shallows
use     duel
apply   attack g5 g6
expect  dice 5

# CC-128  In the manual who attacks a camp rolls one less; who stands there ignores swords.
set     terrain g6 camp
use     duel
apply   attack g5 g6
expect  dice 4
chance  die swords, swords, circle, circle
expect  blocks g6 3

# CC-128  In the published game who is on it rolls one less.
option  edition published
set     terrain g5 camp
use     duel
apply   attack g5 g6
expect  dice 4

# CC-129  In the published game a rampart protects two sides.
option  edition published
set     terrain g6 rampart-S
use     duel
set     unit f6 bottom HI
set     blocks f6 4
set     order f6 unit
apply   attack g5 g6
chance  die swords, circle, circle, circle, circle
expect  blocks g6 4
chance  die circle, circle, circle, circle
apply   attack f6 g6
chance  die swords, circle, circle, circle, circle
expect  blocks g6 3

# CC-129  In the manual all sides.
set     terrain g6 rampart-S
set     unit g6 top MI
set     blocks g6 4
set     unit f6 bottom HI
set     blocks f6 4
set     order f6 unit
apply   attack f6 g6
chance  die swords, circle, circle, circle, circle
expect  blocks g6 4

# CC-140  The chart: what the units roll.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
expect  dice 4
chance  die circle, circle, circle, circle
expect  dice 4

# CC-145  The Sacred Band always hits with helmets; the Companions shrug off swords.
set     unit g5 bottom SB
set     blocks g5 4
set     order g5 unit
set     unit g6 top CO
set     blocks g6 3
apply   attack g5 g6
apply   stand
chance  die helmet, swords, circle, circle, circle
expect  blocks g6 2

# CC-145  The Immortals and bow auxilia shoot three hexes.
set     unit g5 bottom IM
set     blocks g5 4
set     order g5 unit
set     unit g8 top HI
set     blocks g8 4
set     unit a5 bottom AB
set     blocks a5 4
set     order a5 unit
set     unit a8 top HI
set     blocks a8 4
legal   fire g5 g8
legal   fire a5 a8
