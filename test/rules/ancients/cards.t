## Every card in its rarer cases: whom it orders, what it adds, what it forbids.
include field.head
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Two Left 0
set     hand bottom Order Three Right 0
set     hand bottom Line Command 0
set     hand top Order Two Center 0
set     hand top Order Medium Troops 0
set     hand top Rally 0
set     hand top Double Time 0
set     hand top Out Flanked 0
set     deck Order Two Left 0
set     deck Order Three Left 0
set     deck Coordinated Attack 0

; Five units in each section, from left to right.
fixture lines
set     unit a1 bottom HI
set     blocks a1 4
set     unit b1 bottom HI
set     blocks b1 4
set     unit c1 bottom HI
set     blocks c1 4
set     unit d1 bottom HI
set     blocks d1 4
set     unit a2 bottom HI
set     blocks a2 4
set     unit f1 bottom HI
set     blocks f1 4
set     unit g1 bottom HI
set     blocks g1 4
set     unit h1 bottom HI
set     blocks h1 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit g2 bottom HI
set     blocks g2 4
set     unit j1 bottom HI
set     blocks j1 4
set     unit k1 bottom HI
set     blocks k1 4
set     unit l1 bottom HI
set     blocks l1 4
set     unit m1 bottom HI
set     blocks m1 4
set     unit j2 bottom HI
set     blocks j2 4
set     unit g9 top HI
set     blocks g9 4
end

# CC-2  The top player sees left and right the other way; the ninth hex is in two sections.
set     active top
set     turn 6
set     hand top Order Two Left 1
set     unit k8 top HI
set     blocks k8 4
set     unit b8 top HI
set     blocks b8 4
set     unit i5 top HI
set     blocks i5 4
set     unit h5 top HI
set     blocks h5 4
set     unit a1 bottom HI
set     blocks a1 4
apply   play Order Two Left
legal   order k8
legal   order i5
illegal order h5 because wrong-section
illegal order b8 because wrong-section

# CC-30  Order Two Left: 2 there, none elsewhere.
set     hand bottom Order Two Left 1
use     lines
apply   play Order Two Left
illegal order f1 because wrong-section
illegal order j1 because wrong-section
apply   order a1
apply   order b1
expect  flow 0 move

# CC-30  Order Two Center: 2 there, none elsewhere.
set     hand bottom Order Two Center 1
use     lines
apply   play Order Two Center
illegal order a1 because wrong-section
illegal order j1 because wrong-section
apply   order f1
apply   order g1
expect  flow 0 move

# CC-30  Order Two Right: 2 there, none elsewhere.
set     hand bottom Order Two Right 1
use     lines
apply   play Order Two Right
illegal order a1 because wrong-section
illegal order f1 because wrong-section
apply   order j1
apply   order k1
expect  flow 0 move

# CC-30  Order Three Left: 3 there, none elsewhere.
set     hand bottom Order Three Left 1
use     lines
apply   play Order Three Left
illegal order f1 because wrong-section
illegal order j1 because wrong-section
apply   order a1
apply   order b1
apply   order c1
expect  flow 0 move

# CC-30  Order Three Center: 3 there, none elsewhere.
set     hand bottom Order Three Center 1
use     lines
apply   play Order Three Center
illegal order a1 because wrong-section
illegal order j1 because wrong-section
apply   order f1
apply   order g1
apply   order h1
expect  flow 0 move

# CC-30  Order Three Right: 3 there, none elsewhere.
set     hand bottom Order Three Right 1
use     lines
apply   play Order Three Right
illegal order a1 because wrong-section
illegal order f1 because wrong-section
apply   order j1
apply   order k1
apply   order l1
expect  flow 0 move

# CC-30  Order Four Left: 4 there, none elsewhere.
set     hand bottom Order Four Left 1
use     lines
apply   play Order Four Left
illegal order f1 because wrong-section
illegal order j1 because wrong-section
apply   order a1
apply   order b1
apply   order c1
apply   order d1
expect  flow 0 move

