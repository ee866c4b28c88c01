## Who may evade whom, and what elephants roll against whom, row by row.
include field.head
set     discard First Strike 0

; An elephant that attacks, and one that is attacked.
fixture herds
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit c4 top EL
set     blocks c4 2
end

; Foot, medium and heavy mounted units, elephants.
fixture attackers
set     unit a1 bottom LI
set     blocks a1 4
set     order a1 unit
set     unit c3 bottom MC
set     blocks c3 3
set     order c3 unit
set     unit k1 bottom HC
set     blocks k1 3
set     order k1 unit
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
end

# CC-110  Elephants roll 2 against light infantry, attacking and battling back.
use     herds
set     unit g6 top LI
set     blocks g6 4
set     unit c3 bottom LI
set     blocks c3 4
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 2
chance  die square, square
chance  die circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle
expect  roll back
expect  dice 2

# CC-110  Elephants roll 2 against light bow infantry, attacking and battling back.
use     herds
set     unit g6 top LB
set     blocks g6 4
set     unit c3 bottom LB
set     blocks c3 4
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 2
chance  die square, square
chance  die circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle
expect  roll back
expect  dice 2

# CC-110  Elephants roll 2 against light sling infantry, attacking and battling back.
use     herds
set     unit g6 top LS
set     blocks g6 4
set     unit c3 bottom LS
set     blocks c3 4
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 2
chance  die square, square
chance  die circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle
expect  roll back
expect  dice 2

# CC-110  Elephants roll 3 against auxilia, attacking and battling back.
use     herds
set     unit g6 top AX
set     blocks g6 4
set     unit c3 bottom AX
set     blocks c3 4
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 3
chance  die square, square, square
chance  die circle, circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle
expect  roll back
expect  dice 3

# CC-110  Elephants roll 4 against medium infantry, attacking and battling back.
use     herds
set     unit g6 top MI
set     blocks g6 4
set     unit c3 bottom MI
set     blocks c3 4
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 4
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle, circle
expect  roll back
expect  dice 4

# CC-110  Elephants roll 2 against light cavalry, attacking and battling back.
use     herds
set     unit g6 top LC
set     blocks g6 3
set     unit c3 bottom LC
set     blocks c3 3
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 2
chance  die square, square
chance  die circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle
expect  roll back
expect  dice 2

# CC-110  Elephants roll 2 against light bow cavalry, attacking and battling back.
use     herds
set     unit g6 top BC
set     blocks g6 3
set     unit c3 bottom BC
set     blocks c3 3
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 2
chance  die square, square
chance  die circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle
expect  roll back
expect  dice 2

# CC-110  Elephants roll 3 against medium cavalry, attacking and battling back.
use     herds
set     unit g6 top MC
set     blocks g6 3
set     unit c3 bottom MC
set     blocks c3 3
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 3
chance  die circle, circle, circle
chance  die circle, circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle
expect  roll back
expect  dice 3

# CC-110  Elephants roll 4 against heavy cavalry, attacking and battling back.
use     herds
set     unit g6 top HC
set     blocks g6 3
set     unit c3 bottom HC
set     blocks c3 3
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 4
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle, circle
expect  roll back
expect  dice 4

# CC-110  Elephants roll 3 against camels, attacking and battling back.
use     herds
set     unit g6 top CM
set     blocks g6 3
set     unit c3 bottom CM
set     blocks c3 3
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 3
chance  die circle, circle, circle
chance  die circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle
expect  roll back
expect  dice 3

# CC-110  Elephants roll 3 against elephants, attacking and battling back.
use     herds
set     unit g6 top EL
set     blocks g6 2
set     unit c3 bottom EL
set     blocks c3 2
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 3
chance  die circle, circle, circle
chance  die circle, circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle
expect  roll back
expect  dice 3

# CC-110  Elephants roll 3 against heavy chariots, attacking and battling back.
use     herds
set     unit g6 top CH
set     blocks g6 2
set     unit c3 bottom CH
set     blocks c3 2
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 3
chance  die circle, circle, circle
chance  die circle, circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle, circle
expect  roll back
expect  dice 3

# CC-110  Elephants roll 2 against heavy war machine, attacking and battling back.
use     herds
set     unit g6 top WM
set     blocks g6 2
set     unit c3 bottom WM
set     blocks c3 2
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 2
chance  die circle, circle
chance  die circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle
expect  roll back
expect  dice 2

