## Which cards let a leader leave his unit, how many units a card orders, and who does not shoot with it.
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

; Six linked foot units with a leader, a horse, and an enemy.
fixture army
set     unit b2 bottom HI
set     blocks b2 4
set     unit c2 bottom HI
set     blocks c2 4
set     unit d2 bottom HI
set     blocks d2 4
set     unit e2 bottom HI
set     blocks e2 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit g2 bottom HI
set     blocks g2 4
set     leader b2 bottom Scipio
set     unit k2 bottom MC
set     blocks k2 3
set     leader k2 bottom Nero
set     unit g9 top HI
set     blocks g9 4
end

# CC-21  Order Two Left lets a leader leave his unit (b2).
set     hand bottom Order Two Left 1
use     army
apply   play Order Two Left
legal   lead b2

# CC-21  Order Three Left lets a leader leave his unit (b2).
set     hand bottom Order Three Left 1
use     army
apply   play Order Three Left
legal   lead b2

# CC-21  Order Four Left lets a leader leave his unit (b2).
set     hand bottom Order Four Left 1
use     army
apply   play Order Four Left
legal   lead b2

# CC-21  Order Two Right lets a leader leave his unit (k2).
set     hand bottom Order Two Right 1
use     army
apply   play Order Two Right
legal   lead k2

# CC-21  Order Three Right lets a leader leave his unit (k2).
set     hand bottom Order Three Right 1
use     army
apply   play Order Three Right
legal   lead k2

# CC-21  Order Four Right lets a leader leave his unit (k2).
set     hand bottom Order Four Right 1
use     army
apply   play Order Four Right
legal   lead k2

# CC-21  Out Flanked lets a leader leave his unit (b2).
set     hand bottom Out Flanked 1
use     army
apply   play Out Flanked
legal   lead b2

# CC-21  Out Flanked lets a leader leave his unit (k2).
set     hand bottom Out Flanked 1
use     army
apply   play Out Flanked
legal   lead k2

# CC-21  Coordinated Attack lets a leader leave his unit (b2).
set     hand bottom Coordinated Attack 1
use     army
apply   play Coordinated Attack
legal   lead b2

# CC-21  Order Two Center lets a leader leave his unit.
set     hand bottom Order Two Center 1
use     army
set     leader g2 bottom Laelius
apply   play Order Two Center
legal   lead g2

# CC-21  Order Three Center lets a leader leave his unit.
set     hand bottom Order Three Center 1
use     army
set     leader g2 bottom Laelius
apply   play Order Three Center
legal   lead g2

# CC-21  Order Four Center lets a leader leave his unit.
set     hand bottom Order Four Center 1
use     army
set     leader g2 bottom Laelius
apply   play Order Four Center
legal   lead g2

# CC-21  Order Light Troops does not let a leader leave his unit.
set     hand bottom Order Light Troops 1
use     army
set     unit a1 bottom LI
set     blocks a1 4
apply   play Order Light Troops
illegal lead b2 because no-detaching

# CC-21  Order Medium Troops does not let a leader leave his unit.
set     hand bottom Order Medium Troops 1
use     army
set     unit a1 bottom LI
set     blocks a1 4
apply   play Order Medium Troops
illegal lead b2 because no-detaching

# CC-21  Order Heavy Troops does not let a leader leave his unit.
set     hand bottom Order Heavy Troops 1
use     army
set     unit a1 bottom LI
set     blocks a1 4
apply   play Order Heavy Troops
illegal lead b2 because no-detaching

# CC-21  Leadership Any Section does not let a leader leave his unit.
set     hand bottom Leadership Any Section 1
use     army
set     unit a1 bottom LI
set     blocks a1 4
apply   play Leadership Any Section
illegal lead b2 because no-detaching

# CC-21  Inspired Left Leadership does not let a leader leave his unit.
set     hand bottom Inspired Left Leadership 1
use     army
set     unit a1 bottom LI
set     blocks a1 4
apply   play Inspired Left Leadership
illegal lead b2 because no-detaching

# CC-21  Double Time does not let a leader leave his unit.
set     hand bottom Double Time 1
use     army
set     unit a1 bottom LI
set     blocks a1 4
apply   play Double Time
illegal lead b2 because no-detaching

# CC-21  Mounted Charge does not let a leader leave his unit.
set     hand bottom Mounted Charge 1
use     army
set     unit a1 bottom LI
set     blocks a1 4
apply   play Mounted Charge
illegal lead b2 because no-detaching

# CC-21  Move-Fire-Move does not let a leader leave his unit.
set     hand bottom Move-Fire-Move 1
use     army
set     unit a1 bottom LI
set     blocks a1 4
apply   play Move-Fire-Move
illegal lead b2 because no-detaching

# CC-36  Inspired Left Leadership: his unit and four more linked to it, no fifth.
set     hand bottom Inspired Left Leadership 1
use     army
apply   play Inspired Left Leadership
apply   order b2
apply   order c2
apply   order d2
apply   order e2
expect  flow 0 order
apply   order f2
expect  flow 0 move

# CC-36  Inspired Right Leadership: his unit and four more linked to it, no fifth.
set     hand bottom Inspired Right Leadership 1
use     army
set     unit j2 bottom HI
set     blocks j2 4
set     unit i2 bottom HI
set     blocks i2 4
set     unit h2 bottom HI
set     blocks h2 4
apply   play Inspired Right Leadership
apply   order k2
apply   order j2
apply   order i2
apply   order h2
expect  flow 0 order
apply   order g2
expect  flow 0 move

# CC-36  Inspired Center Leadership: his unit and four more linked to it, no fifth.
set     hand bottom Inspired Center Leadership 1
use     army
set     leader f2 bottom Laelius
apply   play Inspired Center Leadership
apply   order f2
apply   order e2
apply   order d2
apply   order c2
expect  flow 0 order
apply   order b2
expect  flow 0 move

# CC-38  Line Command: more than four, more than the Command.
set     hand bottom Line Command 1
set     command bottom 2
use     army
apply   play Line Command
apply   order b2
apply   order c2
apply   order d2
apply   order e2
apply   order f2
legal   order g2

# CC-40  Clash of Shields: who has no enemy next to him any more does not shoot.
set     hand bottom Clash of Shields 1
set     unit g5 bottom HI
set     blocks g5 4
set     unit f5 bottom LI
set     blocks f5 4
set     unit f6 top MI
set     blocks f6 1
set     unit f7 top MI
set     blocks f7 4
apply   play Clash of Shields
apply   attack g5 f6
chance  die triangle, circle, circle, circle, circle, circle, circle
apply   stay
expect  flow 0 draw

# CC-35  Mounted Charge: light cavalry does not shoot.
set     hand bottom Mounted Charge 1
set     unit g5 bottom LC
set     blocks g5 3
set     unit g7 top MI
set     blocks g7 4
set     unit a1 bottom MC
set     blocks a1 3
set     unit a2 top MI
set     blocks a2 4
apply   play Mounted Charge
apply   order g5
apply   order a1
apply   done
illegal fire g5 g7 because no-firing