# CC-30  Order Four Center: 4 there, none elsewhere.
set     hand bottom Order Four Center 1
use     lines
apply   play Order Four Center
illegal order a1 because wrong-section
illegal order j1 because wrong-section
apply   order f1
apply   order g1
apply   order h1
apply   order f2
expect  flow 0 move

# CC-30  Order Four Right: 4 there, none elsewhere.
set     hand bottom Order Four Right 1
use     lines
apply   play Order Four Right
illegal order a1 because wrong-section
illegal order f1 because wrong-section
apply   order j1
apply   order k1
apply   order l1
apply   order m1
expect  flow 0 move

# CC-30  Out Flanked: two on either side, none in the centre.
set     hand bottom Out Flanked 1
use     lines
apply   play Out Flanked
illegal order g1 because wrong-section
apply   order a1
apply   order j1
apply   order k1
illegal order l1 because wrong-section
apply   order b1
expect  flow 0 move

# CC-30  Coordinated Attack: one in each section.
set     hand bottom Coordinated Attack 1
use     lines
apply   play Coordinated Attack
apply   order a1
illegal order b1 because wrong-section
apply   order g1
illegal order h1 because wrong-section
apply   order j1
expect  flow 0 move

# CC-33  Order Medium Troops: medium foot and mounted, not more than the Command.
set     hand bottom Order Medium Troops 1
set     command bottom 2
set     unit a1 bottom MI
set     blocks a1 4
set     unit f1 bottom MC
set     blocks f1 3
set     unit k1 bottom WA
set     blocks k1 4
set     unit b1 bottom LI
set     blocks b1 4
set     unit c1 bottom HI
set     blocks c1 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Medium Troops
illegal order b1 because wrong-kind
illegal order c1 because wrong-kind
apply   order f1
legal   order a1
apply   order k1
expect  flow 0 move

# CC-33  Order Heavy Troops: heavy foot, cavalry, elephants, chariots, war machines.
set     hand bottom Order Heavy Troops 1
set     unit a1 bottom HI
set     blocks a1 4
set     unit f1 bottom HC
set     blocks f1 3
set     unit k1 bottom EL
set     blocks k1 2
set     unit b1 bottom CH
set     blocks b1 2
set     unit c1 bottom WM
set     blocks c1 2
set     unit d1 bottom MI
set     blocks d1 4
set     unit g1 bottom MC
set     blocks g1 3
set     unit h1 bottom LC
set     blocks h1 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Heavy Troops
illegal order d1 because wrong-kind
illegal order g1 because wrong-kind
illegal order h1 because wrong-kind
apply   order a1
apply   order f1
apply   order k1
apply   order b1
apply   order c1
expect  flow 0 move

# CC-33  Order Mounted: mounted units of all classes and leaders, alone or to leave their units.
set     hand bottom Order Mounted 1
set     command bottom 4
set     unit a1 bottom LC
set     blocks a1 3
set     unit f1 bottom MC
set     blocks f1 3
set     unit k1 bottom EL
set     blocks k1 2
set     unit b1 bottom HI
set     blocks b1 4
set     leader b1 bottom Scipio
set     leader c1 bottom Nero
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b1 because wrong-kind
apply   order a1
apply   order k1
apply   order c1
apply   lead b1
expect  flow 0 move
legal   send b1 b2
illegal move b1 b2 because not-ordered

# CC-33  Order Light Troops does not let cavalry pass through friends, nor other cards light foot.
set     hand bottom Order Light Troops 1
set     unit g1 bottom LC
set     blocks g1 3
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
apply   play Order Light Troops
apply   order g1
illegal move g1 g3 because out-of-reach