# CC-110  Elephants roll 2 against barbarian chariots, attacking and battling back.
use     herds
set     unit g6 top BH
set     blocks g6 3
set     unit c3 bottom BH
set     blocks c3 3
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 2
chance  die square, square
chance  die circle, circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle
expect  roll back
expect  dice 2

# CC-110  Elephants roll 4 against cataphracts, attacking and battling back.
use     herds
set     unit g6 top CA
set     blocks g6 3
set     unit c3 bottom CA
set     blocks c3 3
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 4
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle, circle
expect  roll back
expect  dice 4

# CC-110  Elephants roll 5 against the Sacred Band, attacking and battling back.
use     herds
set     unit g6 top SB
set     blocks g6 4
set     unit c3 bottom SB
set     blocks c3 4
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
chance  die circle, circle, circle, circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 5

# CC-110  Elephants roll 4 against the Theban Sacred Band, attacking and battling back.
use     herds
set     unit g6 top TB
set     blocks g6 4
set     unit c3 bottom TB
set     blocks c3 4
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 4
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle, circle
expect  roll back
expect  dice 4

# CC-110  Elephants roll 5 against the Silver Shields, attacking and battling back.
use     herds
set     unit g6 top SS
set     blocks g6 4
set     unit c3 bottom SS
set     blocks c3 4
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 5
chance  die circle, circle, circle, circle, circle
chance  die circle, circle, circle, circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 5

# CC-110  Elephants roll 3 against the Companions, attacking and battling back.
use     herds
set     unit g6 top CO
set     blocks g6 3
set     unit c3 bottom CO
set     blocks c3 3
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 3
chance  die circle, circle, circle
chance  die circle, circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle
expect  roll back
expect  dice 3

# CC-110  Elephants roll 4 against the Immortals, attacking and battling back.
use     herds
set     unit g6 top IM
set     blocks g6 4
set     unit c3 bottom IM
set     blocks c3 4
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 4
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle, circle
expect  roll back
expect  dice 4

# CC-110  Elephants roll 3 against bow auxilia, attacking and battling back.
use     herds
set     unit g6 top AB
set     blocks g6 4
set     unit c3 bottom AB
set     blocks c3 4
set     order c3 unit
apply   attack g5 g6
apply   stand
expect  dice 3
chance  die square, square, square
chance  die circle, circle, circle
apply   attack c3 c4
apply   stand
chance  die circle, circle, circle
expect  roll back
expect  dice 3

# CC-79  Light infantry: may evade everybody.
use     attackers
set     unit a2 top LI
set     blocks a2 4
set     unit c4 top LI
set     blocks c4 4
set     unit k2 top LI
set     blocks k2 4
set     unit g6 top LI
set     blocks g6 4
apply   attack a1 a2
legal   evade
apply   stand
chance  die square, square
chance  die square, square
apply   attack c3 c4
legal   evade
apply   stand
chance  die square, square, square
chance  die circle, circle
apply   attack k1 k2
legal   evade
apply   stand
chance  die square, square, square, square
chance  die circle, circle
apply   attack g5 g6
legal   evade

# CC-79  Light bow infantry: may evade everybody.
use     attackers
set     unit a2 top LB
set     blocks a2 4
set     unit c4 top LB
set     blocks c4 4
set     unit k2 top LB
set     blocks k2 4
set     unit g6 top LB
set     blocks g6 4
apply   attack a1 a2
legal   evade
apply   stand
chance  die square, square
chance  die square, square
apply   attack c3 c4
legal   evade
apply   stand
chance  die square, square, square
chance  die circle, circle
apply   attack k1 k2
legal   evade
apply   stand
chance  die square, square, square, square
chance  die circle, circle
apply   attack g5 g6
legal   evade

# CC-79  Light sling infantry: may evade everybody.
use     attackers
set     unit a2 top LS
set     blocks a2 4
set     unit c4 top LS
set     blocks c4 4
set     unit k2 top LS
set     blocks k2 4
set     unit g6 top LS
set     blocks g6 4
apply   attack a1 a2
legal   evade
apply   stand
chance  die square, square
chance  die square, square
apply   attack c3 c4
legal   evade
apply   stand
chance  die square, square, square
chance  die circle, circle
apply   attack k1 k2
legal   evade
apply   stand
chance  die square, square, square, square
chance  die circle, circle
apply   attack g5 g6
legal   evade

