## The ground in its rarer cases, shelter, sight and the way back.
include field.head

# CC-120  Close combat in and out of broken ground is 2 dice, shooting is as ever.
set     terrain g5 broken
set     terrain a7 broken
set     terrain k5 broken
use     duel
set     unit a5 bottom LI
set     blocks a5 4
set     order a5 unit
set     unit a7 top MI
set     blocks a7 4
set     unit k5 bottom LI
set     blocks k5 4
set     order k5 unit
set     unit k7 top MI
set     blocks k7 4
apply   attack g5 g6
expect  dice 2
chance  die circle, circle, circle, circle
apply   fire a5 a7
expect  dice 2
chance  die circle, circle
apply   fire k5 k7
expect  dice 2

# CC-120  It stops a leader who is alone; foot goes through; war machines may not enter.
set     flow 0 move
set     terrain f4 broken
set     terrain g4 broken
set     terrain h4 broken
set     leader g3 bottom Scipio
set     order g3 leader
set     unit h3 bottom LI
set     blocks h3 4
set     order h3 unit
set     unit f3 bottom WM
set     blocks f3 2
set     order f3 unit
set     unit a9 top HI
set     blocks a9 4
illegal move g3 g5 because out-of-reach
legal   move g3 g4
legal   move h3 h5
illegal move f3 f4 because out-of-reach

# CC-120  Foot battles in the turn it enters.
set     flow 0 move
set     terrain g4 broken
set     unit g3 bottom MI
set     blocks g3 4
set     order g3 unit
set     unit g5 top MI
set     blocks g5 4
apply   move g3 g4
apply   attack g4 g5
expect  dice 2

# CC-120  Mounted units that stood there before battle.
set     terrain g5 broken
set     unit g5 bottom MC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
expect  dice 2

# CC-121  Light foot and auxilia battle in the turn they enter; medium cavalry does not.
set     flow 0 move
set     terrain g4 forest
set     terrain c4 forest
set     terrain k4 forest
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit c3 bottom AX
set     blocks c3 4
set     order c3 unit
set     unit c5 top MI
set     blocks c5 4
set     unit k3 bottom MC
set     blocks k3 3
set     order k3 unit
set     unit k5 top MI
set     blocks k5 4
apply   move g3 g4
apply   move c3 c4
apply   move k3 k4
illegal attack k4 k5 because too-tired
apply   attack g4 g5
expect  dice 2
chance  die circle, circle, circle, circle
apply   attack c4 c5
expect  dice 2

# CC-121  Shooting out of a forest is as ever; a leader who is alone stops there.
set     flow 0 move
set     terrain g5 forest
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit g7 top MI
set     blocks g7 4
set     terrain b3 forest
set     terrain c3 forest
set     terrain a3 forest
set     leader b2 bottom Scipio
set     order b2 leader
illegal move b2 b4 because out-of-reach
legal   move b2 b3
apply   done
apply   fire g5 g7
expect  dice 2

# CC-122  Shooting up or down a hill is as ever.
set     terrain g7 hill
set     terrain a5 hill
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
expect  dice 2

# CC-122  Uphill cavalry rolls two, down two; light foot keeps its two.
set     terrain g6 hill
set     terrain a1 hill
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     unit a1 bottom HC
set     blocks a1 3
set     order a1 unit
set     unit a2 top MI
set     blocks a2 4
apply   attack g5 g6
expect  dice 2
chance  die circle, circle
expect  dice 3
chance  die circle, circle, circle
apply   attack a1 a2
expect  dice 2

