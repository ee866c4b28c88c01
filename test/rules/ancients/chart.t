## The chart of the units, row by row: what each moves and rolls, and how far a flag sends it back.
include field.head
set     discard First Strike 0

; A unit to be attacked, then to attack itself; there is no leader on the field.
fixture foes
set     unit c3 bottom HI
set     blocks c3 4
set     order c3 unit
set     unit g6 top MI
set     blocks g6 4
end

# CC-140  Light infantry: 2 hexes, 2 dice, swords miss, 2 battling back, 2 for a flag.
set     flow 0 move
set     unit k1 bottom LI
set     blocks k1 4
set     order k1 unit
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit c4 top LI
set     blocks c4 4
use     foes
legal   move k1 k3
illegal move k1 k4 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die square, square, square, square, square
expect  roll back
expect  dice 2
chance  die circle, circle
apply   attack g5 g6
apply   stand
expect  dice 2
chance  die swords, circle
expect  blocks g6 4
expect  roll back
chance  die flag, flag, square, square
expect  steps 4

# CC-140  Light bow infantry: 2 hexes, 2 dice, swords miss, 2 battling back, 2 for a flag.
set     flow 0 move
set     unit k1 bottom LB
set     blocks k1 4
set     order k1 unit
set     unit g5 bottom LB
set     blocks g5 4
set     order g5 unit
set     unit c4 top LB
set     blocks c4 4
use     foes
legal   move k1 k3
illegal move k1 k4 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die square, square, square, square, square
expect  roll back
expect  dice 2
chance  die circle, circle
apply   attack g5 g6
apply   stand
expect  dice 2
chance  die swords, circle
expect  blocks g6 4
expect  roll back
chance  die flag, flag, square, square
expect  steps 4

# CC-140  Light sling infantry: 2 hexes, 2 dice, swords miss, 2 battling back, 2 for a flag.
set     flow 0 move
set     unit k1 bottom LS
set     blocks k1 4
set     order k1 unit
set     unit g5 bottom LS
set     blocks g5 4
set     order g5 unit
set     unit c4 top LS
set     blocks c4 4
use     foes
legal   move k1 k3
illegal move k1 k4 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die square, square, square, square, square
expect  roll back
expect  dice 2
chance  die circle, circle
apply   attack g5 g6
apply   stand
expect  dice 2
chance  die swords, circle
expect  blocks g6 4
expect  roll back
chance  die flag, flag, square, square
expect  steps 4

# CC-140  Auxilia: 2 hexes, 3 dice, swords hit, 3 battling back, 1 for a flag.
set     flow 0 move
set     unit k1 bottom AX
set     blocks k1 4
set     order k1 unit
set     unit g5 bottom AX
set     blocks g5 4
set     order g5 unit
set     unit c4 top AX
set     blocks c4 4
use     foes
legal   move k1 k3
illegal move k1 k4 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die square, square, square, square, square
expect  roll back
expect  dice 3
chance  die circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 3
chance  die swords, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, square, square
expect  steps 2

# CC-140  Warriors: 1 hex, 3 dice and 1 at full strength, 2 for a flag.
set     flow 0 move
set     unit k1 bottom WA
set     blocks k1 4
set     order k1 unit
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit c4 top WA
set     blocks c4 4
use     foes
legal   move k1 k2
illegal move k1 k3 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 4
chance  die circle, circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 4
chance  die swords, circle, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, circle, circle
legal   ignore 1
illegal ignore 2 because too-many-flags
apply   ignore 1
expect  steps 2

# CC-140  Medium infantry: 1 hexes, 4 dice, swords hit, 4 battling back, 1 for a flag.
set     flow 0 move
set     unit k1 bottom MI
set     blocks k1 4
set     order k1 unit
set     unit g5 bottom MI
set     blocks g5 4
set     order g5 unit
set     unit c4 top MI
set     blocks c4 4
use     foes
legal   move k1 k2
illegal move k1 k3 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 4
chance  die circle, circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 4
chance  die swords, circle, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, circle, circle
expect  steps 2

# CC-140  Heavy infantry: 1 hexes, 5 dice, swords hit, 5 battling back, 1 for a flag.
set     flow 0 move
set     unit k1 bottom HI
set     blocks k1 4
set     order k1 unit
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit c4 top HI
set     blocks c4 4
use     foes
legal   move k1 k2
illegal move k1 k3 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 5
chance  die circle, circle, circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 5
chance  die swords, circle, circle, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, circle, circle
expect  steps 2