# CC-79  Auxilia: may evade everybody.
use     attackers
set     unit a2 top AX
set     blocks a2 4
set     unit c4 top AX
set     blocks c4 4
set     unit k2 top AX
set     blocks k2 4
set     unit g6 top AX
set     blocks g6 4
apply   attack a1 a2
legal   evade
apply   stand
chance  die square, square
chance  die square, square, square
apply   attack c3 c4
legal   evade
apply   stand
chance  die square, square, square
chance  die circle, circle, circle
apply   attack k1 k2
legal   evade
apply   stand
chance  die square, square, square, square
chance  die circle, circle, circle
apply   attack g5 g6
legal   evade

# CC-79  Warriors: may evade nobody.
use     attackers
set     unit a2 top WA
set     blocks a2 4
set     unit c4 top WA
set     blocks c4 4
set     unit k2 top WA
set     blocks k2 4
set     unit g6 top WA
set     blocks g6 4
apply   attack a1 a2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle
chance  die square, square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack g5 g6
illegal evade because cannot-evade

# CC-79  Medium infantry: may evade nobody.
use     attackers
set     unit a2 top MI
set     blocks a2 4
set     unit c4 top MI
set     blocks c4 4
set     unit k2 top MI
set     blocks k2 4
set     unit g6 top MI
set     blocks g6 4
apply   attack a1 a2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle
chance  die square, square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack g5 g6
illegal evade because cannot-evade

# CC-79  Heavy infantry: may evade nobody.
use     attackers
set     unit a2 top HI
set     blocks a2 4
set     unit c4 top HI
set     blocks c4 4
set     unit k2 top HI
set     blocks k2 4
set     unit g6 top HI
set     blocks g6 4
apply   attack a1 a2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle
chance  die square, square, square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle, circle
apply   attack g5 g6
illegal evade because cannot-evade

# CC-79  Light cavalry: may evade everybody.
use     attackers
set     unit a2 top LC
set     blocks a2 3
set     unit c4 top LC
set     blocks c4 3
set     unit k2 top LC
set     blocks k2 3
set     unit g6 top LC
set     blocks g6 3
apply   attack a1 a2
legal   evade
apply   stand
chance  die square, square
chance  die square, square
apply   attack c3 c4
legal   evade
apply   stand
chance  die square, square, square
chance  die circle, circle
apply   attack k1 k2
legal   evade
apply   stand
chance  die square, square, square, square
chance  die circle, circle
apply   attack g5 g6
legal   evade

# CC-79  Light bow cavalry: may evade everybody.
use     attackers
set     unit a2 top BC
set     blocks a2 3
set     unit c4 top BC
set     blocks c4 3
set     unit k2 top BC
set     blocks k2 3
set     unit g6 top BC
set     blocks g6 3
apply   attack a1 a2
legal   evade
apply   stand
chance  die square, square
chance  die square, square
apply   attack c3 c4
legal   evade
apply   stand
chance  die square, square, square
chance  die circle, circle
apply   attack k1 k2
legal   evade
apply   stand
chance  die square, square, square, square
chance  die circle, circle
apply   attack g5 g6
legal   evade

# CC-79  Medium cavalry: may evade foot.
use     attackers
set     unit a2 top MC
set     blocks a2 3
set     unit c4 top MC
set     blocks c4 3
set     unit k2 top MC
set     blocks k2 3
set     unit g6 top MC
set     blocks g6 3
apply   attack a1 a2
legal   evade
apply   stand
chance  die circle, circle
chance  die square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle
apply   attack g5 g6
illegal evade because cannot-evade

# CC-79  Heavy cavalry: may evade foot and elephants.
use     attackers
set     unit a2 top HC
set     blocks a2 3
set     unit c4 top HC
set     blocks c4 3
set     unit k2 top HC
set     blocks k2 3
set     unit g6 top HC
set     blocks g6 3
apply   attack a1 a2
legal   evade
apply   stand
chance  die circle, circle
chance  die square, square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack g5 g6
legal   evade

