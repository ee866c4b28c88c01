## Movement and the ground.
include field.head
set     flow 0 move

; A leader leaves his unit for one that stands in a marsh.
fixture joins-in-marsh
set     terrain e5 marsh
set     unit e5 bottom MI
set     blocks e5 4
set     order e5 unit
set     unit f4 bottom HI
set     blocks f4 4
set     leader f4 bottom Hannibal
set     order f4 leader
set     unit a9 top HI
set     blocks a9 4
set     unit h3 bottom MI
set     blocks h3 4
set     order h3 unit
apply   send f4 e5
end

# CC-9  A hex holds one unit.
set     unit g3 bottom HI
set     blocks g3 4
set     order g3 unit
set     unit g4 bottom HI
set     blocks g4 4
set     unit a9 top HI
set     blocks a9 4
illegal move g3 g4 because out-of-reach

# CC-50  Up to the hexes of its row, not through units or enemy leaders.
set     unit g3 bottom MI
set     blocks g3 4
set     order g3 unit
set     unit h3 bottom MC
set     blocks h3 3
set     order h3 unit
set     leader h4 top Hannibal
set     unit a9 top HI
set     blocks a9 4
legal   move g3 g4
illegal move g3 g5 because out-of-reach
illegal move h3 h4 because out-of-reach
legal   move h3 h6

# CC-51  Light foot passes through friends with Order Light Troops, but does not stop there.
set     orders Order Light Troops
set     played Order Light Troops
set     unit g1 bottom LI
set     blocks g1 4
set     order g1 unit
set     unit g2 bottom HI
set     blocks g2 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit f1 bottom HI
set     blocks f1 4
set     unit h1 bottom HI
set     blocks h1 4
set     unit a9 top HI
set     blocks a9 4
illegal move g1 g2 because out-of-reach
legal   move g1 g3

# CC-51  With other cards it does not.
set     unit g1 bottom LI
set     blocks g1 4
set     order g1 unit
set     unit g2 bottom HI
set     blocks g2 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit f1 bottom HI
set     blocks f1 4
set     unit h1 bottom HI
set     blocks h1 4
set     unit a9 top HI
set     blocks a9 4
illegal move g1 g3 because out-of-reach

# CC-52  A unit joins a leader who is alone, and stops.
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     leader g4 bottom Scipio
set     unit a9 top HI
set     blocks a9 4
apply   move g3 g4
expect  leader g4 bottom Scipio
expect  unit g4 bottom LI

# CC-53  Auxilia battle after one hex, not after two.
set     unit g3 bottom AX
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
set     unit a3 bottom AX
set     blocks a3 4
set     order a3 unit
set     unit a5 top MI
set     blocks a5 4
apply   move g3 g5
apply   move a3 a4
illegal attack g5 g6 because too-tired
legal   attack a4 a5

# CC-54  Warriors move two only to fight, and must.
set     unit g3 bottom WA
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
illegal move g3 e4 because out-of-reach
apply   move g3 g5
illegal done because must-charge
legal   attack g5 g6

# CC-55  A war machine that moves does not battle.
set     unit g3 bottom WM
set     blocks g3 2
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
set     unit a1 bottom HI
set     blocks a1 4
set     order a1 unit
apply   move g3 g4
apply   done
expect  flow 0 draw

# CC-56  A leader alone moves three, through friends, and ends with a unit that has none.
set     leader g1 bottom Scipio
set     order g1 leader
set     unit g2 bottom HI
set     blocks g2 4
set     unit g3 bottom HI
set     blocks g3 4
set     leader g3 bottom Nero
set     unit f2 bottom HI
set     blocks f2 4
set     unit a9 top HI
set     blocks a9 4
legal   move g1 g2
illegal move g1 g3 because out-of-reach
legal   move g1 g4
illegal move g1 g5 because out-of-reach

# CC-57  The unit a leader joins moves no more.
set     leader g1 bottom Scipio
set     order g1 leader
set     unit g2 bottom HI
set     blocks g2 4
set     order g2 unit
set     unit h1 bottom HI
set     blocks h1 4
set     order h1 unit
set     unit a9 top HI
set     blocks a9 4
apply   move g1 g2
illegal move g2 g3 because moved-already

