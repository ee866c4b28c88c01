## The chart of the units, row by row: its class, foot or mounted, and what cards and ground make of it.
include field.head
set     discard First Strike 0

# CC-140  LI: a circle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Light Troops 1
set     unit b2 bottom LI
set     blocks b2 4
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Light Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  LI: foot, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom LI
set     blocks b2 4
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-140  LI: foot, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom LI
set     blocks k3 4
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
legal   attack g4 g5
legal   attack k4 k5

# CC-51  LI: passes through friends with Order Light Troops.
set     flow 0 move
set     played Order Light Troops
set     orders Order Light Troops
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit f4 bottom HI
set     blocks f4 4
set     unit g4 bottom HI
set     blocks g4 4
set     unit f3 bottom HI
set     blocks f3 4
set     unit h3 bottom HI
set     blocks h3 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit g2 bottom HI
set     blocks g2 4
set     unit a9 top HI
set     blocks a9 4
legal   move g3 g5

# CC-45  LI: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom LI
set     blocks g5 3
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-39  LI with Double Time: 2 hexes, and it fights.
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g3 g5
apply   done
legal   attack g5 g6

# CC-140  LB: a circle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Light Troops 1
set     unit b2 bottom LB
set     blocks b2 4
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Light Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  LB: foot, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom LB
set     blocks b2 4
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-140  LB: foot, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom LB
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom LB
set     blocks k3 4
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
legal   attack g4 g5
legal   attack k4 k5

# CC-51  LB: passes through friends with Order Light Troops.
set     flow 0 move
set     played Order Light Troops
set     orders Order Light Troops
set     unit g3 bottom LB
set     blocks g3 4
set     order g3 unit
set     unit f4 bottom HI
set     blocks f4 4
set     unit g4 bottom HI
set     blocks g4 4
set     unit f3 bottom HI
set     blocks f3 4
set     unit h3 bottom HI
set     blocks h3 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit g2 bottom HI
set     blocks g2 4
set     unit a9 top HI
set     blocks a9 4
legal   move g3 g5

# CC-45  LB: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom LB
set     blocks g5 3
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-39  LB with Double Time: 2 hexes, and it fights.
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom LB
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g3 g5
apply   done
legal   attack g5 g6

# CC-140  LS: a circle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Light Troops 1
set     unit b2 bottom LS
set     blocks b2 4
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Light Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  LS: foot, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom LS
set     blocks b2 4
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-140  LS: foot, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom LS
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom LS
set     blocks k3 4
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
legal   attack g4 g5
legal   attack k4 k5

# CC-51  LS: passes through friends with Order Light Troops.
set     flow 0 move
set     played Order Light Troops
set     orders Order Light Troops
set     unit g3 bottom LS
set     blocks g3 4
set     order g3 unit
set     unit f4 bottom HI
set     blocks f4 4
set     unit g4 bottom HI
set     blocks g4 4
set     unit f3 bottom HI
set     blocks f3 4
set     unit h3 bottom HI
set     blocks h3 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit g2 bottom HI
set     blocks g2 4
set     unit a9 top HI
set     blocks a9 4
legal   move g3 g5

# CC-45  LS: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom LS
set     blocks g5 3
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-39  LS with Double Time: 2 hexes, and it fights.
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom LS
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g3 g5
apply   done
legal   attack g5 g6

# CC-140  AX: a circle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Light Troops 1
set     unit b2 bottom AX
set     blocks b2 4
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Light Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  AX: foot, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom AX
set     blocks b2 4
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-140  AX: foot, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom AX
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom AX
set     blocks k3 4
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
legal   attack g4 g5
legal   attack k4 k5

# CC-51  AX: passes through friends with Order Light Troops.
set     flow 0 move
set     played Order Light Troops
set     orders Order Light Troops
set     unit g3 bottom AX
set     blocks g3 4
set     order g3 unit
set     unit f4 bottom HI
set     blocks f4 4
set     unit g4 bottom HI
set     blocks g4 4
set     unit f3 bottom HI
set     blocks f3 4
set     unit h3 bottom HI
set     blocks h3 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit g2 bottom HI
set     blocks g2 4
set     unit a9 top HI
set     blocks a9 4
legal   move g3 g5

# CC-45  AX: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom AX
set     blocks g5 3
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-39  AX with Double Time: 2 hexes, and it fights.
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom AX
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g3 g5
apply   done
legal   attack g5 g6

