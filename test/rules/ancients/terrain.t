## Ground, row by row: whom it stops and bars, what it does to dice, sight and advance; the six ramparts side by side.
include field.head

# CC-129  In the published game rampart-N protects its two sides and no other.
option  edition published
set     terrain g5 rampart-N
set     unit g5 top MI
set     blocks g5 4
set     unit h5 bottom HI
set     blocks h5 4
set     order h5 unit
set     unit g4 bottom HI
set     blocks g4 4
set     order g4 unit
set     unit f4 bottom HI
set     blocks f4 4
set     order f4 unit
set     unit f5 bottom HI
set     blocks f5 4
set     order f5 unit
set     unit f6 bottom HI
set     blocks f6 4
set     order f6 unit
set     unit g6 bottom HI
set     blocks g6 4
set     order g6 unit
apply   attack f6 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 4
chance  die circle, circle, circle, circle
apply   attack g6 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 4
chance  die circle, circle, circle, circle
apply   attack h5 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 3
chance  die circle, circle, circle, circle
apply   attack g4 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 2
chance  die circle, circle, circle, circle
apply   attack f4 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 1
chance  die circle, circle, circle, circle
apply   attack f5 g5
chance  die swords, circle, circle, circle, circle
expect  banner bottom 1

# CC-129  In the published game rampart-NE protects its two sides and no other.
option  edition published
set     terrain g5 rampart-NE
set     unit g5 top MI
set     blocks g5 4
set     unit h5 bottom HI
set     blocks h5 4
set     order h5 unit
set     unit g4 bottom HI
set     blocks g4 4
set     order g4 unit
set     unit f4 bottom HI
set     blocks f4 4
set     order f4 unit
set     unit f5 bottom HI
set     blocks f5 4
set     order f5 unit
set     unit f6 bottom HI
set     blocks f6 4
set     order f6 unit
set     unit g6 bottom HI
set     blocks g6 4
set     order g6 unit
apply   attack g6 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 4
chance  die circle, circle, circle, circle
apply   attack h5 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 4
chance  die circle, circle, circle, circle
apply   attack g4 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 3
chance  die circle, circle, circle, circle
apply   attack f4 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 2
chance  die circle, circle, circle, circle
apply   attack f5 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 1
chance  die circle, circle, circle, circle
apply   attack f6 g5
chance  die swords, circle, circle, circle, circle
expect  banner bottom 1

# CC-129  In the published game rampart-SE protects its two sides and no other.
option  edition published
set     terrain g5 rampart-SE
set     unit g5 top MI
set     blocks g5 4
set     unit h5 bottom HI
set     blocks h5 4
set     order h5 unit
set     unit g4 bottom HI
set     blocks g4 4
set     order g4 unit
set     unit f4 bottom HI
set     blocks f4 4
set     order f4 unit
set     unit f5 bottom HI
set     blocks f5 4
set     order f5 unit
set     unit f6 bottom HI
set     blocks f6 4
set     order f6 unit
set     unit g6 bottom HI
set     blocks g6 4
set     order g6 unit
apply   attack h5 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 4
chance  die circle, circle, circle, circle
apply   attack g4 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 4
chance  die circle, circle, circle, circle
apply   attack f4 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 3
chance  die circle, circle, circle, circle
apply   attack f5 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 2
chance  die circle, circle, circle, circle
apply   attack f6 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 1
chance  die circle, circle, circle, circle
apply   attack g6 g5
chance  die swords, circle, circle, circle, circle
expect  banner bottom 1

# CC-129  In the published game rampart-S protects its two sides and no other.
option  edition published
set     terrain g5 rampart-S
set     unit g5 top MI
set     blocks g5 4
set     unit h5 bottom HI
set     blocks h5 4
set     order h5 unit
set     unit g4 bottom HI
set     blocks g4 4
set     order g4 unit
set     unit f4 bottom HI
set     blocks f4 4
set     order f4 unit
set     unit f5 bottom HI
set     blocks f5 4
set     order f5 unit
set     unit f6 bottom HI
set     blocks f6 4
set     order f6 unit
set     unit g6 bottom HI
set     blocks g6 4
set     order g6 unit
apply   attack f4 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 4
chance  die circle, circle, circle, circle
apply   attack g4 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 4
chance  die circle, circle, circle, circle
apply   attack h5 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 3
chance  die circle, circle, circle, circle
apply   attack f5 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 2
chance  die circle, circle, circle, circle
apply   attack f6 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 1
chance  die circle, circle, circle, circle
apply   attack g6 g5
chance  die swords, circle, circle, circle, circle
expect  banner bottom 1

