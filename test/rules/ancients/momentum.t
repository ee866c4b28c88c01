## Momentum: advance, ride, bonus combat, and what forbids them.
include field.head

# CC-82  A war machine does not advance.
set     unit g5 bottom WM
set     blocks g5 2
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle
turn    bottom
illegal advance because not-now
legal   attack a1 a2

# CC-82  Nobody must: who stays has no bonus combat.
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle
apply   stay
expect  unit g5 bottom WA
illegal attack g5 g7 because fought-already

# CC-82  In the published game a unit that stood in the ford from the start may advance.
option  edition published
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
legal   advance

# CC-82  In the manual a ford holds nobody back.
set     terrain g5 ford
set     moved g5 1
set     unit g5 bottom MI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
chance  die flag, circle
apply   retreat g7
legal   advance

# CC-82  A leader goes with his unit.
set     unit g5 bottom HI
set     blocks g5 4
set     leader g5 bottom Scipio
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle, circle
apply   advance
expect  leader g6 bottom Scipio
expect  leader g5 none

# CC-82  The advance into a marsh costs its die (CC-127).
set     terrain g6 marsh
set     unit g5 bottom MI
set     blocks g5 4
set     order g5 unit
set     unit g6 top LI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die circle, square, square, square
apply   advance
expect  roll marsh
chance  die triangle
expect  blocks g6 3

# CC-83  Elephants, chariots and camels do not ride on; they have the bonus combat.
set     unit g5 bottom CM
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top LI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle
apply   advance
illegal ride h7 because not-now
legal   attack g6 g7

# CC-83  Heavy chariots neither.
set     unit g5 bottom CH
set     blocks g5 2
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top LI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle
apply   advance
illegal ride h7 because not-now
legal   attack g6 g7

# CC-83  Elephants neither.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top LI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle
apply   advance
illegal ride h7 because not-now
legal   attack g6 g7

# CC-83  Nor barbarian chariots.
set     unit g5 bottom BH
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top LI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle
apply   advance
illegal ride h7 because not-now
legal   attack g6 g7

# CC-83  Nor foot with a leader.
set     unit g5 bottom MI
set     blocks g5 4
set     leader g5 bottom Scipio
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top LI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle
apply   advance
illegal ride h7 because not-now
legal   attack g6 g7

# CC-83  Ground that stops it ends the ride, not the bonus combat.
set     terrain g6 ford
set     unit g5 bottom LC
set     blocks g5 3
set     order g5 unit
set     unit g6 top LI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die circle, square
apply   advance
illegal ride h6 because not-now
legal   attack g6 g7

# CC-83  It may ride onto a leader of its own who is alone, not onto other pieces.
set     unit g5 bottom MC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     leader h6 bottom Scipio
set     unit f6 bottom HI
set     blocks f6 4
set     leader g7 top Hannibal
set     unit h7 top MI
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle
apply   advance
illegal ride f6
illegal ride g7
illegal ride h7
apply   ride h6
expect  unit h6 bottom MC
expect  leader h6 bottom Scipio
legal   attack h6 h7

# CC-83  With a leader of its own it cannot join another, and nothing rides into a river.
set     terrain f6 river
set     unit g5 bottom MC
set     blocks g5 3
set     leader g5 bottom Nero
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     leader h6 bottom Scipio
set     unit h7 top MI
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle
apply   advance
illegal ride h6
illegal ride f6
legal   ride g7

# CC-83  The ride may end in a marsh, and it need not be taken for the bonus combat.
set     terrain h6 marsh
set     unit g5 bottom MC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit h7 top MI
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle
apply   advance
legal   stay
apply   ride h6
expect  roll marsh
chance  die triangle
expect  blocks h6 2
legal   attack h6 h7

# CC-84  Not in a forest: medium foot with a leader.
set     terrain g6 forest
set     unit g5 bottom MI
set     blocks g5 4
set     leader g5 bottom Scipio
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top LI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle
apply   advance
illegal attack g6 g7 because fought-already

# CC-84  Nor cavalry, which does not ride on from there either.
set     terrain g6 forest
set     unit g5 bottom MC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top LI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle
apply   advance
illegal attack g6 g7 because fought-already

# CC-84  Warriors do, and light foot and auxilia with a leader.
set     terrain g6 forest
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top LI
set     blocks g7 4
set     terrain a2 forest
set     unit a1 bottom AX
set     blocks a1 4
set     leader a1 bottom Scipio
set     order a1 unit
set     unit a2 top MI
set     blocks a2 1
set     unit a3 top MI
set     blocks a3 4
apply   attack g5 g6
chance  die triangle, circle
apply   advance
legal   attack g6 g7
apply   done
apply   attack a1 a2
chance  die triangle, circle
apply   advance
legal   attack a2 a3