# CC-34  Light foot may pass through friends, in both moves; who moved two as auxilia does not shoot.
set     hand bottom Move-Fire-Move 1
set     unit g1 bottom LI
set     blocks g1 4
set     unit g2 bottom HI
set     blocks g2 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit f1 bottom HI
set     blocks f1 4
set     unit h1 bottom HI
set     blocks h1 4
set     unit c1 bottom AX
set     blocks c1 4
set     unit c5 top HI
set     blocks c5 4
apply   play Move-Fire-Move
apply   order g1
apply   order c1
legal   move g1 g3
apply   move c1 c3
apply   done
expect  second yes
legal   move c3 c4

# CC-34  Up to the Command, and light units only.
set     hand bottom Move-Fire-Move 1
set     command bottom 1
set     unit g1 bottom LI
set     blocks g1 4
set     unit h1 bottom LC
set     blocks h1 3
set     unit i1 bottom MI
set     blocks i1 4
set     unit a9 top HI
set     blocks a9 4
apply   play Move-Fire-Move
illegal order i1 because wrong-kind
apply   order h1
expect  flow 0 move

# CC-34  The shot after the first move is one die, without it two.
set     hand bottom Move-Fire-Move 1
set     unit g4 bottom LI
set     blocks g4 4
set     unit c5 bottom LI
set     blocks c5 4
set     unit g7 top HI
set     blocks g7 4
set     unit c7 top HI
set     blocks c7 4
apply   play Move-Fire-Move
apply   order g4
apply   order c5
apply   move g4 g5
apply   done
illegal attack g5 g7 because no-closing
apply   fire g5 g7
expect  dice 1
chance  die circle
apply   fire c5 c7
expect  dice 2

# CC-35  Not foot; medium and light horse keep their moves; the bonus combat has the die as well.
set     hand bottom Mounted Charge 1
set     unit g4 bottom MC
set     blocks g4 3
set     unit h1 bottom HI
set     blocks h1 4
set     unit a1 bottom LC
set     blocks a1 3
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
apply   play Mounted Charge
illegal order h1 because wrong-kind
apply   order g4
apply   order a1
illegal move g4 g8 because out-of-reach
legal   move a1 a5
apply   move g4 g5
apply   done
apply   attack g5 g6
expect  dice 4
chance  die triangle, circle, circle, circle
apply   advance
apply   stay
apply   attack g6 g7
expect  dice 4

# CC-35  Elephants and chariots charge three hexes.
set     hand bottom Mounted Charge 1
set     unit g1 bottom EL
set     blocks g1 2
set     unit a1 bottom CH
set     blocks a1 2
set     unit m9 top MI
set     blocks m9 4
apply   play Mounted Charge
apply   order g1
apply   order a1
legal   move g1 g4
illegal move g1 g5 because out-of-reach
legal   move a1 a4

# CC-35  Its die is not for who battles back, nor up to more than the Command.
set     hand bottom Mounted Charge 1
set     command bottom 1
set     unit g5 bottom MC
set     blocks g5 3
set     unit a1 bottom MC
set     blocks a1 3
set     unit g6 top MC
set     blocks g6 3
apply   play Mounted Charge
apply   order g5
expect  flow 0 move
apply   done
apply   attack g5 g6
expect  dice 4
chance  die circle, circle, circle, circle
expect  roll back
expect  dice 3

# CC-36  Inspired Leadership links four more.
set     hand bottom Inspired Center Leadership 1
set     unit g2 bottom HI
set     blocks g2 4
set     leader g2 bottom Scipio
set     unit h2 bottom HI
set     blocks h2 4
set     unit i2 bottom HI
set     blocks i2 4
set     unit j2 bottom HI
set     blocks j2 4
set     unit k2 bottom HI
set     blocks k2 4
set     unit l2 bottom HI
set     blocks l2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Inspired Center Leadership
apply   order g2
apply   order h2
apply   order i2
apply   order j2
apply   order k2
expect  flow 0 move

