## What the manual leaves open: the readings, and the options that switch them.
include field.head

; Two units of warriors that both win their combat and stand before a second enemy.
fixture two-charges
set     unit c5 bottom WA
set     blocks c5 4
set     order c5 unit
set     unit c6 top MI
set     blocks c6 1
set     unit c7 top MI
set     blocks c7 4
set     unit k5 bottom WA
set     blocks k5 4
set     order k5 unit
set     unit k6 top MI
set     blocks k6 1
set     unit k7 top MI
set     blocks k7 4
apply   attack c5 c6
chance  die triangle, circle, circle, circle
apply   advance
apply   attack c6 c7
chance  die square, square, square, square
chance  die circle, circle, circle, circle
apply   attack k5 k6
chance  die triangle, circle, circle, circle
apply   advance
end

; A war machine under attack, with room behind it.
fixture machine
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top WM
set     blocks g6 2
set     unit h7 top MI
set     blocks h7 4
set     unit f8 top MI
set     blocks f8 4
set     unit a1 bottom HI
set     blocks a1 4
set     order a1 unit
set     unit a2 top MI
set     blocks a2 4
apply   attack g5 g6
apply   evade
end

; Warriors of full strength behind a leader who is alone.
fixture behind
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
set     unit g7 bottom WA
set     blocks g7 4
set     unit h7 bottom WA
set     blocks h7 4
set     unit a1 bottom HI
set     blocks a1 4
set     order a1 unit
set     unit a2 top MI
set     blocks a2 4
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
apply   flee g7
end

# CC-85  In the manual there is one bonus combat in a turn, whichever unit fights it.
use     elsewhere
use     two-charges
expect  bonus_fought yes
illegal attack k6 k7 because fought-already

# CC-85  A bonus combat that was declined leaves it to another unit.
set     unit c5 bottom WA
set     blocks c5 4
set     order c5 unit
set     unit c6 top MI
set     blocks c6 1
set     unit c7 top MI
set     blocks c7 4
set     unit k5 bottom WA
set     blocks k5 4
set     order k5 unit
set     unit k6 top MI
set     blocks k6 1
set     unit k7 top MI
set     blocks k7 4
apply   attack c5 c6
chance  die triangle, circle, circle, circle
apply   advance
apply   done
apply   attack k5 k6
chance  die triangle, circle, circle, circle
apply   advance
legal   attack k6 k7

# CC-85  With bonus-combat = once-a-unit each unit has its own.
option  bonus-combat once-a-unit
use     two-charges
legal   attack k6 k7

# CC-85  As in the published game.
option  edition published
use     two-charges
legal   attack k6 k7

# CC-117  In the manual a war machine evades like any other unit.
use     machine
chance  die circle, circle, circle, circle, circle
expect  unit g6 none
expect  unit g8 top WM
expect  banner bottom 0

# CC-117  With war-machine-evade = removed it is taken off the field, without a banner.
option  war-machine-evade removed
use     machine
chance  die circle, circle, circle, circle, circle
expect  unit g6 none
expect  unit g8 none
expect  banner bottom 0

# CC-117  As in the published game.
option  edition published
use     machine
chance  die circle, circle, circle, circle, circle
expect  unit g8 none
expect  banner bottom 0

# CC-35  With Mounted Charge heavy mounted units move 3 hexes.
set     flow 0 move
set     played Mounted Charge
set     orders Mounted Charge
set     unit g3 bottom HC
set     blocks g3 3
set     order g3 unit
set     unit a9 top HI
set     blocks a9 4
legal   move g3 g6

# CC-35  With mounted-charge = chart they move as always.
option  mounted-charge chart
set     flow 0 move
set     played Mounted Charge
set     orders Mounted Charge
set     unit g3 bottom HC
set     blocks g3 3
set     order g3 unit
set     unit a9 top HI
set     blocks a9 4
legal   move g3 g5
illegal move g3 g6 because out-of-reach

# CC-92  Warriors roll their 3 dice against a leader who escapes past them, also at full strength.
use     behind
expect  dice 3

# CC-92  With leader-escape = full-strength they roll 4.
option  leader-escape full-strength
use     behind
expect  dice 4

# CC-79  Camels evade like medium cavalry: foot.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top CM
set     blocks g6 3
use     elsewhere
apply   attack g5 g6
legal   evade

# CC-79  With camels-evade = never they stand: First Strike lies open, so nobody is asked.
option  camels-evade never
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top CM
set     blocks g6 3
use     elsewhere
apply   attack g5 g6
turn    chance

# CC-82  In the manual a unit advances out of a marsh that it entered this turn.
set     terrain g5 marsh
set     moved g5 1
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle
legal   advance

# CC-82  With advance-from-water = if-unmoved it does not.
option  advance-from-water if-unmoved
set     terrain g5 marsh
set     moved g5 1
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle
illegal advance because not-now

# CC-75  One pair of swords in the whole roll: the dice that elephants roll again belong to it (CC-111).
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top CA
set     blocks g6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die swords
expect  dice 3
chance  die swords
expect  dice 3
chance  die swords
expect  dice 3
chance  die circle, circle, circle
expect  blocks g6 1

# CC-105  If only a lone leader saves a block, the way leads to him.
set     unit g7 bottom HI
set     blocks g7 4
set     order g7 unit
set     unit g8 top WA
set     blocks g8 3
set     leader h9 top Hannibal
use     elsewhere
apply   attack g7 g8
chance  die flag, circle, circle, circle, circle
expect  unit h9 top WA
expect  leader h9 top Hannibal
expect  blocks h9 3

# CC-40  Clash of Shields without a unit next to an enemy orders nobody: CC-23 does not help.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Clash of Shields 1
set     unit a1 bottom HI
set     blocks a1 4
set     unit a9 top HI
set     blocks a9 4
apply   play Clash of Shields
expect  order a1 none
expect  flow 0 draw

# CC-39  With Double Time, too, warriors move 2 hexes only to a fight.
set     flow 0 move
set     hand top Double Time 0
set     played Double Time
set     orders Double Time
set     unit g3 bottom WA
set     blocks g3 4
set     order g3 unit
set     unit g7 top MI
set     blocks g7 4
legal   move g3 g4
illegal move g3 g5 because out-of-reach
legal   move g3 g6

# CC-106  A flag that is ignored does not lengthen the retreat.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top HC
set     blocks g6 3
set     leader g6 top Hannibal
apply   attack g5 g6
apply   stand
chance  die flag, flag, circle, circle
apply   ignore 1
expect  steps 3