# CC-79  Camels: may evade foot.
use     attackers
set     unit a2 top CM
set     blocks a2 3
set     unit c4 top CM
set     blocks c4 3
set     unit k2 top CM
set     blocks k2 3
set     unit g6 top CM
set     blocks g6 3
apply   attack a1 a2
legal   evade
apply   stand
chance  die circle, circle
chance  die square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle
apply   attack g5 g6
illegal evade because cannot-evade

# CC-79  Elephants: may evade nobody.
use     attackers
set     unit a2 top EL
set     blocks a2 2
set     unit c4 top EL
set     blocks c4 2
set     unit k2 top EL
set     blocks k2 2
set     unit g6 top EL
set     blocks g6 2
apply   attack a1 a2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle
chance  die square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack g5 g6
illegal evade because cannot-evade

# CC-79  Heavy chariots: may evade foot and elephants.
use     attackers
set     unit a2 top CH
set     blocks a2 2
set     unit c4 top CH
set     blocks c4 2
set     unit k2 top CH
set     blocks k2 2
set     unit g6 top CH
set     blocks g6 2
apply   attack a1 a2
legal   evade
apply   stand
chance  die circle, circle
chance  die square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle
apply   attack g5 g6
legal   evade

# CC-79  Heavy war machine: may evade everybody.
use     attackers
set     unit a2 top WM
set     blocks a2 2
set     unit c4 top WM
set     blocks c4 2
set     unit k2 top WM
set     blocks k2 2
set     unit g6 top WM
set     blocks g6 2
apply   attack a1 a2
legal   evade
apply   stand
chance  die circle, circle
chance  die square, square
apply   attack c3 c4
legal   evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle
apply   attack k1 k2
legal   evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle
apply   attack g5 g6
legal   evade

# CC-79  Barbarian chariots: may evade everybody.
use     attackers
set     unit a2 top BH
set     blocks a2 3
set     unit c4 top BH
set     blocks c4 3
set     unit k2 top BH
set     blocks k2 3
set     unit g6 top BH
set     blocks g6 3
apply   attack a1 a2
legal   evade
apply   stand
chance  die square, square
chance  die square, square, square
apply   attack c3 c4
legal   evade
apply   stand
chance  die square, square, square
chance  die circle, circle, circle
apply   attack k1 k2
legal   evade
apply   stand
chance  die square, square, square, square
chance  die circle, circle, circle
apply   attack g5 g6
legal   evade

# CC-79  Cataphracts: may evade foot and elephants.
use     attackers
set     unit a2 top CA
set     blocks a2 3
set     unit c4 top CA
set     blocks c4 3
set     unit k2 top CA
set     blocks k2 3
set     unit g6 top CA
set     blocks g6 3
apply   attack a1 a2
legal   evade
apply   stand
chance  die circle, circle
chance  die square, square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack g5 g6
legal   evade

# CC-79  The Sacred Band: may evade nobody.
use     attackers
set     unit a2 top SB
set     blocks a2 4
set     unit c4 top SB
set     blocks c4 4
set     unit k2 top SB
set     blocks k2 4
set     unit g6 top SB
set     blocks g6 4
apply   attack a1 a2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle
chance  die square, square, square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle, circle
apply   attack g5 g6
illegal evade because cannot-evade

# CC-79  The Theban Sacred Band: may evade nobody.
use     attackers
set     unit a2 top TB
set     blocks a2 4
set     unit c4 top TB
set     blocks c4 4
set     unit k2 top TB
set     blocks k2 4
set     unit g6 top TB
set     blocks g6 4
apply   attack a1 a2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle
chance  die square, square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack g5 g6
illegal evade because cannot-evade

# CC-79  The Silver Shields: may evade nobody.
use     attackers
set     unit a2 top SS
set     blocks a2 4
set     unit c4 top SS
set     blocks c4 4
set     unit k2 top SS
set     blocks k2 4
set     unit g6 top SS
set     blocks g6 4
apply   attack a1 a2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle
chance  die square, square, square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle, circle
apply   attack g5 g6
illegal evade because cannot-evade

# CC-79  The Companions: may evade foot.
use     attackers
set     unit a2 top CO
set     blocks a2 3
set     unit c4 top CO
set     blocks c4 3
set     unit k2 top CO
set     blocks k2 3
set     unit g6 top CO
set     blocks g6 3
apply   attack a1 a2
legal   evade
apply   stand
chance  die circle, circle
chance  die square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle
apply   attack g5 g6
illegal evade because cannot-evade

