## The chart of the units, row by row: what hits it, what its helmets do, how it runs from elephants, and whether it fights on.
include field.head
set     discard First Strike 0

# CC-84  {unit} after its advance: does not fight on without a leader.
each    unit
| LI
| LB
| LS
set     unit g5 bottom {unit}
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

# CC-106  {unit}: no further for the flag of an elephant.
each    unit blocks n
| LI | 4 | 2
| LB | 4 | 2
| LS | 4 | 2
| WM | 2 | 1
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top {unit}
set     blocks g6 {blocks}
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet
expect  steps {n}

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

# CC-73  {unit} without a leader: helmets do nothing.
each    unit blocks
| LI | 4
| LB | 4
| LS | 4
| LC | 3
| BC | 3
| WM | 2
set     unit g5 bottom {unit}
set     blocks g5 {blocks}
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle
expect  blocks g6 4

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

# CC-106  {unit}: no further for the flag of an elephant.
each    unit blocks n
| AX | 4 | 1
| CM | 3 | 3
| AB | 4 | 1
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top {unit}
set     blocks g6 {blocks}
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die flag, helmet, helmet
expect  steps {n}

# CC-72  {unit} as a target: its symbol, and swords.
each    unit blocks dice blocks2 blocks3
| AX | 4 | circle   | 3 | 2
| MC | 3 | triangle | 2 | 1
| AB | 4 | circle   | 3 | 2
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top {unit}
set     blocks g6 {blocks}
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top {unit}
set     blocks k6 {blocks}
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die {dice}, square, square, helmet
expect  blocks g6 {blocks2}
chance  die circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 {blocks3}

# CC-73  {unit} without a leader: helmets do nothing.
each    unit blocks
| AX | 4
| MC | 3
| CM | 3
| BH | 3
| CO | 3
| AB | 4
set     unit g5 bottom {unit}
set     blocks g5 {blocks}
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle
expect  blocks g6 4

# CC-84  {unit} after its advance: fights on.
each    unit blocks
| WA | 4
| EL | 2
| CH | 2
set     unit g5 bottom {unit}
set     blocks g5 {blocks}
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

# CC-73  {unit} without a leader: helmets do nothing.
each    unit blocks
| WA | 4
| MI | 4
| HC | 3
| EL | 2
| CH | 2
| CA | 3
| IM | 4
set     unit g5 bottom {unit}
set     blocks g5 {blocks}
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die helmet, circle, circle, circle
expect  blocks g6 4

# CC-84  {unit} after its advance: does not fight on without a leader.
each    unit
| MI
| TB
| IM
set     unit g5 bottom {unit}
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

# CC-84  {unit} after its advance: does not fight on without a leader.
each    unit
| HI
| SB
| SS
set     unit g5 bottom {unit}
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

# CC-72  {unit} as a target: its symbol, and swords.
each    unit
| HI
| SB
| SS
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top {unit}
set     blocks g6 4
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top {unit}
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

# CC-72  {unit} as a target: its symbol, and swords, one pair ignored.
each    unit blocks dice dice2 blocks2
| CH | 2 | square   | circle | 1
| BH | 3 | circle   | square | 2
| CO | 3 | triangle | square | 2
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top {unit}
set     blocks g6 {blocks}
set     unit k5 bottom HI
set     blocks k5 4
set     order k5 unit
set     unit k6 top {unit}
set     blocks k6 {blocks}
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die {dice}, {dice2}, {dice2}, helmet
expect  blocks g6 {blocks2}
chance  die circle, circle, circle
apply   attack k5 k6
apply   stand
chance  die swords, swords, helmet, helmet, helmet
expect  blocks k6 {blocks2}

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
