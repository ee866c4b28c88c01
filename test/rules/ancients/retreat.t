## Flags and retreats.
include field.head

# CC-100  Each flag sends the unit back as far as its row says.
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit g7 top LC
set     blocks g7 3
use     elsewhere
apply   fire g5 g7
chance  die flag, circle
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
use     elsewhere
apply   attack g5 g6
chance  die flag, flag, flag, flag, circle
turn    top
legal   ignore 3
illegal ignore 4 because too-many-flags
apply   ignore 3
expect  steps 2
expect  mover g6

# CC-101  A leader who falls ignores none.
use     duel
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die flag, triangle, circle, circle, circle, helmet, helmet
turn    top
illegal ignore 1 because not-now
legal   retreat g7

# CC-102  Two friends next to it support; a leader alone is a friend.
use     duel
set     unit f6 top MI
set     blocks f6 4
set     leader h6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
legal   ignore 1
illegal ignore 2 because too-many-flags

# CC-102  One is not enough.
use     duel
set     unit f6 top MI
set     blocks f6 4
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
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
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
expect  unit h8 top WA

# CC-104  For each missing hex a block.
use     duel
set     unit g7 top HI
set     blocks g7 4
set     unit h7 top HI
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
chance  die flag, flag, circle, circle, circle
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
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
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
chance  die flag, circle, circle, circle
expect  steps 3

# CC-106  In the published game from camels as well.
option  edition published
set     unit g5 bottom CM
set     blocks g5 3
set     order g5 unit
set     unit g6 top HC
set     blocks g6 3
apply   attack g5 g6
chance  die flag, circle, circle
expect  steps 3

# CC-101  Warriors at full strength may ignore a flag of a shot.
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit g7 top WA
set     blocks g7 4
use     elsewhere
apply   fire g5 g7
chance  die flag, circle
legal   ignore 1

# CC-101  Weakened warriors may not.
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit g7 top WA
set     blocks g7 3
use     elsewhere
apply   fire g5 g7
chance  die flag, circle
expect  flow 0 retreat
expect  steps 2

# CC-107  A shot from a hill is no Rolling Fire: its flag may be ignored, on whatever ground.
set     terrain g5 hill
set     terrain g7 camp
use     skirmish
set     leader g7 top Hannibal
use     elsewhere
apply   fire g5 g7
chance  die flag, flag
legal   ignore 2

# CC-107  Nor is close combat down from one.
set     terrain g5 hill
set     terrain g6 rampart-S
use     duel
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
expect  dice 3
chance  die flag, flag, circle
legal   ignore 2