# CC-58  Terrain that stops ends the move.
set     terrain f4 forest
set     terrain g4 forest
set     terrain h4 forest
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit a9 top HI
set     blocks a9 4
legal   move g3 g4
illegal move g3 g5 because out-of-reach

# CC-120  Broken ground stops mounted units, and they do not battle there; foot may.
set     terrain g4 broken
set     terrain f4 broken
set     terrain h4 broken
set     unit g3 bottom MC
set     blocks g3 3
set     order g3 unit
set     unit h3 bottom LI
set     blocks h3 4
set     order h3 unit
set     unit g5 top MI
set     blocks g5 4
illegal move g3 g6 because out-of-reach
apply   move g3 g4
apply   move h3 h4
illegal attack g4 g5 because too-tired

# CC-120  At most two dice.
set     flow 0 battle
set     terrain g6 broken
use     duel
apply   attack g5 g6
expect  dice 2

# CC-121  Forest: warriors battle when they enter, medium foot does not.
set     terrain g4 forest
set     terrain f4 forest
set     unit f3 bottom WA
set     blocks f3 4
set     order f3 unit
set     unit g3 bottom MI
set     blocks g3 4
set     order g3 unit
set     unit g5 top MI
set     blocks g5 4
set     unit f5 top MI
set     blocks f5 4
apply   move f3 f4
apply   move g3 g4
illegal attack g4 g5 because too-tired
apply   attack f4 f5
expect  dice 2

# CC-121  Shooting into it is one die.
set     flow 0 battle
set     terrain g7 forest
use     skirmish
apply   fire g5 g7
expect  dice 1

# CC-123  Water and steep hills are impassable.
set     terrain g4 river
set     terrain f4 steep
set     terrain f3 lake
set     terrain h3 sea
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit a9 top HI
set     blocks a9 4
offers  8
illegal move g3 g4 because out-of-reach

# CC-126  Marsh stops; in the published game who leaves it moves one hex.
option  edition published
set     terrain g3 marsh
set     terrain d4 marsh
set     terrain c4 marsh
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit d3 bottom LI
set     blocks d3 4
set     order d3 unit
set     unit a9 top HI
set     blocks a9 4
illegal move g3 g5 because out-of-reach
legal   move g3 g4
illegal move d3 d5 because out-of-reach

# CC-126  In the manual he is free.
set     terrain g3 marsh
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit a9 top HI
set     blocks a9 4
legal   move g3 g5

# CC-127  Entering a marsh costs a die: the symbol a block.
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
chance  die triangle
expect  blocks g4 3

# CC-127  A helmet eliminates a leader alone.
set     terrain g4 marsh
set     leader g3 bottom Scipio
set     order g3 leader
set     unit h3 bottom MI
set     blocks h3 4
set     order h3 unit
set     unit a9 top HI
set     blocks a9 4
apply   move g3 g4
chance  die helmet
expect  leader g4 none
expect  banner top 1

# CC-127  In the manual also one with a unit; in the published game not.
option  edition published
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
expect  leader g4 bottom Scipio

# CC-127  In the manual a leader who joins a unit in a marsh rolls, too: a helmet eliminates him, another symbol does nothing.
use     joins-in-marsh
expect  roll leader in marsh
chance  die helmet
expect  leader e5 none
expect  blocks e5 4
expect  banner top 1
turn    bottom

# CC-127  The symbol of the unit costs nobody anything.
use     joins-in-marsh
chance  die triangle
expect  leader e5 bottom Hannibal
expect  blocks e5 4
expect  banner top 0
illegal move e5 e6 because moved-already

# CC-127  In the published game he does not roll: he is not alone.
option  edition published
use     joins-in-marsh
expect  leader e5 bottom Hannibal
turn    bottom

# CC-130  A city wall stops foot, and mounted units may not enter.
set     terrain g4 city wall
set     terrain f4 city wall
set     terrain h4 city wall
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit h3 bottom MC
set     blocks h3 3
set     order h3 unit
set     unit a9 top HI
set     blocks a9 4
legal   move g3 g4
illegal move g3 g5 because out-of-reach
illegal move h3 h4 because out-of-reach