# CC-66  A camp, a city wall, a steep hill and a leader block the sight; water, broken ground and ramparts do not.
set     terrain b1 camp
set     terrain b2 city wall
set     terrain b3 steep
set     leader b4 top Hannibal
set     terrain k1 river
set     terrain k3 broken
set     terrain k5 marsh
set     terrain k7 rampart-S
set     unit a1 bottom LI
set     blocks a1 4
set     order a1 unit
set     unit c1 top MI
set     blocks c1 4
set     unit a2 bottom LI
set     blocks a2 4
set     order a2 unit
set     unit c2 top MI
set     blocks c2 4
set     unit a3 bottom LI
set     blocks a3 4
set     order a3 unit
set     unit c3 top MI
set     blocks c3 4
set     unit a4 bottom LI
set     blocks a4 4
set     order a4 unit
set     unit c4 top MI
set     blocks c4 4
set     unit j1 bottom LI
set     blocks j1 4
set     order j1 unit
set     unit l1 top MI
set     blocks l1 4
set     unit j3 bottom LI
set     blocks j3 4
set     order j3 unit
set     unit l3 top MI
set     blocks l3 4
set     unit j5 bottom LI
set     blocks j5 4
set     order j5 unit
set     unit l5 top MI
set     blocks l5 4
set     unit j7 bottom LI
set     blocks j7 4
set     order j7 unit
set     unit l7 top MI
set     blocks l7 4
illegal fire a1 c1 because no-sight
illegal fire a2 c2 because no-sight
illegal fire a3 c3 because no-sight
illegal fire a4 c4 because no-sight
legal   fire j1 l1
legal   fire j3 l3
legal   fire j5 l5
legal   fire j7 l7

# CC-66  A forest or hill where the target stands does not hide it.
set     terrain g7 forest
set     terrain a7 hill
use     skirmish
set     unit a5 bottom LI
set     blocks a5 4
set     order a5 unit
set     unit a7 top MI
set     blocks a7 4
legal   fire g5 g7
legal   fire a5 a7

# CC-67  Two hexes of one hill see each other over it; not over another, and not from below.
set     terrain b1 hill
set     terrain c1 hill
set     terrain b3 hill
set     terrain k1 hill
set     terrain j1 hill
set     unit a1 bottom LI
set     blocks a1 4
set     order a1 unit
set     unit c1 top MI
set     blocks c1 4
set     unit a3 bottom LI
set     blocks a3 4
set     order a3 unit
set     unit c3 top MI
set     blocks c3 4
set     unit k1 bottom LI
set     blocks k1 4
set     order k1 unit
set     unit i1 top MI
set     blocks i1 4
illegal fire a1 c1 because no-sight
illegal fire a3 c3 because no-sight
illegal fire k1 i1 because no-sight

# CC-124  Out of a ford, too, close combat is two dice; in the manual shooting is as ever.
set     terrain g6 ford
set     terrain a5 ford
use     duel
set     unit a5 bottom LI
set     blocks a5 4
set     order a5 unit
set     unit a7 top MI
set     blocks a7 4
apply   attack g5 g6
expect  dice 2
chance  die circle, circle
expect  dice 2
chance  die circle, circle
apply   fire a5 a7
expect  dice 2

# CC-124  It stops everybody; who entered it battles.
set     flow 0 move
set     terrain f4 ford
set     terrain g4 ford
set     terrain h4 ford
set     unit g3 bottom LC
set     blocks g3 3
set     order g3 unit
set     leader h3 bottom Scipio
set     order h3 leader
set     unit g5 top MI
set     blocks g5 4
illegal move g3 h6 because out-of-reach
illegal move h3 h5 because out-of-reach
apply   move g3 g4
apply   done
apply   attack g4 g5
expect  dice 2

# CC-125  Shallows stop like a ford.
set     flow 0 move
set     terrain f4 shallows
set     terrain g4 shallows
set     terrain h4 shallows
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit a9 top MI
set     blocks a9 4
illegal move g3 g5 because out-of-reach
legal   move g3 g4