# CC-36  A leader alone may lead, and leaders may be linked; nobody leaves his unit.
set     hand bottom Inspired Right Leadership 1
set     leader k2 bottom Scipio
set     leader l2 bottom Nero
set     unit j2 bottom HI
set     blocks j2 4
set     leader j2 bottom Laelius
set     unit g9 top HI
set     blocks g9 4
apply   play Inspired Right Leadership
apply   order k2
illegal lead j2 because no-detaching
apply   order l2
apply   order j2
legal   move l2 l3

# CC-37  A unit without a leader ends it, also beside others.
set     hand bottom Leadership Any Section 1
set     unit b2 bottom HI
set     blocks b2 4
set     unit c2 bottom HI
set     blocks c2 4
set     unit g2 bottom HI
set     blocks g2 4
set     leader g2 bottom Scipio
set     unit g9 top HI
set     blocks g9 4
apply   play Leadership Any Section
apply   order b2
expect  flow 0 move
expect  order g2 none

# CC-38  More than the Command; warriors move one, light foot shoots, and all may fight.
set     hand bottom Line Command 1
set     command bottom 1
set     unit g4 bottom WA
set     blocks g4 4
set     unit h4 bottom LI
set     blocks h4 4
set     unit i4 bottom HI
set     blocks i4 4
set     unit g6 top MI
set     blocks g6 4
set     unit h6 top MI
set     blocks h6 4
set     unit j5 top MI
set     blocks j5 4
apply   play Line Command
apply   order g4
apply   order h4
apply   order i4
illegal move g4 f6 because out-of-reach
legal   move g4 g5
apply   done
apply   fire h4 h6
expect  dice 2

# CC-39  Four, not five; auxilia fight after two hexes, light foot moves two, war machines one.
set     hand bottom Double Time 1
set     unit a2 bottom AX
set     blocks a2 4
set     unit b2 bottom LI
set     blocks b2 4
set     unit c2 bottom WM
set     blocks c2 2
set     unit d2 bottom MI
set     blocks d2 4
set     unit e2 bottom HI
set     blocks e2 4
set     unit a5 top MI
set     blocks a5 4
set     unit m9 top HI
set     blocks m9 4
apply   play Double Time
illegal order m9
apply   order a2
apply   order b2
apply   order c2
apply   order d2
expect  flow 0 move
illegal move c2 c4 because out-of-reach
legal   move b2 b4
illegal move b2 b5 because out-of-reach
legal   move d2 d4
illegal move d2 d5 because out-of-reach
apply   move a2 a4
apply   done
legal   attack a4 a5

# CC-39  Warriors who have moved three must fight; mounted units are not ordered.
set     hand bottom Double Time 1
set     unit g2 bottom WA
set     blocks g2 4
set     unit h2 bottom MC
set     blocks h2 3
set     unit g6 top MI
set     blocks g6 4
apply   play Double Time
illegal order h2 because wrong-kind
apply   order g2
legal   move g2 g3
illegal move g2 e5
apply   move g2 g5
illegal done because must-charge

# CC-40  No shooting; who is next to a leader only is not ordered; the bonus combat has no more dice.
set     hand bottom Clash of Shields 1
set     unit g5 bottom WA
set     blocks g5 4
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
set     unit a1 bottom LI
set     blocks a1 4
set     leader a2 top Hannibal
set     unit a3 top MI
set     blocks a3 4
apply   play Clash of Shields
expect  order a1 none
illegal fire g5 g7 because no-firing
apply   attack g5 g6
expect  dice 6
chance  die triangle, circle, circle, circle, circle, circle
apply   advance
apply   attack g6 g7
expect  dice 4