# CC-140  WA: a triangle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Medium Troops 1
set     hand top Order Medium Troops 0
set     unit b2 bottom WA
set     blocks b2 4
set     unit c2 bottom HI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Medium Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  WA: foot, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom WA
set     blocks b2 4
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-140  WA: foot, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom WA
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom WA
set     blocks k3 4
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
legal   attack g4 g5
legal   attack k4 k5

# CC-45  WA: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom WA
set     blocks g5 3
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-39  WA with Double Time: 2 hexes, and it fights.
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom WA
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g3 g5
apply   done
legal   attack g5 g6

# CC-140  MI: a triangle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Medium Troops 1
set     hand top Order Medium Troops 0
set     unit b2 bottom MI
set     blocks b2 4
set     unit c2 bottom HI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Medium Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  MI: foot, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom MI
set     blocks b2 4
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-140  MI: foot, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom MI
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom MI
set     blocks k3 4
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
legal   attack g4 g5
illegal attack k4 k5 because too-tired

# CC-45  MI: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom MI
set     blocks g5 3
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-39  MI with Double Time: 2 hexes, and it fights.
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom MI
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g3 g5
apply   done
legal   attack g5 g6

# CC-140  HI: a square is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Heavy Troops 1
set     unit b2 bottom HI
set     blocks b2 4
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Heavy Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  HI: foot, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom HI
set     blocks b2 4
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-140  HI: foot, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom HI
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom HI
set     blocks k3 4
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
legal   attack g4 g5
illegal attack k4 k5 because too-tired

# CC-45  HI: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom HI
set     blocks g5 3
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-39  HI with Double Time: 2 hexes, and it fights.
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom HI
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g3 g5
apply   done
legal   attack g5 g6

# CC-140  LC: a circle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Light Troops 1
set     unit b2 bottom LC
set     blocks b2 3
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Light Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  LC: mounted, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom LC
set     blocks b2 3
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
legal   order b2

# CC-140  LC: mounted, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom LC
set     blocks g3 3
set     order g3 unit
set     unit k3 bottom LC
set     blocks k3 3
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
illegal attack g4 g5 because too-tired
legal   attack k4 k5

# CC-51  LC: does not pass through friends with Order Light Troops.
set     flow 0 move
set     played Order Light Troops
set     orders Order Light Troops
set     unit g3 bottom LC
set     blocks g3 3
set     order g3 unit
set     unit f4 bottom HI
set     blocks f4 4
set     unit g4 bottom HI
set     blocks g4 4
set     unit f3 bottom HI
set     blocks f3 4
set     unit h3 bottom HI
set     blocks h3 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit g2 bottom HI
set     blocks g2 4
set     unit a9 top HI
set     blocks a9 4
illegal move g3 g5 because out-of-reach

# CC-45  LC: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom LC
set     blocks g5 2
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-140  BC: a circle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Light Troops 1
set     unit b2 bottom BC
set     blocks b2 3
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Light Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  BC: mounted, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom BC
set     blocks b2 3
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
legal   order b2

# CC-140  BC: mounted, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom BC
set     blocks g3 3
set     order g3 unit
set     unit k3 bottom BC
set     blocks k3 3
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
illegal attack g4 g5 because too-tired
legal   attack k4 k5

# CC-51  BC: does not pass through friends with Order Light Troops.
set     flow 0 move
set     played Order Light Troops
set     orders Order Light Troops
set     unit g3 bottom BC
set     blocks g3 3
set     order g3 unit
set     unit f4 bottom HI
set     blocks f4 4
set     unit g4 bottom HI
set     blocks g4 4
set     unit f3 bottom HI
set     blocks f3 4
set     unit h3 bottom HI
set     blocks h3 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit g2 bottom HI
set     blocks g2 4
set     unit a9 top HI
set     blocks a9 4
illegal move g3 g5 because out-of-reach

# CC-45  BC: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom BC
set     blocks g5 2
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-140  MC: a triangle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Medium Troops 1
set     hand top Order Medium Troops 0
set     unit b2 bottom MC
set     blocks b2 3
set     unit c2 bottom HI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Medium Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  MC: mounted, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom MC
set     blocks b2 3
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
legal   order b2

# CC-140  MC: mounted, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom MC
set     blocks g3 3
set     order g3 unit
set     unit k3 bottom MC
set     blocks k3 3
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
illegal attack g4 g5 because too-tired
illegal attack k4 k5 because too-tired