# CC-126  In the published game close combat in or out of a marsh is two dice, shooting out of it one.
option  edition published
set     terrain g5 marsh
set     terrain c4 marsh
set     terrain k5 marsh
use     duel
set     unit c3 bottom HI
set     blocks c3 4
set     order c3 unit
set     unit c4 top MI
set     blocks c4 4
set     unit k5 bottom LI
set     blocks k5 4
set     order k5 unit
set     unit k7 top MI
set     blocks k7 4
apply   attack g5 g6
expect  dice 2
chance  die circle, circle, circle, circle
apply   attack c3 c4
expect  dice 2
chance  die circle, circle, circle, circle
apply   fire k5 k7
expect  dice 1

# CC-126  In the manual neither; war machines may not enter.
set     flow 0 move
set     terrain g5 marsh
set     terrain k4 marsh
set     terrain a5 marsh
use     duel
set     unit k3 bottom WM
set     blocks k3 2
set     order k3 unit
set     unit a5 bottom LI
set     blocks a5 4
set     order a5 unit
set     unit a7 top MI
set     blocks a7 4
illegal move k3 k4 because out-of-reach
apply   done
apply   attack g5 g6
expect  dice 5
chance  die circle, circle, circle, circle, circle, circle, circle, circle, circle
apply   fire a5 a7
expect  dice 2

# CC-127  Also in retreat: the symbol costs a block, another nothing.
set     terrain g7 marsh
set     terrain h7 marsh
use     duel
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
apply   retreat g7
expect  roll marsh
chance  die triangle
expect  blocks g7 3

# CC-127  Another symbol costs nothing.
set     flow 0 move
set     terrain g4 marsh
set     unit g3 bottom MI
set     blocks g3 4
set     order g3 unit
set     unit h3 bottom MI
set     blocks h3 4
set     order h3 unit
set     unit a9 top HI
set     blocks a9 4
apply   move g3 g4
chance  die circle
expect  blocks g4 4

# CC-127  In the manual a helmet takes a leader from his unit; his unit stays.
set     flow 0 move
set     terrain g4 marsh
set     unit g3 bottom MI
set     blocks g3 4
set     leader g3 bottom Scipio
set     order g3 unit
set     unit h3 bottom MI
set     blocks h3 4
set     order h3 unit
set     unit a9 top HI
set     blocks a9 4
apply   move g3 g4
chance  die helmet
expect  leader g4 none
expect  unit g4 bottom MI
expect  blocks g4 4
expect  banner top 1

# CC-127  A unit that loses its last block there is a banner.
set     flow 0 move
set     terrain g4 marsh
set     unit g3 bottom MI
set     blocks g3 1
set     order g3 unit
set     unit h3 bottom MI
set     blocks h3 4
set     order h3 unit
set     unit a9 top HI
set     blocks a9 4
apply   move g3 g4
chance  die triangle
expect  unit g4 none
expect  banner top 1

# CC-128  Who stands on a camp may ignore a flag, also of a shot; in the manual mounted units as well.
set     terrain g6 camp
set     terrain k3 camp
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MC
set     blocks g6 3
set     unit k1 bottom LI
set     blocks k1 4
set     order k1 unit
set     unit k3 top MI
set     blocks k3 4
apply   attack g5 g6
apply   stand
expect  dice 4
chance  die flag, flag, swords, circle
expect  blocks g6 3
legal   ignore 1
illegal ignore 2 because too-many-flags
apply   ignore 1
apply   retreat g7
apply   retreat g8
apply   retreat g9
apply   stay
apply   fire k1 k3
expect  dice 2
chance  die flag, circle
legal   ignore 1

# CC-128  In the published game mounted units have no shelter there, and who shoots from it rolls one less.
option  edition published
set     terrain g6 camp
set     terrain k1 camp
set     unit k1 bottom LI
set     blocks k1 4
set     order k1 unit
set     unit k3 top MI
set     blocks k3 4
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MC
set     blocks g6 3
apply   fire k1 k3
expect  dice 1
chance  die circle
apply   attack g5 g6
apply   stand
expect  dice 5
chance  die flag, swords, circle, circle, circle
expect  blocks g6 2
expect  flow 0 retreat