# CC-41  The second shot may go elsewhere; nobody moves or closes, and who cannot shoot is not ordered.
set     hand bottom Darken the Sky 1
set     unit g5 bottom LI
set     blocks g5 4
set     unit a1 bottom AX
set     blocks a1 4
set     unit k5 bottom WM
set     blocks k5 2
set     unit b1 bottom MC
set     blocks b1 3
set     unit g7 top HI
set     blocks g7 4
set     unit i5 top HI
set     blocks i5 4
set     unit a2 top MI
set     blocks a2 4
apply   play Darken the Sky
expect  flow 0 battle
expect  order a1 unit
expect  order k5 unit
expect  order b1 none
illegal attack a1 a2 because no-closing
apply   fire g5 g7
chance  die circle, circle
apply   fire g5 i5
expect  dice 2
chance  die circle, circle
illegal fire g5 g7 because fought-already

# CC-23  Darken the Sky without a missile unit: one unit, which moves and fights.
set     hand bottom Darken the Sky 1
set     unit g4 bottom HI
set     blocks g4 4
set     unit a1 bottom HI
set     blocks a1 4
set     unit g6 top MI
set     blocks g6 4
apply   play Darken the Sky
apply   order g4
apply   move g4 g5
apply   attack g5 g6
expect  dice 5

# CC-23  Mounted Charge without mounted units: one unit without its die.
set     hand bottom Mounted Charge 1
set     unit g5 bottom HI
set     blocks g5 4
set     unit a1 bottom HI
set     blocks a1 4
set     unit g6 top MI
set     blocks g6 4
apply   play Mounted Charge
apply   order g5
expect  flow 0 move
apply   done
apply   attack g5 g6
expect  dice 5

# CC-23  Line Command without foot, and a mounted unit goes its whole way.
set     hand bottom Line Command 1
set     unit g2 bottom MC
set     blocks g2 3
set     unit a1 bottom MC
set     blocks a1 3
set     unit g9 top MI
set     blocks g9 4
apply   play Line Command
apply   order g2
expect  flow 0 move
legal   move g2 g5

# CC-23  Rally without a leader: no dice, one unit.
set     hand bottom Rally 1
set     unit g2 bottom MC
set     blocks g2 1
set     unit a1 bottom MC
set     blocks a1 3
set     unit g9 top MI
set     blocks g9 4
apply   play Rally
turn    bottom
apply   order g2
expect  flow 0 move
expect  blocks g2 1

# CC-23  It is a unit, not a leader.
set     hand bottom Order Light Troops 1
set     unit g2 bottom MC
set     blocks g2 3
set     leader a1 bottom Scipio
set     unit g9 top MI
set     blocks g9 4
apply   play Order Light Troops
illegal order a1 because wrong-kind
legal   order g2

# CC-42  With one's own Command, whatever the enemy's is.
set     hand bottom Counter Attack 1
set     last top Order Medium Troops
set     command bottom 1
set     unit g1 bottom MI
set     blocks g1 4
set     unit a1 bottom MI
set     blocks a1 4
set     unit g9 top MI
set     blocks g9 4
apply   play Counter Attack
apply   order g1
expect  flow 0 move

# CC-42  An Inspired Leadership changes sides, too.
set     hand bottom Counter Attack 1
set     last top Inspired Left Leadership
set     unit k2 bottom HI
set     blocks k2 4
set     leader k2 bottom Scipio
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Nero
set     unit g9 top MI
set     blocks g9 4
apply   play Counter Attack
illegal order b2 because wrong-section
legal   order k2

# CC-42  Two Counter Attacks in a row: the order comes back as it was.
set     hand bottom Counter Attack 1
set     hand top Counter Attack 1
set     deck Order Three Left 3
set     last top Order Two Left
set     command bottom 1
set     command top 1
set     unit l2 bottom HI
set     blocks l2 4
set     unit b8 top HI
set     blocks b8 4
set     unit k8 top HI
set     blocks k8 4
apply   play Counter Attack
apply   order l2
apply   done
chance  draw Order Three Left
turn    top
apply   play Counter Attack
legal   order k8
illegal order b8 because wrong-section