# CC-140  Light cavalry: 4 hexes, 2 dice, swords miss, 2 battling back, 4 for a flag.
set     flow 0 move
set     unit k1 bottom LC
set     blocks k1 3
set     order k1 unit
set     unit g5 bottom LC
set     blocks g5 3
set     order g5 unit
set     unit c4 top LC
set     blocks c4 3
use     foes
legal   move k1 k5
illegal move k1 k6 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die square, square, square, square, square
expect  roll back
expect  dice 2
chance  die circle, circle
apply   attack g5 g6
apply   stand
expect  dice 2
chance  die swords, circle
expect  blocks g6 4
expect  roll back
chance  die flag, flag, square, square
expect  steps 8

# CC-140  Light bow cavalry: 4 hexes, 2 dice, swords miss, 2 battling back, 4 for a flag.
set     flow 0 move
set     unit k1 bottom BC
set     blocks k1 3
set     order k1 unit
set     unit g5 bottom BC
set     blocks g5 3
set     order g5 unit
set     unit c4 top BC
set     blocks c4 3
use     foes
legal   move k1 k5
illegal move k1 k6 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die square, square, square, square, square
expect  roll back
expect  dice 2
chance  die circle, circle
apply   attack g5 g6
apply   stand
expect  dice 2
chance  die swords, circle
expect  blocks g6 4
expect  roll back
chance  die flag, flag, square, square
expect  steps 8

# CC-140  Medium cavalry: 3 hexes, 3 dice, swords hit, 3 battling back, 3 for a flag.
set     flow 0 move
set     unit k1 bottom MC
set     blocks k1 3
set     order k1 unit
set     unit g5 bottom MC
set     blocks g5 3
set     order g5 unit
set     unit c4 top MC
set     blocks c4 3
use     foes
legal   move k1 k4
illegal move k1 k5 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 3
chance  die circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 3
chance  die swords, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, circle, circle
expect  steps 6

# CC-140  Heavy cavalry: 2 hexes, 4 dice, swords hit, 4 battling back, 2 for a flag.
set     flow 0 move
set     unit k1 bottom HC
set     blocks k1 3
set     order k1 unit
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit c4 top HC
set     blocks c4 3
use     foes
legal   move k1 k3
illegal move k1 k4 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 4
chance  die circle, circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 4
chance  die swords, circle, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, circle, circle
expect  steps 4

# CC-140  Camels: 3 hexes, 3 dice, swords hit, 2 battling back, 3 for a flag.
set     flow 0 move
set     unit k1 bottom CM
set     blocks k1 3
set     order k1 unit
set     unit g5 bottom CM
set     blocks g5 3
set     order g5 unit
set     unit c4 top CM
set     blocks c4 3
use     foes
legal   move k1 k4
illegal move k1 k5 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 2
chance  die circle, circle
apply   attack g5 g6
apply   stand
expect  dice 3
chance  die swords, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, circle, circle
expect  steps 6

# CC-140  Elephants: 2 hexes, 1 for a flag; their dice are those of the enemy's row.
set     flow 0 move
set     unit k1 bottom EL
set     blocks k1 2
set     order k1 unit
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit c4 top EL
set     blocks c4 2
use     foes
legal   move k1 k3
illegal move k1 k4 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 5
chance  die circle, circle, circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 4
chance  die circle, circle, circle, circle
expect  roll back
chance  die flag, flag, circle, circle
expect  roll rampage
chance  die circle, circle
expect  steps 2

# CC-140  Heavy chariots: 2 hexes, 4 dice, swords hit, 3 battling back, 2 for a flag.
set     flow 0 move
set     unit k1 bottom CH
set     blocks k1 2
set     order k1 unit
set     unit g5 bottom CH
set     blocks g5 2
set     order g5 unit
set     unit c4 top CH
set     blocks c4 2
use     foes
legal   move k1 k3
illegal move k1 k4 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 3
chance  die circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 4
chance  die swords, circle, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, circle, circle
expect  steps 4

# CC-140  Heavy war machine: 1 hexes, 2 dice, swords miss, 2 battling back, 1 for a flag.
set     flow 0 move
set     unit k1 bottom WM
set     blocks k1 2
set     order k1 unit
set     unit g5 bottom WM
set     blocks g5 2
set     order g5 unit
set     unit c4 top WM
set     blocks c4 2
use     foes
legal   move k1 k2
illegal move k1 k3 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 2
chance  die circle, circle
apply   attack g5 g6
apply   stand
expect  dice 2
chance  die swords, circle
expect  blocks g6 4
expect  roll back
chance  die flag, flag, circle, circle
expect  steps 2

