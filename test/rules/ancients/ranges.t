## The chart of the units, row by row: how far each shoots, in both editions.
include field.head
set     discard First Strike 0

# CC-62  LI, manual: shoots 2 hexes and no further.
set     unit a5 bottom LI
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
set     unit d5 top HI
set     blocks d5 4
legal   fire a5 c5
illegal fire a5 d5 because too-far

# CC-62  LI, published: shoots 2 hexes and no further.
option  edition published
set     unit a5 bottom LI
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
set     unit d5 top HI
set     blocks d5 4
legal   fire a5 c5
illegal fire a5 d5 because too-far

# CC-62  LB, manual: shoots 2 hexes and no further.
set     unit a5 bottom LB
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
set     unit d5 top HI
set     blocks d5 4
legal   fire a5 c5
illegal fire a5 d5 because too-far

# CC-62  LB, published: shoots 3 hexes and no further.
option  edition published
set     unit a5 bottom LB
set     blocks a5 4
set     order a5 unit
set     unit d5 top HI
set     blocks d5 4
set     unit e5 top HI
set     blocks e5 4
legal   fire a5 d5
illegal fire a5 e5 because too-far

# CC-62  LS, manual: shoots 3 hexes and no further.
set     unit a5 bottom LS
set     blocks a5 4
set     order a5 unit
set     unit d5 top HI
set     blocks d5 4
set     unit e5 top HI
set     blocks e5 4
legal   fire a5 d5
illegal fire a5 e5 because too-far

# CC-62  LS, published: shoots 3 hexes and no further.
option  edition published
set     unit a5 bottom LS
set     blocks a5 4
set     order a5 unit
set     unit d5 top HI
set     blocks d5 4
set     unit e5 top HI
set     blocks e5 4
legal   fire a5 d5
illegal fire a5 e5 because too-far

# CC-62  AX, manual: shoots 2 hexes and no further.
set     unit a5 bottom AX
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
set     unit d5 top HI
set     blocks d5 4
legal   fire a5 c5
illegal fire a5 d5 because too-far

# CC-62  AX, published: shoots 2 hexes and no further.
option  edition published
set     unit a5 bottom AX
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
set     unit d5 top HI
set     blocks d5 4
legal   fire a5 c5
illegal fire a5 d5 because too-far

# CC-62  WA, manual: does not shoot.
set     unit a5 bottom WA
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  WA, published: does not shoot.
option  edition published
set     unit a5 bottom WA
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  MI, manual: does not shoot.
set     unit a5 bottom MI
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  MI, published: does not shoot.
option  edition published
set     unit a5 bottom MI
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  HI, manual: does not shoot.
set     unit a5 bottom HI
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  HI, published: does not shoot.
option  edition published
set     unit a5 bottom HI
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  LC, manual: shoots 2 hexes and no further.
set     unit a5 bottom LC
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
set     unit d5 top HI
set     blocks d5 4
legal   fire a5 c5
illegal fire a5 d5 because too-far

# CC-62  LC, published: shoots 2 hexes and no further.
option  edition published
set     unit a5 bottom LC
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
set     unit d5 top HI
set     blocks d5 4
legal   fire a5 c5
illegal fire a5 d5 because too-far

# CC-62  BC, manual: shoots 2 hexes and no further.
set     unit a5 bottom BC
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
set     unit d5 top HI
set     blocks d5 4
legal   fire a5 c5
illegal fire a5 d5 because too-far

# CC-62  BC, published: shoots 3 hexes and no further.
option  edition published
set     unit a5 bottom BC
set     blocks a5 3
set     order a5 unit
set     unit d5 top HI
set     blocks d5 4
set     unit e5 top HI
set     blocks e5 4
legal   fire a5 d5
illegal fire a5 e5 because too-far

# CC-62  MC, manual: does not shoot.
set     unit a5 bottom MC
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  MC, published: does not shoot.
option  edition published
set     unit a5 bottom MC
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  HC, manual: does not shoot.
set     unit a5 bottom HC
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  HC, published: does not shoot.
option  edition published
set     unit a5 bottom HC
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  CM, manual: does not shoot.
set     unit a5 bottom CM
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  CM, published: does not shoot.
option  edition published
set     unit a5 bottom CM
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  EL, manual: does not shoot.
set     unit a5 bottom EL
set     blocks a5 2
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  EL, published: does not shoot.
option  edition published
set     unit a5 bottom EL
set     blocks a5 2
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  CH, manual: does not shoot.
set     unit a5 bottom CH
set     blocks a5 2
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  CH, published: does not shoot.
option  edition published
set     unit a5 bottom CH
set     blocks a5 2
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

# CC-62  BH, manual: does not shoot.
set     unit a5 bottom BH
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  BH, published: does not shoot.
option  edition published
set     unit a5 bottom BH
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  CA, manual: does not shoot.
set     unit a5 bottom CA
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  CA, published: does not shoot.
option  edition published
set     unit a5 bottom CA
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  SB, manual: does not shoot.
set     unit a5 bottom SB
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  SB, published: does not shoot.
option  edition published
set     unit a5 bottom SB
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  TB, manual: does not shoot.
set     unit a5 bottom TB
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  TB, published: does not shoot.
option  edition published
set     unit a5 bottom TB
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  SS, manual: does not shoot.
set     unit a5 bottom SS
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  SS, published: does not shoot.
option  edition published
set     unit a5 bottom SS
set     blocks a5 4
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  CO, manual: does not shoot.
set     unit a5 bottom CO
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  CO, published: does not shoot.
option  edition published
set     unit a5 bottom CO
set     blocks a5 3
set     order a5 unit
set     unit c5 top HI
set     blocks c5 4
use     duel
illegal fire a5 c5 because no-firing

# CC-62  IM, manual: shoots 3 hexes and no further.
set     unit a5 bottom IM
set     blocks a5 4
set     order a5 unit
set     unit d5 top HI
set     blocks d5 4
set     unit e5 top HI
set     blocks e5 4
legal   fire a5 d5
illegal fire a5 e5 because too-far

# CC-62  IM, published: shoots 3 hexes and no further.
option  edition published
set     unit a5 bottom IM
set     blocks a5 4
set     order a5 unit
set     unit d5 top HI
set     blocks d5 4
set     unit e5 top HI
set     blocks e5 4
legal   fire a5 d5
illegal fire a5 e5 because too-far

# CC-62  AB, manual: shoots 3 hexes and no further.
set     unit a5 bottom AB
set     blocks a5 4
set     order a5 unit
set     unit d5 top HI
set     blocks d5 4
set     unit e5 top HI
set     blocks e5 4
legal   fire a5 d5
illegal fire a5 e5 because too-far

# CC-62  AB, published: shoots 3 hexes and no further.
option  edition published
set     unit a5 bottom AB
set     blocks a5 4
set     order a5 unit
set     unit d5 top HI
set     blocks d5 4
set     unit e5 top HI
set     blocks e5 4
legal   fire a5 d5
illegal fire a5 e5 because too-far