# CC-128  In the published game foot on it battles back with one die less.
option  edition published
set     terrain g6 camp
use     duel
apply   attack g5 g6
expect  dice 5
chance  die swords, circle, circle, circle, circle
expect  blocks g6 4
expect  dice 3

# CC-129  In the published game a shot through a protected side is ignored likewise, not through another.
option  edition published
set     terrain g7 rampart-S
set     terrain a7 rampart-N
use     skirmish
set     unit a5 bottom LI
set     blocks a5 4
set     order a5 unit
set     unit a7 top MI
set     blocks a7 4
apply   fire g5 g7
chance  die flag, circle
legal   ignore 1
apply   ignore 1
apply   fire a5 a7
chance  die flag, circle
expect  unit a7 none

# CC-129  Mounted units behind a rampart, in the published game.
option  edition published
set     terrain k6 rampart-S
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top MC
set     blocks k6 3
apply   attack k5 k6
apply   stand
chance  die swords, flag, circle, circle, circle
expect  blocks k6 2
expect  flow 0 retreat

# CC-130  Close combat over a wall is two dice each way; who stands there ignores a sword and a flag.
set     terrain g6 city wall
use     duel
apply   attack g5 g6
expect  dice 2
chance  die swords, flag
expect  blocks g6 4
apply   ignore 1
expect  roll back
expect  dice 2

# CC-130  Who leaves a wall moves one hex; war machines may not enter.
set     flow 0 move
set     terrain g3 city wall
set     terrain k4 city wall
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit k3 bottom WM
set     blocks k3 2
set     order k3 unit
set     unit a9 top MI
set     blocks a9 4
legal   move g3 g4
illegal move g3 g5 because out-of-reach
illegal move k3 k4 because out-of-reach

# CC-131  A bridge stops nobody.
set     flow 0 move
set     terrain f4 bridge
set     terrain g4 bridge
set     terrain h4 bridge
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit a9 top MI
set     blocks a9 4
legal   move g3 g5

# CC-103  Impassable ground and a lone enemy leader shut the way back.
set     terrain g7 river
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     leader h7 bottom Scipio
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
expect  unit g6 top MI
expect  blocks g6 3

# CC-103  The way goes where it is longest, whatever the first step.
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

# CC-105  A unit with a leader cannot go to another: the way is shut there.
use     duel
set     leader g6 top Mago
set     leader g7 top Hannibal
set     unit h7 top MI
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
chance  die flag, flag, flag, circle, circle
apply   ignore 2
expect  unit g6 top MI
expect  blocks g6 3

# CC-106  Foot and camels run no further from elephants; shots frighten nobody.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top LI
set     blocks g6 4
apply   attack g5 g6
apply   stand
chance  die flag, square
expect  steps 2

# CC-106  In the manual camels frighten nobody.
set     unit g5 bottom CM
set     blocks g5 3
set     order g5 unit
set     unit g6 top HC
set     blocks g6 3
apply   attack g5 g6
chance  die flag, circle, circle
expect  steps 2

# CC-106  A hex more for each of two flags; chariots run as well.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top CH
set     blocks g6 2
apply   attack g5 g6
apply   stand
chance  die flag, flag, circle
expect  steps 6

# CC-104  The hexes it could go are not lost.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top WA
set     blocks g6 3
set     unit f8 top MI
set     blocks f8 4
set     unit g8 top MI
set     blocks g8 4
set     unit h8 top MI
set     blocks h8 4
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
apply   retreat g7
expect  blocks g7 2

# CC-15  A unit lost on the way back is a banner.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top HI
set     blocks g7 4
set     unit h7 top HI
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
chance  die flag, flag, flag, circle, circle
apply   ignore 0
expect  unit g6 none
expect  banner bottom 1

# CC-105  Also on the second hex: that way is the longest.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top WA
set     blocks g6 3
set     leader f8 top Hannibal
set     unit g8 top MI
set     blocks g8 4
set     unit h8 top MI
set     blocks h8 4
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
expect  unit f8 top WA
expect  leader f8 top Hannibal
expect  blocks f8 3