# CC-131  A bridge is open; two dice at most.
set     flow 0 battle
set     terrain g6 bridge
use     duel
apply   attack g5 g6
expect  dice 2

# CC-50  Nor through units: a wall of them shuts the way.
set     unit g1 bottom LC
set     blocks g1 3
set     order g1 unit
set     unit f1 bottom HI
set     blocks f1 4
set     unit h1 bottom HI
set     blocks h1 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit g2 bottom HI
set     blocks g2 4
set     unit a9 top HI
set     blocks a9 4
illegal move g1 g3 because out-of-reach

# CC-51  Auxilia, slings and bows pass like other light foot; nobody through an enemy.
set     orders Order Light Troops
set     played Order Light Troops
set     unit g1 bottom AX
set     blocks g1 4
set     order g1 unit
set     unit g2 bottom HI
set     blocks g2 4
set     unit f2 top HI
set     blocks f2 4
set     unit f1 bottom HI
set     blocks f1 4
set     unit h1 bottom HI
set     blocks h1 4
set     unit a9 top HI
set     blocks a9 4
legal   move g1 g3
legal   move g1 h3
illegal move g1 e3 because out-of-reach

# CC-52  It goes no further, and with a leader of its own it does not enter.
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     leader f4 bottom Scipio
set     leader g4 bottom Nero
set     unit f3 bottom HI
set     blocks f3 4
set     unit h3 bottom HI
set     blocks h3 4
set     unit c3 bottom LI
set     blocks c3 4
set     leader c3 bottom Laelius
set     order c3 unit
set     leader c4 bottom Gracchus
set     unit a9 top HI
set     blocks a9 4
illegal move g3 g5 because out-of-reach
legal   move g3 g4
illegal move c3 c4 because out-of-reach

# CC-53  Two hexes are too many for a shot as well; one leaves one die.
set     unit g3 bottom AX
set     blocks g3 4
set     order g3 unit
set     unit g7 top MI
set     blocks g7 4
set     unit a3 bottom AX
set     blocks a3 4
set     order a3 unit
set     unit a6 top MI
set     blocks a6 4
apply   move g3 g5
apply   move a3 a4
illegal fire g5 g7 because too-tired
apply   fire a4 a6
expect  dice 1

# CC-54  One hex needs no fight; two need an enemy at the end.
set     unit g3 bottom WA
set     blocks g3 4
set     order g3 unit
set     unit a3 bottom HI
set     blocks a3 4
set     order a3 unit
set     unit g9 top MI
set     blocks g9 4
legal   move g3 g4
illegal move g3 g5 because out-of-reach
apply   move g3 g4
legal   done

# CC-54  A leader who is alone is an enemy: warriors may charge him, and must fight.
set     unit a3 bottom WA
set     blocks a3 4
set     order a3 unit
set     leader a6 top Hannibal
apply   move a3 a5
illegal done because must-charge
apply   attack a5 a6
expect  dice 4

# CC-54  A charge whose enemy is gone before is over.
set     unit g3 bottom WA
set     blocks g3 4
set     order g3 unit
set     unit h5 bottom HI
set     blocks h5 4
set     order h5 unit
set     unit g6 top MI
set     blocks g6 1
apply   move g3 g5
apply   done
illegal done because must-charge
apply   attack h5 g6
chance  die triangle, circle, circle, circle, circle
apply   stay
expect  flow 0 draw

# CC-55  Nor shoot; who stood may do both.
set     unit g3 bottom WM
set     blocks g3 2
set     order g3 unit
set     unit a3 bottom WM
set     blocks a3 2
set     order a3 unit
set     unit g6 top MI
set     blocks g6 4
set     unit a6 top MI
set     blocks a6 4
apply   move g3 g4
apply   done
illegal fire g4 g6 because too-tired
apply   fire a3 a6
expect  dice 2

# CC-56  He joins no unit that has a leader, enters no enemy, and stops where the ground stops him.
set     leader g1 bottom Scipio
set     order g1 leader
set     unit g2 bottom HI
set     blocks g2 4
set     leader g2 bottom Nero
set     unit f2 top MI
set     blocks f2 4
set     unit a9 top HI
set     blocks a9 4
illegal move g1 g2 because out-of-reach
illegal move g1 f2 because out-of-reach
legal   move g1 g3