# CC-129  In the published game rampart-SW protects its two sides and no other.
option  edition published
set     terrain g5 rampart-SW
set     unit g5 top MI
set     blocks g5 4
set     unit h5 bottom HI
set     blocks h5 4
set     order h5 unit
set     unit g4 bottom HI
set     blocks g4 4
set     order g4 unit
set     unit f4 bottom HI
set     blocks f4 4
set     order f4 unit
set     unit f5 bottom HI
set     blocks f5 4
set     order f5 unit
set     unit f6 bottom HI
set     blocks f6 4
set     order f6 unit
set     unit g6 bottom HI
set     blocks g6 4
set     order g6 unit
apply   attack f4 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 4
chance  die circle, circle, circle, circle
apply   attack f5 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 4
chance  die circle, circle, circle, circle
apply   attack h5 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 3
chance  die circle, circle, circle, circle
apply   attack g4 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 2
chance  die circle, circle, circle, circle
apply   attack f6 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 1
chance  die circle, circle, circle, circle
apply   attack g6 g5
chance  die swords, circle, circle, circle, circle
expect  banner bottom 1

# CC-129  In the published game rampart-NW protects its two sides and no other.
option  edition published
set     terrain g5 rampart-NW
set     unit g5 top MI
set     blocks g5 4
set     unit h5 bottom HI
set     blocks h5 4
set     order h5 unit
set     unit g4 bottom HI
set     blocks g4 4
set     order g4 unit
set     unit f4 bottom HI
set     blocks f4 4
set     order f4 unit
set     unit f5 bottom HI
set     blocks f5 4
set     order f5 unit
set     unit f6 bottom HI
set     blocks f6 4
set     order f6 unit
set     unit g6 bottom HI
set     blocks g6 4
set     order g6 unit
apply   attack f5 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 4
chance  die circle, circle, circle, circle
apply   attack f6 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 4
chance  die circle, circle, circle, circle
apply   attack h5 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 3
chance  die circle, circle, circle, circle
apply   attack g4 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 2
chance  die circle, circle, circle, circle
apply   attack f4 g5
chance  die swords, circle, circle, circle, circle
expect  blocks g5 1
chance  die circle, circle, circle, circle
apply   attack g6 g5
chance  die swords, circle, circle, circle, circle
expect  banner bottom 1

# CC-123  {ground}: neither foot nor mounted nor a leader alone enters.
each    ground
| river
| lake
| sea
| steep
set     flow 0 move
set     terrain b4 {ground}
set     terrain f4 {ground}
set     terrain j4 {ground}
set     unit b3 bottom HI
set     blocks b3 4
set     order b3 unit
set     unit f3 bottom LC
set     blocks f3 3
set     order f3 unit
set     leader j3 bottom Scipio
set     order j3 leader
set     unit a9 top HI
set     blocks a9 4
illegal move b3 b4 because out-of-reach
illegal move f3 f4 because out-of-reach
illegal move j3 j4 because out-of-reach

# CC-66  {ground} does not block the sight.
each    ground
| river
| lake
| sea
set     terrain f5 {ground}
set     unit e5 bottom LI
set     blocks e5 4
set     order e5 unit
set     unit g5 top MI
set     blocks g5 4
use     elsewhere
legal   fire e5 g5

# CC-66  steep blocks the sight.
set     terrain f5 steep
set     unit e5 bottom LI
set     blocks e5 4
set     order e5 unit
set     unit g5 top MI
set     blocks g5 4
use     elsewhere
illegal fire e5 g5 because no-sight

# CC-124  ford: foot stops, mounted stops, a leader alone stops.
set     flow 0 move
set     terrain a4 ford
set     terrain b4 ford
set     terrain e4 ford
set     terrain f4 ford
set     terrain i4 ford
set     terrain j4 ford
set     unit b3 bottom LI
set     blocks b3 4
set     order b3 unit
set     unit f3 bottom HC
set     blocks f3 3
set     order f3 unit
set     leader j3 bottom Scipio
set     order j3 leader
set     unit a9 top HI
set     blocks a9 4
legal   move b3 b4
illegal move b3 b5 because out-of-reach
legal   move f3 f4
illegal move f3 f5 because out-of-reach
legal   move j3 j4
illegal move j3 j6 because out-of-reach

# CC-125  shallows: foot stops, mounted stops, a leader alone stops.
set     flow 0 move
set     terrain a4 shallows
set     terrain b4 shallows
set     terrain e4 shallows
set     terrain f4 shallows
set     terrain i4 shallows
set     terrain j4 shallows
set     unit b3 bottom LI
set     blocks b3 4
set     order b3 unit
set     unit f3 bottom HC
set     blocks f3 3
set     order f3 unit
set     leader j3 bottom Scipio
set     order j3 leader
set     unit a9 top HI
set     blocks a9 4
legal   move b3 b4
illegal move b3 b5 because out-of-reach
legal   move f3 f4
illegal move f3 f5 because out-of-reach
legal   move j3 j4
illegal move j3 j6 because out-of-reach

