## Elephants, camels, war machines.
include field.head

# CC-110  They roll what the enemy would: 5 against heavy foot, 3 against warriors.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
set     unit a1 bottom EL
set     blocks a1 2
set     order a1 unit
set     unit a2 top WA
set     blocks a2 4
apply   attack g5 g6
expect  dice 5
chance  die circle, circle, circle, circle, circle, circle, circle, circle, circle, circle
apply   attack a1 a2
expect  dice 3

# CC-111  A pair of swords hits and is rolled again.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top WA
set     blocks g6 4
apply   attack g5 g6
chance  die swords
expect  dice 3
chance  die swords, circle, circle, circle
expect  blocks g6 2

# CC-112  They ignore all swords, and of horses one square and one flag.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
apply   attack g5 g6
chance  die swords, square, square, flag
expect  blocks g6 1
turn    top
legal   ignore 1

# CC-113  A leader is of no use to them.
set     unit g5 bottom EL
set     blocks g5 2
set     leader g5 bottom Scipio
set     order g5 unit
set     unit g6 top WA
set     blocks g6 4
apply   attack g5 g6
chance  die helmet, helmet, helmet
expect  blocks g6 4

# CC-114  Before they retreat they rampage over everybody next to them.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
set     unit f6 top LI
set     blocks f6 4
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
expect  roll rampage
expect  dice 2
chance  die square, flag
expect  roll rampage
chance  die circle, circle
expect  blocks f6 2
apply   retreat g7
expect  unit g7 top EL
expect  blocks g5 3

# CC-115  What stands behind them suffers in their place.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
set     unit g7 top HI
set     blocks g7 4
set     unit h7 top HI
set     blocks h7 1
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle, flag, flag, flag, flag, flag, flag
expect  blocks g6 2
expect  blocks g7 3
expect  unit h7 none
expect  banner bottom 1

# CC-115  At the edge they lose their own.
set     unit g8 bottom HI
set     blocks g8 4
set     order g8 unit
set     unit g9 top EL
set     blocks g9 2
use     elsewhere
apply   attack g8 g9
chance  die flag, circle, circle, circle, circle, flag, flag
expect  blocks g9 1

# CC-116  Camels ignore one triangle of horses.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top CM
set     blocks g6 3
apply   attack g5 g6
chance  die triangle, triangle, circle, circle
expect  blocks g6 2

# CC-117  In the published game a war machine that evades is taken off without a banner.
option  edition published
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top WM
set     blocks g6 2
use     elsewhere
apply   attack g5 g6
apply   evade
chance  die circle, circle, circle, circle, circle
expect  unit g6 none
expect  banner bottom 0

# CC-16  The leader of a crushed unit does not part the losses under the elephant's feet.
set     banner bottom 4
set     banner top 4
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
set     unit g7 bottom HI
set     blocks g7 1
set     leader g7 bottom Scipio
set     unit h7 top HI
set     blocks h7 1
set     leader h7 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
chance  die flag, flag, flag, flag, flag, flag
expect  roll orphan
expect  banner top 5
set     banner top 5
chance  die circle
apply   flee f6
apply   stay
expect  banner bottom 5
expect  roll orphan
chance  die circle
apply   flee h8
apply   stay
over    draw
