## The chart of the units, row by row: what hits it, what its helmets do, how it runs from elephants, and whether it fights on.
include field.head
set     discard First Strike 0

# CC-84  LI after its advance: does not fight on without a leader.
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle
apply   advance
illegal ride h7 because not-now
illegal attack g6 g7 because fought-already

# CC-106  LI: no further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top LI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet
expect  steps 2

# CC-72  LI as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top LI
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top LI
set     blocks k6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die circle, square, square, helmet
expect  blocks g6 3
chance  die circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  LI without a leader: helmets do nothing.
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle
expect  blocks g6 4

# CC-84  LB after its advance: does not fight on without a leader.
set     unit g5 bottom LB
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle
apply   advance
illegal ride h7 because not-now
illegal attack g6 g7 because fought-already

# CC-106  LB: no further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top LB
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet
expect  steps 2

# CC-72  LB as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top LB
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top LB
set     blocks k6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die circle, square, square, helmet
expect  blocks g6 3
chance  die circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  LB without a leader: helmets do nothing.
set     unit g5 bottom LB
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle
expect  blocks g6 4

# CC-84  LS after its advance: does not fight on without a leader.
set     unit g5 bottom LS
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle
apply   advance
illegal ride h7 because not-now
illegal attack g6 g7 because fought-already

# CC-106  LS: no further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top LS
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet
expect  steps 2

# CC-72  LS as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top LS
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top LS
set     blocks k6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die circle, square, square, helmet
expect  blocks g6 3
chance  die circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  LS without a leader: helmets do nothing.
set     unit g5 bottom LS
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle
expect  blocks g6 4

# CC-84  AX after its advance: does not fight on without a leader.
set     unit g5 bottom AX
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle
apply   advance
illegal ride h7 because not-now
illegal attack g6 g7 because fought-already

# CC-106  AX: no further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top AX
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet
expect  steps 1

# CC-72  AX as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top AX
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top AX
set     blocks k6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die circle, square, square, helmet
expect  blocks g6 3
chance  die circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  AX without a leader: helmets do nothing.
set     unit g5 bottom AX
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle
expect  blocks g6 4

# CC-84  WA after its advance: fights on.
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle, circle
apply   advance
illegal ride h7 because not-now
legal   attack g6 g7

# CC-106  WA: no further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top WA
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet
apply   ignore 0
expect  steps 2

# CC-72  WA as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top WA
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top WA
set     blocks k6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, square, square, helmet
expect  blocks g6 3
chance  die circle, circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  WA without a leader: helmets do nothing.
set     unit g5 bottom WA
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle, circle
expect  blocks g6 4

# CC-84  MI after its advance: does not fight on without a leader.
set     unit g5 bottom MI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle, circle
apply   advance
illegal ride h7 because not-now
illegal attack g6 g7 because fought-already

# CC-106  MI: no further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet, helmet
expect  steps 1

# CC-72  MI as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top MI
set     blocks k6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, square, square, helmet
expect  blocks g6 3
chance  die circle, circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  MI without a leader: helmets do nothing.
set     unit g5 bottom MI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle, circle
expect  blocks g6 4

# CC-84  HI after its advance: does not fight on without a leader.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle, circle, circle
apply   advance
illegal ride h7 because not-now
illegal attack g6 g7 because fought-already

# CC-106  HI: no further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet, helmet, helmet
expect  steps 1

# CC-72  HI as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top HI
set     blocks k6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die square, circle, circle, helmet
expect  blocks g6 3
chance  die circle, circle, circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  HI without a leader: helmets do nothing.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle, circle, circle
expect  blocks g6 4

# CC-84  LC after its advance: rides on, fights on.
set     unit g5 bottom LC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle
apply   advance
legal   ride h7
apply   stay
legal   attack g6 g7

# CC-106  LC: a hex further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top LC
set     blocks g6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet
expect  steps 5

# CC-72  LC as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top LC
set     blocks g6 3
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top LC
set     blocks k6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die circle, square, square, helmet
expect  blocks g6 2
chance  die circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 1

# CC-73  LC without a leader: helmets do nothing.
set     unit g5 bottom LC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle
expect  blocks g6 4

# CC-84  BC after its advance: rides on, fights on.
set     unit g5 bottom BC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle
apply   advance
legal   ride h7
apply   stay
legal   attack g6 g7