# CC-45  MC: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom MC
set     blocks g5 2
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-140  HC: a square is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Heavy Troops 1
set     unit b2 bottom HC
set     blocks b2 3
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Heavy Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  HC: mounted, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom HC
set     blocks b2 3
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
legal   order b2

# CC-140  HC: mounted, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom HC
set     blocks g3 3
set     order g3 unit
set     unit k3 bottom HC
set     blocks k3 3
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
illegal attack g4 g5 because too-tired
illegal attack k4 k5 because too-tired

# CC-45  HC: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom HC
set     blocks g5 2
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-140  CM: a triangle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Medium Troops 1
set     hand top Order Medium Troops 0
set     unit b2 bottom CM
set     blocks b2 3
set     unit c2 bottom HI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Medium Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  CM: mounted, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom CM
set     blocks b2 3
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
legal   order b2

# CC-140  CM: mounted, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom CM
set     blocks g3 3
set     order g3 unit
set     unit k3 bottom CM
set     blocks k3 3
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
illegal attack g4 g5 because too-tired
illegal attack k4 k5 because too-tired

# CC-45  CM: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom CM
set     blocks g5 2
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-140  EL: a square is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Heavy Troops 1
set     unit b2 bottom EL
set     blocks b2 2
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Heavy Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  EL: mounted, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom EL
set     blocks b2 2
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
legal   order b2

# CC-140  EL: mounted, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom EL
set     blocks g3 2
set     order g3 unit
set     unit k3 bottom EL
set     blocks k3 2
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
illegal attack g4 g5 because too-tired
illegal attack k4 k5 because too-tired

# CC-45  EL: is not rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom EL
set     blocks g5 1
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
illegal rally g5 because not-hurt

# CC-140  CH: a square is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Heavy Troops 1
set     unit b2 bottom CH
set     blocks b2 2
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Heavy Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  CH: mounted, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom CH
set     blocks b2 2
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
legal   order b2

# CC-140  CH: mounted, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom CH
set     blocks g3 2
set     order g3 unit
set     unit k3 bottom CH
set     blocks k3 2
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
illegal attack g4 g5 because too-tired
illegal attack k4 k5 because too-tired

# CC-45  CH: is not rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom CH
set     blocks g5 1
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
illegal rally g5 because not-hurt

# CC-140  WM: a square is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Heavy Troops 1
set     unit b2 bottom WM
set     blocks b2 2
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Heavy Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  WM: foot, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom WM
set     blocks b2 2
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-140  WM: foot, on broken ground, and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom WM
set     blocks g3 2
set     order g3 unit
set     unit k3 bottom WM
set     blocks k3 2
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
illegal move g3 g4 because out-of-reach
apply   move k3 k4
apply   done
illegal attack k4 k5 because too-tired

# CC-45  WM: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom WM
set     blocks g5 1
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-39  WM with Double Time: 1 hex.
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom WM
set     blocks g3 2
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
illegal move g3 g5 because out-of-reach

# CC-140  BH: a circle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Light Troops 1
set     unit b2 bottom BH
set     blocks b2 3
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Light Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  BH: mounted, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom BH
set     blocks b2 3
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
legal   order b2

# CC-140  BH: mounted, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom BH
set     blocks g3 3
set     order g3 unit
set     unit k3 bottom BH
set     blocks k3 3
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
illegal attack g4 g5 because too-tired
legal   attack k4 k5

# CC-51  BH: does not pass through friends with Order Light Troops.
set     flow 0 move
set     played Order Light Troops
set     orders Order Light Troops
set     unit g3 bottom BH
set     blocks g3 3
set     order g3 unit
set     unit f4 bottom HI
set     blocks f4 4
set     unit g4 bottom HI
set     blocks g4 4
set     unit f3 bottom HI
set     blocks f3 4
set     unit h3 bottom HI
set     blocks h3 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit g2 bottom HI
set     blocks g2 4
set     unit a9 top HI
set     blocks a9 4
illegal move g3 g5 because out-of-reach

# CC-45  BH: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom BH
set     blocks g5 2
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-140  CA: a square is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Heavy Troops 1
set     unit b2 bottom CA
set     blocks b2 3
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Heavy Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  CA: mounted, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom CA
set     blocks b2 3
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
legal   order b2

