## Who may evade whom in the published game, row by row; against.t has the other edition.
include field.head
set     discard First Strike 0

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

# CC-79  Light infantry in the published game: may evade everybody.
option  edition published
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

# CC-79  Light bow infantry in the published game: may evade everybody.
option  edition published
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

# CC-79  Light sling infantry in the published game: may evade everybody.
option  edition published
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

# CC-79  Warriors in the published game: may evade nobody.
option  edition published
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

# CC-79  Medium infantry in the published game: may evade nobody.
option  edition published
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

# CC-79  Heavy infantry in the published game: may evade nobody.
option  edition published
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

# CC-79  Light cavalry in the published game: may evade everybody.
option  edition published
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

# CC-79  Light bow cavalry in the published game: may evade everybody.
option  edition published
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

# CC-79  Heavy cavalry in the published game: may evade foot and elephants.
option  edition published
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

# CC-79  Elephants in the published game: may evade nobody.
option  edition published
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

# CC-79  Heavy chariots in the published game: may evade foot and elephants.
option  edition published
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

# CC-79  Heavy war machine in the published game: may evade everybody.
option  edition published
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

# CC-79  Barbarian chariots in the published game: may evade everybody.
option  edition published
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

# CC-79  Cataphracts in the published game: may evade foot and elephants.
option  edition published
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

# CC-79  The Sacred Band in the published game: may evade nobody.
option  edition published
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

# CC-79  The Theban Sacred Band in the published game: may evade nobody.
option  edition published
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

# CC-79  The Silver Shields in the published game: may evade nobody.
option  edition published
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

# CC-79  The Immortals in the published game: may evade nobody.
option  edition published
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