# CC-106  BC: a hex further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top BC
set     blocks g6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet
expect  steps 5

# CC-72  BC as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top BC
set     blocks g6 3
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top BC
set     blocks k6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die circle, square, square, helmet
expect  blocks g6 2
chance  die circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 1

# CC-73  BC without a leader: helmets do nothing.
set     unit g5 bottom BC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle
expect  blocks g6 4

# CC-84  MC after its advance: rides on, fights on.
set     unit g5 bottom MC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle
apply   advance
legal   ride h7
apply   stay
legal   attack g6 g7

# CC-106  MC: a hex further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top MC
set     blocks g6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet
expect  steps 4

# CC-72  MC as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MC
set     blocks g6 3
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top MC
set     blocks k6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, square, square, helmet
expect  blocks g6 2
chance  die circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 1

# CC-73  MC without a leader: helmets do nothing.
set     unit g5 bottom MC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle
expect  blocks g6 4

# CC-84  HC after its advance: rides on, fights on.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle, circle
apply   advance
legal   ride h7
apply   stay
legal   attack g6 g7

# CC-106  HC: a hex further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top HC
set     blocks g6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet, helmet
expect  steps 3

# CC-72  HC as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top HC
set     blocks g6 3
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top HC
set     blocks k6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die square, circle, circle, helmet
expect  blocks g6 2
chance  die circle, circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 1

# CC-73  HC without a leader: helmets do nothing.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle, circle
expect  blocks g6 4

# CC-84  CM after its advance: fights on.
set     unit g5 bottom CM
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle
apply   advance
illegal ride h7 because not-now
legal   attack g6 g7

# CC-106  CM: no further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top CM
set     blocks g6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet
expect  steps 3

# CC-72  CM as a target: its symbol, one less of horses, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top CM
set     blocks g6 3
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top CM
set     blocks k6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, square, square, helmet
expect  blocks g6 3
chance  die circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 1

# CC-73  CM without a leader: helmets do nothing.
set     unit g5 bottom CM
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle
expect  blocks g6 4

# CC-84  EL after its advance: fights on.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle, circle
apply   advance
illegal ride h7 because not-now
legal   attack g6 g7

# CC-72  EL as a target: its symbol, one less of horses, and swords, none of which hit.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top EL
set     blocks k6 2
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die square, circle, circle, helmet
expect  blocks g6 2
chance  die circle, circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  EL without a leader: helmets do nothing.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle, circle
expect  blocks g6 4

# CC-84  CH after its advance: fights on.
set     unit g5 bottom CH
set     blocks g5 2
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle, circle
apply   advance
illegal ride h7 because not-now
legal   attack g6 g7

# CC-106  CH: a hex further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top CH
set     blocks g6 2
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet
expect  steps 3

# CC-72  CH as a target: its symbol, and swords, one pair ignored.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top CH
set     blocks g6 2
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top CH
set     blocks k6 2
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die square, circle, circle, helmet
expect  blocks g6 1
chance  die circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 1

# CC-73  CH without a leader: helmets do nothing.
set     unit g5 bottom CH
set     blocks g5 2
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle, circle
expect  blocks g6 4

# CC-84  WM after its advance: there is none.
set     unit g5 bottom WM
set     blocks g5 2
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle
illegal advance because not-now

# CC-106  WM: no further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top WM
set     blocks g6 2
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet
expect  steps 1

# CC-72  WM as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top WM
set     blocks g6 2
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top WM
set     blocks k6 2
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die square, circle, circle, helmet
expect  blocks g6 1
chance  die circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 0

# CC-73  WM without a leader: helmets do nothing.
set     unit g5 bottom WM
set     blocks g5 2
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle
expect  blocks g6 4

# CC-84  BH after its advance: fights on.
set     unit g5 bottom BH
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle
apply   advance
illegal ride h7 because not-now
legal   attack g6 g7

# CC-106  BH: a hex further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top BH
set     blocks g6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet
apply   ignore 0
expect  steps 4

# CC-72  BH as a target: its symbol, and swords, one pair ignored.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top BH
set     blocks g6 3
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top BH
set     blocks k6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die circle, square, square, helmet
expect  blocks g6 2
chance  die circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  BH without a leader: helmets do nothing.
set     unit g5 bottom BH
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle
expect  blocks g6 4

