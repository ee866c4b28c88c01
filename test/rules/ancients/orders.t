## Orders and cards.
include field.head
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Two Left 0
set     hand bottom Order Three Right 0
set     hand bottom Line Command 0
set     deck Order Two Left 0
set     deck Order Three Left 0
set     deck Coordinated Attack 0

# CC-2  The fifth hex of a long row belongs to two sections.
set     hand bottom Order Two Left 1
set     unit e5 bottom HI
set     blocks e5 4
set     unit f5 bottom HI
set     blocks f5 4
set     unit e4 bottom HI
set     blocks e4 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Two Left
legal   order e5
illegal order f5 because wrong-section
illegal order e4 because wrong-section

# CC-20  A unit and its leader take one order; a leader alone takes one.
set     hand bottom Order Two Left 1
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Scipio
set     leader c5 bottom Nero
set     unit d2 bottom HI
set     blocks d2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Two Left
apply   order b2
illegal order b2 because ordered-already
illegal order a9 because no-piece
apply   order c5
turn    bottom
illegal order d2 because not-now
legal   move c5 d5

# CC-21  A leader may be ordered to leave his unit.
set     hand bottom Order Two Left 1
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Scipio
set     unit c2 bottom HI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Two Left
illegal lead c2 because no-leader
apply   lead b2
apply   order b2
apply   send b2 d3
apply   move b2 b3
expect  leader d3 bottom Scipio
expect  leader b3 none

# CC-21  Line Command does not let him.
set     hand bottom Line Command 1
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Scipio
set     unit c2 bottom HI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Line Command
illegal lead b2 because no-detaching

# CC-22  Linked is next to a hex that is ordered.
set     hand bottom Line Command 1
set     unit b2 bottom HI
set     blocks b2 4
set     unit c2 bottom HI
set     blocks c2 4
set     unit e2 bottom HI
set     blocks e2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Line Command
apply   order b2
illegal order e2 because not-linked
legal   order c2

# CC-23  Without a unit of the kind: one unit of choice.
set     hand bottom Order Mounted 1
set     unit b2 bottom HI
set     blocks b2 4
set     unit c2 bottom HI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
told    spectator one-of-choice who bottom
apply   order b2
turn    bottom
illegal order c2 because not-now
legal   move b2 b3

# CC-23  With one, it must be that.
set     hand bottom Order Mounted 1
set     unit b2 bottom HI
set     blocks b2 4
set     unit c2 bottom MC
set     blocks c2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Order Mounted
illegal order b2 because wrong-kind

# CC-24  A section without pieces orders nothing.
set     hand bottom Order Two Left 1
set     unit l2 bottom HI
set     blocks l2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Two Left
turn    chance
expect  flow 0 draw

# CC-30  Section cards order so many pieces there.
set     hand bottom Out Flanked 1
set     hand top Out Flanked 0
set     unit a1 bottom HI
set     blocks a1 4
set     unit b1 bottom HI
set     blocks b1 4
set     unit c1 bottom HI
set     blocks c1 4
set     unit f1 bottom HI
set     blocks f1 4
set     unit k1 bottom HI
set     blocks k1 4
set     unit g9 top HI
set     blocks g9 4
apply   play Out Flanked
apply   order a1
apply   order b1
illegal order c1 because wrong-section
illegal order f1 because wrong-section
legal   order k1

# CC-31  A hex of two sections counts for either, as it fits.
set     hand bottom Coordinated Attack 1
set     unit e5 bottom HI
set     blocks e5 4
set     unit a1 bottom HI
set     blocks a1 4
set     unit g1 bottom HI
set     blocks g1 4
set     unit l1 bottom HI
set     blocks l1 4
set     unit b1 bottom HI
set     blocks b1 4
set     unit g9 top HI
set     blocks g9 4
apply   play Coordinated Attack
apply   order e5
apply   order g1
illegal order f1 because no-piece
apply   order l1
turn    bottom
expect  flow 0 move

# CC-33  Troop cards order a class up to the Command.
set     hand bottom Order Light Troops 1
set     command bottom 2
set     unit a1 bottom LI
set     blocks a1 4
set     unit f1 bottom AX
set     blocks f1 4
set     unit k1 bottom LC
set     blocks k1 3
set     unit b1 bottom MI
set     blocks b1 4
set     unit g9 top HI
set     blocks g9 4
apply   play Order Light Troops
illegal order b1 because wrong-kind
apply   order a1
apply   order k1
turn    bottom
expect  flow 0 move

# CC-34  Move-Fire-Move: light units move, shoot, move again, and do not close.
set     hand bottom Move-Fire-Move 1
set     unit g4 bottom LI
set     blocks g4 4
set     unit h4 bottom LI
set     blocks h4 4
set     unit g7 top HI
set     blocks g7 4
apply   play Move-Fire-Move
apply   order g4
apply   done
apply   move g4 g5
apply   fire g5 g7
chance  die circle
turn    bottom
apply   move g5 g4
expect  unit g4 bottom LI

# CC-34  No close combat.
set     hand bottom Move-Fire-Move 1
set     unit g5 bottom LI
set     blocks g5 4
set     unit g6 top HI
set     blocks g6 4
apply   play Move-Fire-Move
apply   order g5
apply   done
expect  flow 0 move
expect  second yes

# CC-35  Mounted Charge: heavy mounted move 3, and one more die.
set     hand bottom Mounted Charge 1
set     unit g3 bottom HC
set     blocks g3 3
set     unit g7 top MI
set     blocks g7 4
apply   play Mounted Charge
apply   order g3
apply   move g3 g6
illegal fire g6 g7 because no-firing
apply   attack g6 g7
expect  dice 5

