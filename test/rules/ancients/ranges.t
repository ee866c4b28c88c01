## The chart of the units, row by row: how far each shoots, in both editions.
include field.head
set     discard First Strike 0

# CC-62  {unit}, manual: shoots 2 hexes and no further.
each    unit blocks
| LI | 4
| LB | 4
| AX | 4
| LC | 3
| BC | 3
set     unit a5 bottom {unit}
set     blocks a5 {blocks}
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
set     unit d5 top HI
set     blocks d5 4
legal   fire a5 c5
illegal fire a5 d5 because too-far

# CC-62  {unit}, published: shoots 2 hexes and no further.
each    unit blocks
| LI | 4
| AX | 4
| LC | 3
option  edition published
set     unit a5 bottom {unit}
set     blocks a5 {blocks}
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
set     unit d5 top HI
set     blocks d5 4
legal   fire a5 c5
illegal fire a5 d5 because too-far

# CC-62  {unit}, published: shoots 3 hexes and no further.
each    unit blocks
| LB | 4
| LS | 4
| BC | 3
| IM | 4
| AB | 4
option  edition published
set     unit a5 bottom {unit}
set     blocks a5 {blocks}
set     order a5 unit
set     unit d5 top HI
set     blocks d5 4
set     unit e5 top HI
set     blocks e5 4
legal   fire a5 d5
illegal fire a5 e5 because too-far

# CC-62  {unit}, manual: shoots 3 hexes and no further.
each    unit
| LS
| IM
| AB
set     unit a5 bottom {unit}
set     blocks a5 4
set     order a5 unit
set     unit d5 top HI
set     blocks d5 4
set     unit e5 top HI
set     blocks e5 4
legal   fire a5 d5
illegal fire a5 e5 because too-far

# CC-62  {unit}, manual: does not shoot.
each    unit blocks
| WA | 4
| MI | 4
| HI | 4
| MC | 3
| HC | 3
| CM | 3
| EL | 2
| CH | 2
| BH | 3
| CA | 3
| SB | 4
| TB | 4
| SS | 4
| CO | 3
set     unit a5 bottom {unit}
set     blocks a5 {blocks}
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  {unit}, published: does not shoot.
each    unit blocks
| WA | 4
| MI | 4
| HI | 4
| MC | 3
| HC | 3
| CM | 3
| EL | 2
| CH | 2
| BH | 3
| CA | 3
| SB | 4
| TB | 4
| SS | 4
| CO | 3
option  edition published
set     unit a5 bottom {unit}
set     blocks a5 {blocks}
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  WM, manual: shoots 6 hexes and no further.
set     unit a5 bottom WM
set     blocks a5 2
set     order a5 unit
set     unit g5 top HI
set     blocks g5 4
set     unit h5 top HI
set     blocks h5 4
legal   fire a5 g5
illegal fire a5 h5 because too-far

# CC-62  WM, published: shoots 6 hexes and no further.
option  edition published
set     unit a5 bottom WM
set     blocks a5 2
set     order a5 unit
set     unit g5 top HI
set     blocks g5 4
set     unit h5 top HI
set     blocks h5 4
legal   fire a5 g5
illegal fire a5 h5 because too-far