# CC-140  CA: mounted, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom CA
set     blocks g3 3
set     order g3 unit
set     unit k3 bottom CA
set     blocks k3 3
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
illegal attack g4 g5 because too-tired
illegal attack k4 k5 because too-tired

# CC-45  CA: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom CA
set     blocks g5 2
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-145  SB: a square is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Heavy Troops 1
set     unit b2 bottom SB
set     blocks b2 4
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Heavy Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-145  SB: foot, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom SB
set     blocks b2 4
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-145  SB: foot, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom SB
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom SB
set     blocks k3 4
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
legal   attack g4 g5
illegal attack k4 k5 because too-tired

# CC-45  SB: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom SB
set     blocks g5 3
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-39  SB with Double Time: 2 hexes, and it fights.
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom SB
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g3 g5
apply   done
legal   attack g5 g6

# CC-145  TB: a triangle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Medium Troops 1
set     hand top Order Medium Troops 0
set     unit b2 bottom TB
set     blocks b2 4
set     unit c2 bottom HI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Medium Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-145  TB: foot, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom TB
set     blocks b2 4
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-145  TB: foot, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom TB
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom TB
set     blocks k3 4
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
legal   attack g4 g5
illegal attack k4 k5 because too-tired

# CC-45  TB: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom TB
set     blocks g5 3
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-39  TB with Double Time: 2 hexes, and it fights.
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom TB
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g3 g5
apply   done
legal   attack g5 g6

# CC-145  SS: a square is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Heavy Troops 1
set     unit b2 bottom SS
set     blocks b2 4
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Heavy Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-145  SS: foot, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom SS
set     blocks b2 4
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-145  SS: foot, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom SS
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom SS
set     blocks k3 4
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
legal   attack g4 g5
illegal attack k4 k5 because too-tired

# CC-45  SS: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom SS
set     blocks g5 3
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-39  SS with Double Time: 2 hexes, and it fights.
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom SS
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g3 g5
apply   done
legal   attack g5 g6

# CC-145  CO: a triangle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Medium Troops 1
set     hand top Order Medium Troops 0
set     unit b2 bottom CO
set     blocks b2 3
set     unit c2 bottom HI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Medium Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-145  CO: mounted, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom CO
set     blocks b2 3
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
legal   order b2

# CC-145  CO: mounted, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom CO
set     blocks g3 3
set     order g3 unit
set     unit k3 bottom CO
set     blocks k3 3
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
illegal attack g4 g5 because too-tired
illegal attack k4 k5 because too-tired

# CC-45  CO: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom CO
set     blocks g5 2
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-145  IM: a triangle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Medium Troops 1
set     hand top Order Medium Troops 0
set     unit b2 bottom IM
set     blocks b2 4
set     unit c2 bottom HI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Medium Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-145  IM: foot, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom IM
set     blocks b2 4
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-145  IM: foot, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom IM
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom IM
set     blocks k3 4
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
legal   attack g4 g5
illegal attack k4 k5 because too-tired

# CC-45  IM: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom IM
set     blocks g5 3
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-39  IM with Double Time: 2 hexes, and it fights.
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom IM
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g3 g5
apply   done
legal   attack g5 g6

# CC-145  AB: a circle is its class, of a shot and of a card.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Light Troops 1
set     unit b2 bottom AB
set     blocks b2 4
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Light Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-145  AB: foot, for the cards.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom AB
set     blocks b2 4
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-145  AB: foot, on broken ground and in a forest.
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom AB
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom AB
set     blocks k3 4
set     order k3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
legal   attack g4 g5
legal   attack k4 k5

# CC-51  AB: passes through friends with Order Light Troops.
set     flow 0 move
set     played Order Light Troops
set     orders Order Light Troops
set     unit g3 bottom AB
set     blocks g3 4
set     order g3 unit
set     unit f4 bottom HI
set     blocks f4 4
set     unit g4 bottom HI
set     blocks g4 4
set     unit f3 bottom HI
set     blocks f3 4
set     unit h3 bottom HI
set     blocks h3 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit g2 bottom HI
set     blocks g2 4
set     unit a9 top HI
set     blocks a9 4
legal   move g3 g5

# CC-45  AB: is rallied.
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom AB
set     blocks g5 3
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-39  AB with Double Time: 2 hexes, and it fights.
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom AB
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g3 g5
apply   done
legal   attack g5 g6