# CC-140  Barbarian chariots: 3 hexes, 2 dice and 1 at full strength, 3 for a flag.
set     flow 0 move
set     unit k1 bottom BH
set     blocks k1 3
set     order k1 unit
set     unit g5 bottom BH
set     blocks g5 3
set     order g5 unit
set     unit c4 top BH
set     blocks c4 3
use     foes
legal   move k1 k4
illegal move k1 k5 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die square, square, square, square, square
expect  roll back
expect  dice 3
chance  die circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 3
chance  die swords, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, square, square
legal   ignore 1
illegal ignore 2 because too-many-flags
apply   ignore 1
expect  steps 3

# CC-140  Cataphracts: 2 hexes, 4 dice, swords hit, 4 battling back, 2 for a flag.
set     flow 0 move
set     unit k1 bottom CA
set     blocks k1 3
set     order k1 unit
set     unit g5 bottom CA
set     blocks g5 3
set     order g5 unit
set     unit c4 top CA
set     blocks c4 3
use     foes
legal   move k1 k3
illegal move k1 k4 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 4
chance  die circle, circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 4
chance  die swords, circle, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, circle, circle
expect  steps 4

# CC-145  The Sacred Band: 1 hexes, 5 dice, swords hit, 5 battling back, 1 for a flag.
set     flow 0 move
set     unit k1 bottom SB
set     blocks k1 4
set     order k1 unit
set     unit g5 bottom SB
set     blocks g5 4
set     order g5 unit
set     unit c4 top SB
set     blocks c4 4
use     foes
legal   move k1 k2
illegal move k1 k3 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 5
chance  die circle, circle, circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 5
chance  die swords, circle, circle, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, circle, circle
legal   ignore 1
illegal ignore 2 because too-many-flags
apply   ignore 1
expect  steps 1

# CC-145  The Theban Sacred Band: 1 hexes, 4 dice, swords hit, 4 battling back, 1 for a flag.
set     flow 0 move
set     unit k1 bottom TB
set     blocks k1 4
set     order k1 unit
set     unit g5 bottom TB
set     blocks g5 4
set     order g5 unit
set     unit c4 top TB
set     blocks c4 4
use     foes
legal   move k1 k2
illegal move k1 k3 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 4
chance  die circle, circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 4
chance  die swords, circle, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, circle, circle
legal   ignore 1
illegal ignore 2 because too-many-flags
apply   ignore 1
expect  steps 1

# CC-145  The Silver Shields: 1 hexes, 5 dice, swords hit, 5 battling back, 1 for a flag.
set     flow 0 move
set     unit k1 bottom SS
set     blocks k1 4
set     order k1 unit
set     unit g5 bottom SS
set     blocks g5 4
set     order g5 unit
set     unit c4 top SS
set     blocks c4 4
use     foes
legal   move k1 k2
illegal move k1 k3 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 5
chance  die circle, circle, circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 5
chance  die swords, circle, circle, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, circle, circle
legal   ignore 1
illegal ignore 2 because too-many-flags
apply   ignore 1
expect  steps 1

# CC-145  The Companions: 3 hexes, 3 dice, swords hit, 3 battling back, 3 for a flag.
set     flow 0 move
set     unit k1 bottom CO
set     blocks k1 3
set     order k1 unit
set     unit g5 bottom CO
set     blocks g5 3
set     order g5 unit
set     unit c4 top CO
set     blocks c4 3
use     foes
legal   move k1 k4
illegal move k1 k5 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 3
chance  die circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 3
chance  die swords, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, circle, circle
legal   ignore 1
illegal ignore 2 because too-many-flags
apply   ignore 1
expect  steps 3

# CC-145  The Immortals: 1 hexes, 4 dice, swords hit, 4 battling back, 1 for a flag.
set     flow 0 move
set     unit k1 bottom IM
set     blocks k1 4
set     order k1 unit
set     unit g5 bottom IM
set     blocks g5 4
set     order g5 unit
set     unit c4 top IM
set     blocks c4 4
use     foes
legal   move k1 k2
illegal move k1 k3 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 4
chance  die circle, circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 4
chance  die swords, circle, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, circle, circle
expect  steps 2

# CC-145  Bow auxilia: 2 hexes, 3 dice, swords hit, 3 battling back, 1 for a flag.
set     flow 0 move
set     unit k1 bottom AB
set     blocks k1 4
set     order k1 unit
set     unit g5 bottom AB
set     blocks g5 4
set     order g5 unit
set     unit c4 top AB
set     blocks c4 4
use     foes
legal   move k1 k3
illegal move k1 k4 because out-of-reach
apply   done
apply   attack c3 c4
apply   stand
expect  dice 5
chance  die square, square, square, square, square
expect  roll back
expect  dice 3
chance  die circle, circle, circle
apply   attack g5 g6
apply   stand
expect  dice 3
chance  die swords, circle, circle
expect  blocks g6 3
expect  roll back
chance  die flag, flag, square, square
expect  steps 2