# CC-36  A leader, his unit, and three more linked to them.
set     hand bottom Leadership Any Section 1
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
set     unit b2 bottom HI
set     blocks b2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Leadership Any Section
apply   order g2
illegal order b2 because not-linked
apply   order h2
apply   order i2
apply   order j2
turn    bottom
expect  flow 0 move

# CC-36  Inspired: the leader stands in the section.
set     hand bottom Inspired Left Leadership 1
set     unit g2 bottom HI
set     blocks g2 4
set     leader g2 bottom Scipio
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Nero
set     unit g9 top HI
set     blocks g9 4
apply   play Inspired Left Leadership
illegal order g2 because wrong-section
legal   order b2

# CC-37  Or one unit of the section.
set     hand bottom Inspired Left Leadership 1
set     unit b2 bottom HI
set     blocks b2 4
set     unit c2 bottom HI
set     blocks c2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Inspired Left Leadership
apply   order b2
turn    bottom
expect  flow 0 move

# CC-38  Line Command: any number of linked foot, one hex each.
set     hand bottom Line Command 1
set     unit b2 bottom LI
set     blocks b2 4
set     unit c2 bottom HI
set     blocks c2 4
set     unit d2 bottom MC
set     blocks d2 3
set     unit g9 top HI
set     blocks g9 4
apply   play Line Command
apply   order c2
illegal order d2 because wrong-kind
apply   order b2
legal   move b2 b3
illegal move b2 b4 because out-of-reach

# CC-39  Double Time: medium and heavy foot move 2 and fight, warriors 3.
set     hand bottom Double Time 1
set     hand top Double Time 0
set     unit b2 bottom HI
set     blocks b2 4
set     unit c2 bottom WA
set     blocks c2 4
set     unit d2 bottom LI
set     blocks d2 4
set     unit c5 top HI
set     blocks c5 4
set     unit d9 top HI
set     blocks d9 4
apply   play Double Time
apply   order b2
apply   order c2
apply   order d2
legal   move c2 b4
apply   move b2 b4
legal   move d2 d3
apply   done
illegal fire d2 c5 because no-firing
apply   attack b4 c5
expect  dice 5

# CC-40  Clash of Shields: all next to the enemy, two more dice, no move.
set     hand bottom Clash of Shields 1
set     unit g5 bottom HI
set     blocks g5 4
set     unit a1 bottom HI
set     blocks a1 4
set     unit g6 top MI
set     blocks g6 4
set     unit a9 top HI
set     blocks a9 4
apply   play Clash of Shields
expect  order g5 unit
expect  order a1 none
apply   attack g5 g6
expect  dice 7

# CC-41  Darken the Sky: all missile units shoot twice.
set     hand bottom Darken the Sky 1
set     unit g5 bottom LI
set     blocks g5 4
set     unit h5 bottom HI
set     blocks h5 4
set     unit g7 top HI
set     blocks g7 4
set     unit g6 top HI
set     blocks g6 4
apply   play Darken the Sky
expect  order h5 none
expect  flow 0 draw

# CC-41  Each shot is a battle of its own.
set     hand bottom Darken the Sky 1
set     unit g5 bottom LI
set     blocks g5 4
set     unit g7 top HI
set     blocks g7 4
apply   play Darken the Sky
apply   fire g5 g7
chance  die square, circle
apply   fire g5 g7
chance  die square, circle
expect  blocks g7 2
expect  flow 0 draw

# CC-42  Counter Attack does as the enemy's last card, left and right changed.
set     hand bottom Counter Attack 1
set     last top Order Two Left
set     unit l2 bottom HI
set     blocks l2 4
set     unit b2 bottom HI
set     blocks b2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Order Two Right
illegal order b2 because wrong-section
legal   order l2

# CC-42  With nothing to copy it orders nothing.
set     hand bottom Counter Attack 1
set     unit l2 bottom HI
set     blocks l2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Counter Attack
expect  flow 0 draw

# CC-43  I Am Spartacus: the dice order, and all roll one more.
set     hand bottom I Am Spartacus 1
set     command bottom 3
set     unit g5 bottom HI
set     blocks g5 4
set     unit a1 bottom LI
set     blocks a1 4
set     unit b1 bottom LI
set     blocks b1 4
set     unit g6 top MI
set     blocks g6 4
apply   play I Am Spartacus
chance  die square, circle, flag
illegal order g6 because no-piece
apply   order a1
illegal order b1 because no-symbol
apply   order g5
apply   done
apply   attack g5 g6
expect  dice 6

# CC-45  Rally returns blocks near leaders; the units are ordered.
set     hand bottom Rally 1
set     hand top Rally 0
set     command bottom 3
set     unit g5 bottom HI
set     blocks g5 2
set     leader g5 bottom Scipio
set     unit h5 bottom MI
set     blocks h5 3
set     unit a1 bottom LI
set     blocks a1 1
set     unit i5 bottom EL
set     blocks i5 1
set     unit g9 top HI
set     blocks g9 4
apply   play Rally
chance  die square, circle, helmet
illegal rally a1 because no-leader-near
illegal rally i5 because not-hurt
apply   rally g5
apply   rally h5
expect  blocks g5 3
expect  blocks h5 4
expect  order h5 unit

# CC-46  Spartacus shuffles the discards into the deck.
set     hand bottom I Am Spartacus 1
set     command bottom 1
set     unit g5 bottom HI
set     blocks g5 4
set     unit g9 top HI
set     blocks g9 4
apply   play I Am Spartacus
chance  die flag
expect  deck I Am Spartacus 1
expect  deck First Strike 1
expect  discard First Strike 0