# CC-42  First Strike in the enemy's own turn is nothing to copy.
set     hand bottom Counter Attack 1
set     last top First Strike
set     unit l2 bottom HI
set     blocks l2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Counter Attack
expect  flow 0 draw

# CC-42  A copied Clash of Shields adds its dice.
set     hand bottom Counter Attack 1
set     last top Clash of Shields
set     unit g5 bottom HI
set     blocks g5 4
set     unit g6 top MI
set     blocks g6 4
apply   play Counter Attack
apply   attack g5 g6
expect  dice 7

# CC-43  A helmet orders any unit, or a leader to leave his; a symbol only a unit of its class.
set     hand bottom I Am Spartacus 1
set     command bottom 2
set     unit g5 bottom HI
set     blocks g5 4
set     leader g5 bottom Scipio
set     unit a1 bottom LI
set     blocks a1 4
set     unit g9 top MI
set     blocks g9 4
apply   play I Am Spartacus
chance  die helmet, circle
illegal lead a1 because no-leader
apply   lead g5
illegal order g5 because no-symbol
apply   order a1
expect  flow 0 move
legal   send g5 g4

# CC-43  Symbols are used before helmets, and swords order nobody.
set     hand bottom I Am Spartacus 1
set     command bottom 3
set     unit g5 bottom HI
set     blocks g5 4
set     unit a1 bottom MI
set     blocks a1 4
set     unit b1 bottom LI
set     blocks b1 4
set     unit g9 top MI
set     blocks g9 4
apply   play I Am Spartacus
chance  die square, helmet, swords
apply   order g5
apply   order a1
illegal order b1

# CC-43  A leader who is alone needs a helmet.
set     hand bottom I Am Spartacus 1
set     command bottom 2
set     leader g5 bottom Scipio
set     unit a1 bottom MI
set     blocks a1 4
set     unit g9 top MI
set     blocks g9 4
apply   play I Am Spartacus
chance  die square, triangle
illegal order g5 because no-symbol
legal   order a1

# CC-43  One more die for a shot, and in the bonus combat.
set     hand bottom I Am Spartacus 1
set     command bottom 2
set     unit g5 bottom LI
set     blocks g5 4
set     unit g7 top MI
set     blocks g7 4
set     unit a1 bottom WA
set     blocks a1 4
set     unit a2 top MI
set     blocks a2 1
set     unit a3 top MI
set     blocks a3 4
apply   play I Am Spartacus
chance  die circle, triangle
apply   order g5
apply   order a1
apply   done
apply   fire g5 g7
expect  dice 3
chance  die circle, circle, circle
apply   attack a1 a2
expect  dice 5
chance  die triangle, circle, circle, circle, circle
apply   advance
apply   attack a2 a3
expect  dice 5

# CC-44  In its own turn it orders nothing.
set     discard First Strike 0
set     hand bottom First Strike 1
set     unit g5 bottom HI
set     blocks g5 4
set     unit g6 top MI
set     blocks g6 4
apply   play First Strike
expect  flow 0 draw

# CC-44  If the attacker went back, the combat is over; the other draws first.
set     discard First Strike 0
set     deck Order Three Left 3
set     hand top First Strike 1
set     hand bottom Order Four Center 1
set     command bottom 1
set     command top 1
set     unit g5 bottom MI
set     blocks g5 4
set     unit g6 top HI
set     blocks g6 4
apply   play Order Four Center
apply   order g5
apply   done
apply   attack g5 g6
apply   strike
chance  die flag, circle, circle, circle, circle
apply   retreat g4
expect  discard First Strike 1
expect  owed top 1
chance  draw Order Three Left
expect  hand top Order Three Left 1
expect  hand bottom Order Three Left 0

