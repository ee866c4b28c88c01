## The chart of the units, row by row: its class, foot or mounted, and what cards and ground make of it.
include field.head
set     discard First Strike 0

# CC-140  {unit}: a circle is its class, of a shot and of a card.
each    unit blocks
| LI | 4
| LB | 4
| LS | 4
| AX | 4
| LC | 3
| BC | 3
| BH | 3
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Light Troops 1
set     unit b2 bottom {unit}
set     blocks b2 {blocks}
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Light Troops
legal   order b2
illegal order c2 because wrong-kind

# CC-140  {unit}: foot, for the cards.
each    unit blocks
| LI | 4
| LB | 4
| LS | 4
| AX | 4
| WA | 4
| MI | 4
| HI | 4
| WM | 2
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom {unit}
set     blocks b2 {blocks}
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-140  {unit}: foot, on broken ground and in a forest.
each    unit
| LI
| LB
| LS
| AX
| WA
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom {unit}
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom {unit}
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

# CC-51  {unit}: passes through friends with Order Light Troops.
each    unit
| LI
| LB
| LS
| AX
| AB
set     flow 0 move
set     played Order Light Troops
set     orders Order Light Troops
set     unit g3 bottom {unit}
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

# CC-45  {unit}: is rallied.
each    unit blocks
| LI | 3
| LB | 3
| LS | 3
| AX | 3
| WA | 3
| MI | 3
| HI | 3
| LC | 2
| BC | 2
| MC | 2
| HC | 2
| CM | 2
| WM | 1
| BH | 2
| CA | 2
| SB | 3
| TB | 3
| SS | 3
| CO | 2
| IM | 3
| AB | 3
set     flow 0 card
set     played none
set     orders none
set     hand top Rally 0
set     hand bottom Rally 1
set     command bottom 1
set     unit g5 bottom {unit}
set     blocks g5 {blocks}
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet
legal   rally g5

# CC-39  {unit} with Double Time: 2 hexes, and it fights.
each    unit
| LI
| LB
| LS
| AX
| WA
| MI
| HI
| SB
| TB
| SS
| IM
| AB
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom {unit}
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g3 g5
apply   done
legal   attack g5 g6

# CC-140  {unit}: a triangle is its class, of a shot and of a card.
each    unit blocks
| WA | 4
| MI | 4
| MC | 3
| CM | 3
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Medium Troops 1
set     hand top Order Medium Troops 0
set     unit b2 bottom {unit}
set     blocks b2 {blocks}
set     unit c2 bottom HI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Medium Troops
legal   order b2
illegal order c2 because wrong-kind

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

# CC-140  {unit}: a square is its class, of a shot and of a card.
each    unit blocks
| HI | 4
| HC | 3
| EL | 2
| CH | 2
| WM | 2
| CA | 3
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Heavy Troops 1
set     unit b2 bottom {unit}
set     blocks b2 {blocks}
set     unit c2 bottom MI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Heavy Troops
legal   order b2
illegal order c2 because wrong-kind

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

# CC-140  {unit}: mounted, for the cards.
each    unit blocks
| LC | 3
| BC | 3
| MC | 3
| HC | 3
| CM | 3
| EL | 2
| CH | 2
| BH | 3
| CA | 3
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom {unit}
set     blocks b2 {blocks}
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
legal   order b2

# CC-140  {unit}: mounted, on broken ground and in a forest.
each    unit
| LC
| BC
| BH
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom {unit}
set     blocks g3 3
set     order g3 unit
set     unit k3 bottom {unit}
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

# CC-51  {unit}: does not pass through friends with Order Light Troops.
each    unit
| LC
| BC
| BH
set     flow 0 move
set     played Order Light Troops
set     orders Order Light Troops
set     unit g3 bottom {unit}
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

# CC-140  {unit}: mounted, on broken ground and in a forest.
each    unit blocks
| MC | 3
| HC | 3
| CM | 3
| EL | 2
| CH | 2
| CA | 3
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom {unit}
set     blocks g3 {blocks}
set     order g3 unit
set     unit k3 bottom {unit}
set     blocks k3 {blocks}
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

# CC-145  {unit}: foot, for the cards.
each    unit
| SB
| TB
| SS
| IM
| AB
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Mounted 1
set     unit b2 bottom {unit}
set     blocks b2 4
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-145  {unit}: foot, on broken ground and in a forest.
each    unit
| SB
| TB
| SS
| IM
set     flow 0 move
set     terrain g4 broken
set     terrain k4 forest
set     unit g3 bottom {unit}
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom {unit}
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

# CC-145  {unit}: a triangle is its class, of a shot and of a card.
each    unit blocks
| TB | 4
| CO | 3
| IM | 4
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Medium Troops 1
set     hand top Order Medium Troops 0
set     unit b2 bottom {unit}
set     blocks b2 {blocks}
set     unit c2 bottom HI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Medium Troops
legal   order b2
illegal order c2 because wrong-kind

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