# CC-126  marsh: foot stops, mounted stops, a leader alone stops.
set     flow 0 move
set     terrain a4 marsh
set     terrain b4 marsh
set     terrain e4 marsh
set     terrain f4 marsh
set     terrain i4 marsh
set     terrain j4 marsh
set     unit b3 bottom LI
set     blocks b3 4
set     order b3 unit
set     unit f3 bottom HC
set     blocks f3 3
set     order f3 unit
set     leader j3 bottom Scipio
set     order j3 leader
set     unit a9 top HI
set     blocks a9 4
legal   move b3 b4
illegal move b3 b5 because out-of-reach
legal   move f3 f4
illegal move f3 f5 because out-of-reach
legal   move j3 j4
illegal move j3 j6 because out-of-reach

# CC-121  forest: foot stops, mounted stops, a leader alone stops.
set     flow 0 move
set     terrain a4 forest
set     terrain b4 forest
set     terrain e4 forest
set     terrain f4 forest
set     terrain i4 forest
set     terrain j4 forest
set     unit b3 bottom LI
set     blocks b3 4
set     order b3 unit
set     unit f3 bottom HC
set     blocks f3 3
set     order f3 unit
set     leader j3 bottom Scipio
set     order j3 leader
set     unit a9 top HI
set     blocks a9 4
legal   move b3 b4
illegal move b3 b5 because out-of-reach
legal   move f3 f4
illegal move f3 f5 because out-of-reach
legal   move j3 j4
illegal move j3 j6 because out-of-reach

# CC-120  broken: foot goes on, mounted stops, a leader alone stops.
set     flow 0 move
set     terrain a4 broken
set     terrain b4 broken
set     terrain e4 broken
set     terrain f4 broken
set     terrain i4 broken
set     terrain j4 broken
set     unit b3 bottom LI
set     blocks b3 4
set     order b3 unit
set     unit f3 bottom HC
set     blocks f3 3
set     order f3 unit
set     leader j3 bottom Scipio
set     order j3 leader
set     unit a9 top HI
set     blocks a9 4
legal   move b3 b4
legal   move b3 b5
legal   move f3 f4
illegal move f3 f5 because out-of-reach
legal   move j3 j4
illegal move j3 j6 because out-of-reach

# CC-122  hill: foot goes on, mounted goes on, a leader alone goes on.
set     flow 0 move
set     terrain a4 hill
set     terrain b4 hill
set     terrain e4 hill
set     terrain f4 hill
set     terrain i4 hill
set     terrain j4 hill
set     unit b3 bottom LI
set     blocks b3 4
set     order b3 unit
set     unit f3 bottom HC
set     blocks f3 3
set     order f3 unit
set     leader j3 bottom Scipio
set     order j3 leader
set     unit a9 top HI
set     blocks a9 4
legal   move b3 b4
legal   move b3 b5
legal   move f3 f4
legal   move f3 f5
legal   move j3 j4
legal   move j3 j6

# CC-128  camp: foot goes on, mounted goes on, a leader alone goes on.
set     flow 0 move
set     terrain a4 camp
set     terrain b4 camp
set     terrain e4 camp
set     terrain f4 camp
set     terrain i4 camp
set     terrain j4 camp
set     unit b3 bottom LI
set     blocks b3 4
set     order b3 unit
set     unit f3 bottom HC
set     blocks f3 3
set     order f3 unit
set     leader j3 bottom Scipio
set     order j3 leader
set     unit a9 top HI
set     blocks a9 4
legal   move b3 b4
legal   move b3 b5
legal   move f3 f4
legal   move f3 f5
legal   move j3 j4
legal   move j3 j6

# CC-128  stormed camp: foot goes on, mounted goes on, a leader alone goes on.
set     flow 0 move
set     terrain a4 stormed camp
set     terrain b4 stormed camp
set     terrain e4 stormed camp
set     terrain f4 stormed camp
set     terrain i4 stormed camp
set     terrain j4 stormed camp
set     unit b3 bottom LI
set     blocks b3 4
set     order b3 unit
set     unit f3 bottom HC
set     blocks f3 3
set     order f3 unit
set     leader j3 bottom Scipio
set     order j3 leader
set     unit a9 top HI
set     blocks a9 4
legal   move b3 b4
legal   move b3 b5
legal   move f3 f4
legal   move f3 f5
legal   move j3 j4
legal   move j3 j6

# CC-129  {ground}: foot goes on, mounted goes on, a leader alone goes on.
each    ground
| rampart-N
| rampart-S
| rampart-SW
set     flow 0 move
set     terrain a4 {ground}
set     terrain b4 {ground}
set     terrain e4 {ground}
set     terrain f4 {ground}
set     terrain i4 {ground}
set     terrain j4 {ground}
set     unit b3 bottom LI
set     blocks b3 4
set     order b3 unit
set     unit f3 bottom HC
set     blocks f3 3
set     order f3 unit
set     leader j3 bottom Scipio
set     order j3 leader
set     unit a9 top HI
set     blocks a9 4
legal   move b3 b4
legal   move b3 b5
legal   move f3 f4
legal   move f3 f5
legal   move j3 j4
legal   move j3 j6