# CC-106  In the published game, too, horses do not fear horses.
option  edition published
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top HC
set     blocks g6 3
apply   attack g5 g6
chance  die flag, circle, circle, circle
expect  steps 2

# CC-126  In the published game only the marsh holds: from clear ground all hexes are free.
option  edition published
set     flow 0 move
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit a9 top HI
set     blocks a9 4
legal   move g3 g5

# CC-128  In the manual who battles back at a unit on a camp is no attacker: all his dice.
set     terrain g5 camp
use     duel
apply   attack g5 g6
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 4

# CC-121  In the manual light cavalry, a light unit, battles after entering a forest.
set     flow 0 move
set     terrain g4 forest
set     unit g3 bottom LC
set     blocks g3 3
set     order g3 unit
set     unit g5 top MI
set     blocks g5 4
use     elsewhere
apply   move g3 g4
apply   done
legal   attack g4 g5

# CC-121  In the published game only light foot does, auxilia and warriors.
option  edition published
set     flow 0 move
set     terrain g4 forest
set     unit g3 bottom LC
set     blocks g3 3
set     order g3 unit
set     unit g5 top MI
set     blocks g5 4
use     elsewhere
apply   move g3 g4
apply   done
illegal attack g4 g5 because too-tired

# CC-121  Nor light bow cavalry and barbarian chariots.
option  edition published
set     flow 0 move
set     terrain g4 forest
set     terrain k4 forest
set     unit g3 bottom BC
set     blocks g3 3
set     order g3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit k3 bottom BH
set     blocks k3 3
set     order k3 unit
set     unit k5 top MI
set     blocks k5 4
use     elsewhere
apply   move g3 g4
apply   move k3 k4
apply   done
illegal attack g4 g5 because too-tired
illegal attack k4 k5 because too-tired

# CC-128  In the manual who strikes first at a unit on a camp is no attacker either.
set     discard First Strike 0
set     hand top First Strike 1
set     hand top Rally 0
set     terrain g5 camp
use     duel
apply   attack g5 g6
apply   strike
expect  roll strike
expect  dice 4

# CC-128  Against a unit that evades from it he is.
set     terrain g6 camp
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top LI
set     blocks g6 4
apply   attack g5 g6
apply   evade
expect  dice 4

# CC-129  In the published game a rampart protects whoever is attacked, not the attacker against the battle back.
option  edition published
set     terrain g5 rampart-N
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
expect  roll back
chance  die swords, flag, circle, circle
expect  flow 0 retreat
expect  blocks g5 3

# CC-129  Nor against First Strike, which is rolled as a battle back (CC-44).
option  edition published
set     discard First Strike 0
set     hand top First Strike 1
set     hand top Rally 0
set     terrain g5 rampart-N
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   strike
chance  die swords, circle, circle, circle
expect  blocks g5 3

# CC-129  In the manual it protects both.
set     terrain g5 rampart-N
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
chance  die swords, flag, circle, circle
expect  flow 0 flags
expect  blocks g5 4

# CC-64  In the published game who has moved onto a camp has no die left to shoot with (CC-128).
option  edition published
set     terrain g5 camp
set     moved g5 1
use     skirmish
use     elsewhere
illegal fire g5 g7 because no-dice CC-64

# CC-76  In close combat at least one die is rolled, whatever is taken away.
option  edition published
set     terrain g5 camp
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
expect  dice 1

# CC-128  In the manual a camp shelters everybody: elephants there may ignore a flag.
set     terrain g6 camp
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle
expect  flow 0 flags
apply   ignore 1
expect  unit g6 top EL

# CC-112  Against cavalry they may ignore two there.
set     terrain g6 camp
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
use     elsewhere
apply   attack g5 g6
chance  die flag, flag, circle
legal   ignore 2

# CC-128  In the published game a camp shelters foot only.
option  edition published
set     terrain g6 camp
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
expect  roll rampage