# CC-57  It may still battle if it was ordered.
set     leader g4 bottom Scipio
set     order g4 leader
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
apply   move g4 g5
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  blocks g6 3

# CC-11  A unit that was not ordered does not fight because a leader joined it.
set     leader g4 bottom Scipio
set     order g4 leader
set     unit g5 bottom HI
set     blocks g5 4
set     unit g6 top MI
set     blocks g6 4
set     unit a1 bottom HI
set     blocks a1 4
set     order a1 unit
set     unit a2 top MI
set     blocks a2 4
apply   move g4 g5
apply   done
illegal attack g5 g6 because not-ordered

# CC-11  Shooting and close combat are one battle: not both.
set     flow 0 battle
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   fire g5 g7
chance  die circle, circle
illegal fire g5 g7 because fought-already

# CC-54  When the enemy of a charge is gone and a lone leader stands beside it, it must fight him.
set     unit g3 bottom WA
set     blocks g3 4
set     order g3 unit
set     unit h5 bottom HI
set     blocks h5 4
set     order h5 unit
set     unit g6 top MI
set     blocks g6 1
set     leader f5 top Hannibal
apply   move g3 g5
apply   done
apply   attack h5 g6
chance  die triangle, circle, circle, circle, circle
apply   stay
illegal done because must-charge
apply   attack g5 f5

# CC-130  A leader alone who leaves a wall moves 1 hex.
set     terrain g3 city wall
set     leader g3 bottom Scipio
set     order g3 leader
set     unit a9 top MI
set     blocks a9 4
illegal move g3 g5 because out-of-reach

# CC-130  A wall stops a leader who is alone.
set     terrain f4 city wall
set     terrain g4 city wall
set     terrain h4 city wall
set     leader g3 bottom Scipio
set     order g3 leader
set     unit a9 top MI
set     blocks a9 4
illegal move g3 g5 because out-of-reach

# CC-126  In the published game a leader alone who leaves a marsh moves 1 hex.
option  edition published
set     terrain g3 marsh
set     leader g3 bottom Scipio
set     order g3 leader
set     unit a9 top MI
set     blocks a9 4
illegal move g3 g5 because out-of-reach

# CC-54  With an enemy unit beside him as well the charge must be fought.
set     unit g3 bottom WA
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
set     leader f5 top Hannibal
apply   move g3 g5
illegal done because must-charge

# CC-130  A leader who leaves his unit on a wall moves 1 hex as well.
set     terrain g3 city wall
set     unit g3 bottom HI
set     blocks g3 4
set     leader g3 bottom Scipio
set     order g3 leader
set     unit a9 top MI
set     blocks a9 4
legal   send g3 g4
illegal send g3 g5 because out-of-reach

# CC-52  With Order Light Troops, too, light foot stops with a leader who is alone (CC-51).
set     orders Order Light Troops
set     played Order Light Troops
set     unit g1 bottom LI
set     blocks g1 4
set     order g1 unit
set     leader g2 bottom Scipio
set     unit f2 bottom LC
set     blocks f2 3
set     unit f1 bottom LC
set     blocks f1 3
set     unit h1 bottom LC
set     blocks h1 3
set     unit a9 top HI
set     blocks a9 4
illegal move g1 h3 because out-of-reach
legal   move g1 g3
apply   move g1 g2
expect  leader g2 bottom Scipio

# CC-51  With a leader of its own it does not pass him either: he is no unit.
set     orders Move-Fire-Move
set     played Move-Fire-Move
set     unit g1 bottom LI
set     blocks g1 4
set     leader g1 bottom Nero
set     order g1 unit
set     leader f2 bottom Laelius
set     leader g2 bottom Scipio
set     leader f1 bottom Marcius
set     leader h1 bottom Gracchus
set     unit a9 top HI
set     blocks a9 4
illegal move g1 g3 because out-of-reach

# CC-50  A unit that can reach the corner reaches no hex that is further away.
set     unit a8 bottom HI
set     blocks a8 4
set     order a8 unit
set     unit m9 top HI
set     blocks m9 4
legal   move a8 a9
illegal move a8 a5 because out-of-reach