# CC-131  bridge: foot goes on, mounted goes on, a leader alone goes on.
set     flow 0 move
set     terrain a4 bridge
set     terrain b4 bridge
set     terrain e4 bridge
set     terrain f4 bridge
set     terrain i4 bridge
set     terrain j4 bridge
set     unit b3 bottom LI
set     blocks b3 4
set     order b3 unit
set     unit f3 bottom HC
set     blocks f3 3
set     order f3 unit
set     leader j3 bottom Scipio
set     order j3 leader
set     unit a9 top HI
set     blocks a9 4
legal   move b3 b4
legal   move b3 b5
legal   move f3 f4
legal   move f3 f5
legal   move j3 j4
legal   move j3 j6

# CC-120  In the published game, too, close combat in or out of broken is two dice.
option  edition published
set     terrain g6 broken
set     terrain k5 broken
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top MI
set     blocks k6 4
apply   attack g5 g6
expect  dice 2
chance  die circle, circle
expect  dice 2
chance  die circle, circle
apply   attack k5 k6
expect  dice 2

# CC-121  In the published game, too, close combat in or out of forest is two dice.
option  edition published
set     terrain g6 forest
set     terrain k5 forest
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top MI
set     blocks k6 4
apply   attack g5 g6
expect  dice 2
chance  die circle, circle
expect  dice 2
chance  die circle, circle
apply   attack k5 k6
expect  dice 2

# CC-124  In the published game, too, close combat in or out of ford is two dice.
option  edition published
set     terrain g6 ford
set     terrain k5 ford
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top MI
set     blocks k6 4
apply   attack g5 g6
expect  dice 2
chance  die circle, circle
expect  dice 2
chance  die circle, circle
apply   attack k5 k6
expect  dice 2

# CC-130  In the published game, too, close combat in or out of city wall is two dice.
option  edition published
set     terrain g6 city wall
set     terrain k5 city wall
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top MI
set     blocks k6 4
apply   attack g5 g6
expect  dice 2
chance  die circle, circle
expect  dice 2
chance  die circle, circle
apply   attack k5 k6
expect  dice 2

# CC-131  In the published game, too, close combat in or out of bridge is two dice.
option  edition published
set     terrain g6 bridge
set     terrain k5 bridge
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top MI
set     blocks k6 4
apply   attack g5 g6
expect  dice 2
chance  die circle, circle
expect  dice 2
chance  die circle, circle
apply   attack k5 k6
expect  dice 2

# CC-82  In the published game out of marsh into which it moved a unit does not advance.
option  edition published
set     terrain g5 marsh
set     moved g5 1
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
expect  dice 2
chance  die triangle, circle
illegal advance because not-now

# CC-82  In the published game out of shallows into which it moved a unit does not advance.
option  edition published
set     terrain g5 shallows
set     moved g5 1
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
expect  dice 4
chance  die triangle, circle, circle, circle
illegal advance because not-now

# CC-82  In the published game out of ford into which it moved a unit does not advance.
option  edition published
set     terrain g5 ford
set     moved g5 1
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
expect  dice 2
chance  die triangle, circle
illegal advance because not-now

# CC-82  In the published game out of broken into which it moved a unit advances.
option  edition published
set     terrain g5 broken
set     moved g5 1
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
expect  dice 2
chance  die triangle, circle
legal   advance

# CC-82  In the published game out of forest into which it moved a unit advances.
option  edition published
set     terrain g5 forest
set     moved g5 1
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
expect  dice 2
chance  die triangle, circle
legal   advance

# CC-82  In the published game out of hill into which it moved a unit advances.
option  edition published
set     terrain g5 hill
set     moved g5 1
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
expect  dice 3
chance  die triangle, circle, circle
legal   advance

# CC-82  In the published game out of camp into which it moved a unit advances.
option  edition published
set     terrain g5 camp
set     moved g5 1
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
expect  dice 3
chance  die triangle, circle, circle
legal   advance

# CC-128  A camp that was stormed is still a camp.
set     terrain g6 stormed camp
use     duel
apply   attack g5 g6
expect  dice 4
chance  die swords, circle, circle, circle
expect  blocks g6 4

# CC-66  A camp that was stormed still blocks the sight.
set     terrain f5 stormed camp
set     unit e5 bottom LI
set     blocks e5 4
set     order e5 unit
set     unit g5 top MI
set     blocks g5 4
use     elsewhere
illegal fire e5 g5 because no-sight
