## Leaders.
include field.head

# CC-88  His unit loses blocks: two helmets eliminate him.
use     duel
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle, circle
expect  roll check
expect  dice 2
chance  die helmet, helmet
expect  leader g6 none
expect  banner bottom 1

# CC-88  One does not.
use     duel
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle, circle, helmet, circle
expect  leader g6 top Hannibal
expect  roll back

# CC-89  His unit is lost: one helmet, or he flees.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle, circle
expect  roll orphan
chance  die circle
turn    top
apply   flee h7
apply   stay
expect  leader h7 top Hannibal
expect  banner bottom 1

# CC-90  He is checked once in a combat.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 2
set     leader g6 top Hannibal
set     unit g7 top HI
set     blocks g7 4
set     unit h7 top HI
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, flag, flag, flag, flag, circle, circle
apply   ignore 0
turn    top
expect  banner bottom 1
legal   flee g7

# CC-91  One, two or three hexes back, through friends, to a unit without a leader or alone.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
set     unit g7 top HI
set     blocks g7 4
set     leader g7 top Mago
set     unit h7 top HI
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
turn    top
apply   flee g7
illegal stay because not-now
apply   flee g8
apply   stay
expect  leader g8 top Hannibal

# CC-3  Never sideways.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
illegal flee h6 because no-flight
legal   flee g7
legal   flee h7

# CC-92  Past an enemy, who rolls for him.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
set     unit g7 bottom MI
set     blocks g7 4
set     unit h7 bottom MI
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
apply   flee g7
expect  roll escape
expect  dice 4
chance  die circle, circle, circle, helmet
expect  banner bottom 1
expect  fleeing none

# CC-93  From his own edge he may leave the field.
set     unit g8 bottom HI
set     blocks g8 4
set     order g8 unit
set     leader g9 top Hannibal
use     elsewhere
apply   attack g8 g9
chance  die circle, circle, circle, circle, circle
expect  leader g9 none
expect  banner bottom 0
told    spectator left-field who top what top Hannibal

# CC-94  If he can flee nowhere he is eliminated.
set     terrain g7 river
set     terrain h7 river
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
expect  banner bottom 1

# CC-95  The unit with Alexander rolls one more die.
set     unit g5 bottom MC
set     blocks g5 3
set     leader g5 bottom Alexander
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
expect  dice 4

# CC-96  Poor leaders help only their own unit.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g4 bottom MI
set     blocks g4 4
set     leader g4 bottom Mithridates
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  blocks g6 4