# CC-44  An attacker whose way back is shut stays, and attacks.
set     discard First Strike 0
set     hand top First Strike 1
set     hand bottom Order Four Center 1
set     unit g5 bottom MI
set     blocks g5 4
set     unit g4 bottom HI
set     blocks g4 4
set     unit f4 bottom HI
set     blocks f4 4
set     unit g6 top HI
set     blocks g6 4
apply   play Order Four Center
apply   order g5
apply   done
apply   done
apply   attack g5 g6
apply   strike
chance  die flag, circle, circle, circle, circle
apply   ignore 0
expect  blocks g5 3
expect  roll close
expect  dice 4

# CC-44  Who attacks may ignore the flags of the strike, by support.
set     discard First Strike 0
set     hand top First Strike 1
set     hand bottom Order Four Center 1
set     unit g5 bottom MI
set     blocks g5 4
set     unit f5 bottom HI
set     blocks f5 4
set     unit h5 bottom HI
set     blocks h5 4
set     unit g6 top HI
set     blocks g6 4
apply   play Order Four Center
apply   order g5
apply   done
apply   done
apply   attack g5 g6
apply   strike
chance  die flag, circle, circle, circle, circle
turn    bottom
apply   ignore 1
expect  roll close

# CC-45  Not to chariots, not beyond full strength, and each symbol once.
set     hand bottom Rally 1
set     command bottom 4
set     unit g5 bottom HI
set     blocks g5 3
set     leader g5 bottom Scipio
set     unit h5 bottom CH
set     blocks h5 1
set     unit f5 bottom HI
set     blocks f5 2
set     unit g4 bottom MI
set     blocks g4 2
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die square, square, flag, swords
illegal rally h5 because not-hurt
illegal rally g4 because no-symbol
apply   rally g5
illegal rally g5 because not-hurt
apply   rally f5
expect  flow 0 move
expect  blocks f5 3
expect  order g4 none

# CC-45  A helmet is any class, and nobody must rally.
set     hand bottom Rally 1
set     command bottom 2
set     unit g4 bottom MI
set     blocks g4 2
set     leader g5 bottom Scipio
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die helmet, circle
legal   done
apply   rally g4
expect  blocks g4 3
expect  flow 0 move
legal   move g4 h4

# CC-46  A Counter Attack that copies Spartacus shuffles nothing.
set     hand bottom Counter Attack 1
set     last top I Am Spartacus
set     command bottom 1
set     deck Order Three Left 1
set     discard Rally 1
set     unit g5 bottom HI
set     blocks g5 4
set     unit g9 top HI
set     blocks g9 4
apply   play Counter Attack
chance  die flag
expect  discard Rally 1
expect  discard Counter Attack 1

# CC-21  If his unit moves first, he goes with it and his order is gone.
set     hand bottom Order Two Left 1
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Scipio
set     unit g9 top HI
set     blocks g9 4
apply   play Order Two Left
apply   lead b2
apply   order b2
apply   move b2 b3
expect  leader b3 bottom Scipio
expect  flow 0 draw

# CC-21  A leader who leaves takes an order of the section.
set     hand bottom Order Two Left 1
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Scipio
set     unit c2 bottom HI
set     blocks c2 4
set     unit d2 bottom HI
set     blocks d2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Two Left
apply   lead b2
apply   order c2
expect  flow 0 move
illegal move b2 b3 because not-ordered

# CC-21  The troop cards, Leadership, Double Time and Mounted Charge do not let him.
set     hand bottom Order Heavy Troops 1
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Scipio
set     unit g9 top HI
set     blocks g9 4
apply   play Order Heavy Troops
illegal lead b2 because no-detaching

# CC-22  Each needs only one link to any that is ordered.
set     hand bottom Line Command 1
set     unit b2 bottom HI
set     blocks b2 4
set     unit c2 bottom HI
set     blocks c2 4
set     unit d2 bottom HI
set     blocks d2 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Line Command
apply   order d2
illegal order b2 because not-linked
apply   order c2
legal   order b2
illegal order f2 because not-linked