# CC-79  The Immortals: may evade nobody.
use     attackers
set     unit a2 top IM
set     blocks a2 4
set     unit c4 top IM
set     blocks c4 4
set     unit k2 top IM
set     blocks k2 4
set     unit g6 top IM
set     blocks g6 4
apply   attack a1 a2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle
chance  die square, square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle
apply   attack g5 g6
illegal evade because cannot-evade

# CC-79  Bow auxilia: may evade everybody.
use     attackers
set     unit a2 top AB
set     blocks a2 4
set     unit c4 top AB
set     blocks c4 4
set     unit k2 top AB
set     blocks k2 4
set     unit g6 top AB
set     blocks g6 4
apply   attack a1 a2
legal   evade
apply   stand
chance  die square, square
chance  die square, square, square
apply   attack c3 c4
legal   evade
apply   stand
chance  die square, square, square
chance  die circle, circle, circle
apply   attack k1 k2
legal   evade
apply   stand
chance  die square, square, square, square
chance  die circle, circle, circle
apply   attack g5 g6
legal   evade

# CC-79  Auxilia in the published game: may evade nobody.
option  edition published
use     attackers
set     unit a2 top AX
set     blocks a2 4
set     unit c4 top AX
set     blocks c4 4
set     unit k2 top AX
set     blocks k2 4
set     unit g6 top AX
set     blocks g6 4
apply   attack a1 a2
illegal evade because cannot-evade
apply   stand
chance  die square, square
chance  die square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die square, square, square
chance  die circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die square, square, square, square
chance  die circle, circle, circle
apply   attack g5 g6
illegal evade because cannot-evade

# CC-79  Medium cavalry in the published game: may evade foot and heavy mounted units.
option  edition published
use     attackers
set     unit a2 top MC
set     blocks a2 3
set     unit c4 top MC
set     blocks c4 3
set     unit k2 top MC
set     blocks k2 3
set     unit g6 top MC
set     blocks g6 3
apply   attack a1 a2
legal   evade
apply   stand
chance  die circle, circle
chance  die square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle
apply   attack k1 k2
legal   evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle
apply   attack g5 g6
legal   evade

# CC-79  Camels in the published game: may evade foot and heavy mounted units.
option  edition published
use     attackers
set     unit a2 top CM
set     blocks a2 3
set     unit c4 top CM
set     blocks c4 3
set     unit k2 top CM
set     blocks k2 3
set     unit g6 top CM
set     blocks g6 3
apply   attack a1 a2
legal   evade
apply   stand
chance  die circle, circle
chance  die square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle
apply   attack k1 k2
legal   evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle
apply   attack g5 g6
legal   evade

# CC-79  The Companions in the published game: may evade foot and heavy mounted units.
option  edition published
use     attackers
set     unit a2 top CO
set     blocks a2 3
set     unit c4 top CO
set     blocks c4 3
set     unit k2 top CO
set     blocks k2 3
set     unit g6 top CO
set     blocks g6 3
apply   attack a1 a2
legal   evade
apply   stand
chance  die circle, circle
chance  die square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die circle, circle, circle
chance  die circle, circle, circle
apply   attack k1 k2
legal   evade
apply   stand
chance  die circle, circle, circle, circle
chance  die circle, circle, circle
apply   attack g5 g6
legal   evade

# CC-79  Bow auxilia in the published game: may evade nobody.
option  edition published
use     attackers
set     unit a2 top AB
set     blocks a2 4
set     unit c4 top AB
set     blocks c4 4
set     unit k2 top AB
set     blocks k2 4
set     unit g6 top AB
set     blocks g6 4
apply   attack a1 a2
illegal evade because cannot-evade
apply   stand
chance  die square, square
chance  die square, square, square
apply   attack c3 c4
illegal evade because cannot-evade
apply   stand
chance  die square, square, square
chance  die circle, circle, circle
apply   attack k1 k2
illegal evade because cannot-evade
apply   stand
chance  die square, square, square, square
chance  die circle, circle, circle
apply   attack g5 g6
illegal evade because cannot-evade