# CC-84  Mounted units not on broken ground; foot with a leader does.
set     terrain g6 broken
set     terrain a2 broken
set     unit g5 bottom CH
set     blocks g5 2
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top LI
set     blocks g7 4
set     unit a1 bottom HI
set     blocks a1 4
set     leader a1 bottom Scipio
set     order a1 unit
set     unit a2 top MI
set     blocks a2 1
set     unit a3 top MI
set     blocks a3 4
apply   attack a1 a2
chance  die triangle, circle
apply   advance
legal   attack a2 a3
apply   done
apply   attack g5 g6
chance  die triangle, circle
apply   advance
expect  flow 0 draw

# CC-84  The bonus combat may go against a leader who is alone, and may be left.
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     leader g7 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle
apply   advance
legal   attack g6 g7
apply   done
legal   attack a1 a2

# CC-84  Who is attacked in it may evade, and battles back.
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top LI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle
apply   advance
apply   attack g6 g7
legal   evade
apply   stand
chance  die square, square, square, square
expect  roll back
expect  dice 2

# CC-85  After the bonus combat cavalry advances, but rides no further.
set     unit g5 bottom MC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 1
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle
apply   advance
apply   stay
apply   attack g6 g7
chance  die triangle, circle, circle
apply   advance
expect  unit g7 bottom MC
turn    bottom
illegal ride g8 because not-now
legal   attack a1 a2

# CC-77  The one attacked gains no advance by battling back.
set     unit g5 bottom LI
set     blocks g5 1
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
chance  die circle, circle
chance  die circle, square, square, square
expect  unit g5 none
expect  unit g6 top MI
turn    bottom

# CC-77  Who went back does not battle back.
use     duel
use     elsewhere
apply   attack g5 g6
chance  die flag, triangle, circle, circle, circle
apply   retreat g7
apply   stay
expect  blocks g7 3
legal   attack a1 a2

# CC-80  Who evades and is lost leaves no hex to advance into.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top LI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
apply   evade
chance  die circle, square, square, square, square
expect  banner bottom 1
turn    bottom
illegal advance because not-now
legal   attack a1 a2

# CC-80  The leader of an evading unit is checked and goes with it.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top LI
set     blocks g6 4
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
apply   evade
chance  die circle, square, square, square, square
expect  roll check
chance  die helmet, circle
apply   retreat g7
apply   retreat g8
expect  leader g8 top Hannibal

# CC-80  An evading unit that comes to a leader who is alone stops with him.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top LI
set     blocks g6 4
set     leader g7 top Hannibal
set     unit h7 top MI
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
apply   evade
chance  die square, square, square, square, square
expect  unit g7 top LI
expect  leader g7 top Hannibal
turn    bottom

# CC-81  A leader alone who is missed flees; nobody advances, not even then.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
turn    top
apply   flee g7
apply   stay
turn    bottom
illegal advance because not-now
legal   attack a1 a2

# CC-81  A shot at a leader alone: a helmet eliminates him, else he flees.
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     leader g7 top Hannibal
set     unit k1 bottom LI
set     blocks k1 4
set     order k1 unit
set     leader k3 top Mago
use     elsewhere
apply   fire g5 g7
chance  die helmet, circle
expect  banner bottom 1
apply   fire k1 k3
chance  die circle, flag
turn    top
legal   flee k4

# CC-84  In the bonus phase another unit is refused for what it is.
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle
apply   advance
illegal attack a1 a2 because not-now

# CC-84  In the manual light cavalry fights on in a forest (CC-121), but does not ride on.
set     terrain g6 forest
set     unit g5 bottom LC
set     blocks g5 3
set     order g5 unit
set     unit g6 top LI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die circle, square
apply   advance
expect  flow 0 bonus
legal   attack g6 g7

# CC-84  In the published game it does not.
option  edition published
set     terrain g6 forest
set     unit g5 bottom LC
set     blocks g5 3
set     order g5 unit
set     unit g6 top LI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die circle, square
apply   advance
illegal attack g6 g7 because fought-already

# CC-84  The unit that advanced is refused what is not next to it.
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle
apply   advance
illegal attack g6 a2 because not-next-to

# CC-82  In the published game nobody advances out of a ford that he entered by a momentum advance.
option  edition published
set     terrain g6 ford
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 1
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle
apply   advance
apply   attack g6 g7
chance  die triangle, circle
expect  unit g7 none
illegal advance because not-now
legal   attack a1 a2

# CC-82  In the manual he does.
set     terrain g6 ford
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 1
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle
apply   advance
apply   attack g6 g7
chance  die triangle, circle
legal   advance

# CC-83  In the published game cavalry that advances out of a marsh rides no further (CC-126).
option  edition published
set     terrain g5 marsh
set     unit g5 bottom MC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle
apply   advance
expect  flow 0 bonus
legal   attack g6 g7

# CC-83  In the manual it rides on.
set     terrain g5 marsh
set     unit g5 bottom MC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle
apply   advance
legal   ride h6