# CC-150  Not beside other orders, only in the section of the card and on a free hex.
set     hand bottom Inspired Left Leadership 1
set     special bottom ambush yes
set     reserve bottom 0 MC
set     unit g2 bottom HI
set     blocks g2 4
set     leader g2 bottom Scipio
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Nero
set     unit c2 bottom HI
set     blocks c2 4
set     unit b9 top HI
set     blocks b9 4
set     leader c9 top Hannibal
set     terrain d9 river
apply   play Inspired Left Leadership
illegal enter g9 because no-reserve
illegal enter b9 because no-reserve
illegal enter c9 because no-reserve
illegal enter d9 because no-reserve
legal   enter a9
apply   order b2
illegal enter a9 because no-reserve

# CC-150  In the first turn the ambush waits.
set     turn 2
set     hand bottom Leadership Any Section 1
set     special bottom ambush yes
set     reserve bottom 0 MC
set     unit g2 bottom HI
set     blocks g2 4
set     leader g2 bottom Scipio
set     unit b8 top HI
set     blocks b8 4
apply   play Leadership Any Section
illegal enter g9 because no-reserve

# CC-150  Another card does not bring it.
set     hand bottom Order Two Left 1
set     special bottom ambush yes
set     reserve bottom 0 MC
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Scipio
set     unit b8 top HI
set     blocks b8 4
apply   play Order Two Left
illegal enter a9 because no-reserve

# CC-150  The first hex counts: warriors may move one more if they then fight.
set     hand bottom Leadership Any Section 1
set     special bottom ambush yes
set     reserve bottom 0 WA
set     unit g2 bottom HI
set     blocks g2 4
set     leader g2 bottom Scipio
set     unit g7 top HI
set     blocks g7 4
apply   play Leadership Any Section
apply   enter g9
expect  blocks g9 4
apply   move g9 g8
illegal done because must-charge
legal   attack g8 g7

# CC-43  A leader takes a helmet even where the symbol of his unit lies.
set     hand bottom I Am Spartacus 1
set     command bottom 2
set     unit g5 bottom HI
set     blocks g5 4
set     leader g5 bottom Scipio
set     unit a1 bottom LI
set     blocks a1 4
set     unit g9 top MI
set     blocks g9 4
apply   play I Am Spartacus
chance  die helmet, square
apply   lead g5
illegal order a1 because no-symbol
legal   order g5

# CC-36  After a leader who is alone units without one are linked to him.
set     hand bottom Leadership Any Section 1
set     leader k2 bottom Scipio
set     unit j2 bottom HI
set     blocks j2 4
set     unit i2 bottom HI
set     blocks i2 4
set     unit h2 bottom HI
set     blocks h2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Leadership Any Section
apply   order k2
apply   order j2
apply   order i2
apply   order h2
expect  flow 0 move

# CC-10  The next turn begins afresh: who was ordered and moved may be ordered and move again.
set     hand bottom Order Two Left 1
set     hand bottom Line Command 1
set     hand top Order Two Left 1
set     command bottom 2
set     command top 1
set     deck Order Three Left 3
set     unit b2 bottom HI
set     blocks b2 4
set     unit k8 top MI
set     blocks k8 4
apply   play Order Two Left
apply   order b2
apply   move b2 b3
chance  draw Order Three Left
turn    top
expect  turn 6
expect  played none
apply   play Order Two Left
apply   order k8
apply   move k8 k7
chance  draw Order Three Left
turn    bottom
expect  turn 7
expect  order b3 none
apply   play Line Command
apply   order b3
apply   move b3 b4
expect  unit b4 bottom HI

# CC-45  Whoever has rallied enough goes on to move.
set     hand bottom Rally 1
set     unit g2 bottom HI
set     blocks g2 1
set     leader g2 bottom Scipio
set     unit g9 top MI
set     blocks g9 4
apply   play Rally
chance  die square, square, circle, circle, circle
apply   rally g2
expect  flow 0 rally
apply   done
expect  flow 0 move
expect  blocks g2 2
