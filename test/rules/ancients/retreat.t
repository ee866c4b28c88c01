## Flags and retreats.
game ancients
position field.json

# CC-100  Each flag sends the unit back as far as its row says.
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit g7 top LC
set     blocks g7 3
set     unit a1 bottom HI
set     blocks a1 4
set     order a1 unit
set     unit a2 top MI
set     blocks a2 4
apply   fire g5 g7
chance  die flag
chance  die circle
expect  steps 4
legal   retreat g8
legal   retreat f8

# CC-101  Leader, support and strength each ignore one flag.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top WA
set     blocks g6 4
set     leader g6 top Hannibal
set     unit f6 top MI
set     blocks f6 4
set     unit h6 top MI
set     blocks h6 4
set     unit a1 bottom HI
set     blocks a1 4
set     order a1 unit
set     unit a2 top MI
set     blocks a2 4
apply   attack g5 g6
chance  die flag
chance  die flag
chance  die flag
chance  die flag
chance  die circle
turn    top
legal   ignore 3
illegal ignore 4 because too-many-flags
apply   ignore 3
expect  steps 2
expect  mover g6

# CC-101  A leader who falls ignores none.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     leader g6 top Hannibal
set     unit a1 bottom HI
set     blocks a1 4
set     order a1 unit
set     unit a2 top MI
set     blocks a2 4
apply   attack g5 g6
chance  die flag
chance  die triangle
chance  die circle
chance  die circle
chance  die circle
chance  die helmet
chance  die helmet
turn    top
illegal ignore 1 because not-now
legal   retreat g7

# CC-102  Two friends next to it support; a leader alone is a friend.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     unit f6 top MI
set     blocks f6 4
set     leader h6 top Hannibal
set     unit a1 bottom HI
set     blocks a1 4
set     order a1 unit
set     unit a2 top MI
set     blocks a2 4
apply   attack g5 g6
chance  die flag
chance  die circle
chance  die circle
chance  die circle
chance  die circle
legal   ignore 1
illegal ignore 2 because too-many-flags

# CC-102  One is not enough.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     unit f6 top MI
set     blocks f6 4
set     unit a1 bottom HI
set     blocks a1 4
set     order a1 unit
set     unit a2 top MI
set     blocks a2 4
apply   attack g5 g6
chance  die flag
chance  die circle
chance  die circle
chance  die circle
chance  die circle
expect  flow 0 retreat

# CC-103  The way must be as long as it can be; ground does not stop it.
set     terrain h7 forest
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top WA
set     blocks g6 3
set     unit f8 top MI
set     blocks f8 4
set     unit g8 top MI
set     blocks g8 4
set     unit a1 bottom HI
set     blocks a1 4
set     order a1 unit
set     unit a2 top MI
set     blocks a2 4
apply   attack g5 g6
chance  die flag
chance  die circle
chance  die circle
chance  die circle
chance  die circle
expect  unit h8 top WA

# CC-104  For each missing hex a block.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     unit g7 top HI
set     blocks g7 4
set     unit h7 top HI
set     blocks h7 4
set     unit a1 bottom HI
set     blocks a1 4
set     order a1 unit
set     unit a2 top MI
set     blocks a2 4
apply   attack g5 g6
chance  die flag
chance  die flag
chance  die circle
chance  die circle
chance  die circle
apply   ignore 0
expect  unit g6 top MI
expect  blocks g6 2
expect  roll back

# CC-105  A leader alone takes it in, and the rest is off.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top WA
set     blocks g6 3
set     leader g7 top Hannibal
set     unit h7 top MI
set     blocks h7 4
set     unit a1 bottom HI
set     blocks a1 4
set     order a1 unit
set     unit a2 top MI
set     blocks a2 4
apply   attack g5 g6
chance  die flag
chance  die circle
chance  die circle
chance  die circle
chance  die circle
apply   ignore 0
expect  unit g7 top WA
expect  leader g7 top Hannibal
expect  blocks g7 3

# CC-106  Horses run a hex further from elephants.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top HC
set     blocks g6 3
apply   attack g5 g6
apply   stand
chance  die flag
chance  die circle
chance  die circle
chance  die circle
expect  steps 3

# CC-106  In the published game from camels as well.
option  edition published
set     unit g5 bottom CM
set     blocks g5 3
set     order g5 unit
set     unit g6 top HC
set     blocks g6 3
apply   attack g5 g6
chance  die flag
chance  die circle
chance  die circle
expect  steps 3