# CC-84  CA after its advance: rides on, fights on.
set     unit g5 bottom CA
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle, circle
apply   advance
legal   ride h7
apply   stay
legal   attack g6 g7

# CC-106  CA: a hex further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top CA
set     blocks g6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet, helmet
expect  steps 3

# CC-72  CA as a target: its symbol, and swords, one pair ignored.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top CA
set     blocks g6 3
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top CA
set     blocks k6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die square, circle, circle, helmet
expect  blocks g6 2
chance  die circle, circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  CA without a leader: helmets do nothing.
set     unit g5 bottom CA
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle, circle
expect  blocks g6 4

# CC-84  SB after its advance: does not fight on without a leader.
set     unit g5 bottom SB
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle, circle, circle
apply   advance
illegal ride h7 because not-now
illegal attack g6 g7 because fought-already

# CC-106  SB: no further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top SB
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet, helmet, helmet
apply   ignore 0
expect  steps 1

# CC-72  SB as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top SB
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top SB
set     blocks k6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die square, circle, circle, helmet
expect  blocks g6 3
chance  die circle, circle, circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  SB without a leader: helmets hit.
set     unit g5 bottom SB
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle, circle, circle
expect  blocks g6 3

# CC-84  TB after its advance: does not fight on without a leader.
set     unit g5 bottom TB
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle, circle
apply   advance
illegal ride h7 because not-now
illegal attack g6 g7 because fought-already

# CC-106  TB: no further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top TB
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet, helmet
apply   ignore 0
expect  steps 1

# CC-72  TB as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top TB
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top TB
set     blocks k6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, square, square, helmet
expect  blocks g6 3
chance  die circle, circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  TB without a leader: helmets hit.
set     unit g5 bottom TB
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle, circle
expect  blocks g6 3

# CC-84  SS after its advance: does not fight on without a leader.
set     unit g5 bottom SS
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle, circle, circle
apply   advance
illegal ride h7 because not-now
illegal attack g6 g7 because fought-already

# CC-106  SS: no further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top SS
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet, helmet, helmet
apply   ignore 0
expect  steps 1

# CC-72  SS as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top SS
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top SS
set     blocks k6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die square, circle, circle, helmet
expect  blocks g6 3
chance  die circle, circle, circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  SS without a leader: helmets hit.
set     unit g5 bottom SS
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle, circle, circle
expect  blocks g6 3

# CC-84  CO after its advance: rides on, fights on.
set     unit g5 bottom CO
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle
apply   advance
legal   ride h7
apply   stay
legal   attack g6 g7

# CC-106  CO: a hex further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top CO
set     blocks g6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet
apply   ignore 0
expect  steps 4

# CC-72  CO as a target: its symbol, and swords, one pair ignored.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top CO
set     blocks g6 3
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top CO
set     blocks k6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, square, square, helmet
expect  blocks g6 2
chance  die circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  CO without a leader: helmets do nothing.
set     unit g5 bottom CO
set     blocks g5 3
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle
expect  blocks g6 4

# CC-84  IM after its advance: does not fight on without a leader.
set     unit g5 bottom IM
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle, circle
apply   advance
illegal ride h7 because not-now
illegal attack g6 g7 because fought-already

# CC-106  IM: no further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top IM
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet, helmet
expect  steps 1

# CC-72  IM as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top IM
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top IM
set     blocks k6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, square, square, helmet
expect  blocks g6 3
chance  die circle, circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  IM without a leader: helmets do nothing.
set     unit g5 bottom IM
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle, circle
expect  blocks g6 4

# CC-84  AB after its advance: does not fight on without a leader.
set     unit g5 bottom AB
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit g7 top MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, circle, circle
apply   advance
illegal ride h7 because not-now
illegal attack g6 g7 because fought-already

# CC-106  AB: no further for the flag of an elephant.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top AB
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet
expect  steps 1

# CC-72  AB as a target: its symbol, and swords.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top AB
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top AB
set     blocks k6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die circle, square, square, helmet
expect  blocks g6 3
chance  die circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 2

# CC-73  AB without a leader: helmets do nothing.
set     unit g5 bottom AB
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle
expect  blocks g6 4
