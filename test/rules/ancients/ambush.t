## The ambush of Trebbia (CC-150): being set on the field is the first hex of a move like any other.
include field.head
set     flow 0 card
set     played none
set     orders none
set     hand bottom Leadership Any Section 1
set     special bottom ambush yes
set     unit a1 bottom HI
set     blocks a1 4
set     unit a9 top HI
set     blocks a9 4

# CC-54  Warriors have gone their hex: the second needs an enemy unit at its end.
set     reserve bottom 0 WA
apply   play Leadership Any Section
apply   enter g9
illegal move g9 g8 because out-of-reach

# CC-150  With an enemy there they charge and must fight.
set     reserve bottom 0 WA
set     unit h7 top HI
set     blocks h7 4
apply   play Leadership Any Section
apply   enter g9
illegal move g9 f8 because out-of-reach
apply   move g9 g8
illegal done because must-charge

# CC-150  Ground that stops holds who is set on it (CC-58); open ground does not.
set     reserve bottom 0 MC
set     reserve bottom 1 MC
set     terrain g9 ford
apply   play Leadership Any Section
apply   enter g9
apply   enter c9
illegal move g9 g8 because moved-already
legal   move c9 c7
illegal move c9 c6 because out-of-reach

# CC-150  Who is set on a marsh rolls for it (CC-127) and stays there.
set     reserve bottom 0 MC
set     reserve bottom 1 MC
set     terrain g9 marsh
apply   play Leadership Any Section
apply   enter g9
expect  roll marsh
illegal enter c9
chance  die triangle
expect  blocks g9 2
apply   enter c9
illegal move g9 g8 because moved-already

# CC-150  The die of the last unit falls before its leader is placed.
set     reserve bottom 0 MC
set     waiting bottom 0 Mago
set     terrain g9 marsh
apply   play Leadership Any Section
apply   enter g9
chance  die helmet
expect  flow 0 place
apply   place Mago g9
expect  leader g9 bottom Mago

# CC-150  One unit takes one leader; the others stay away.
set     reserve bottom 0 MC
set     waiting bottom 0 Mago
set     waiting bottom 1 Hanno
apply   play Leadership Any Section
apply   enter g9
apply   place Mago g9
expect  flow 0 move

# CC-150  In a forest who is not light does not battle in this turn (CC-121).
set     reserve bottom 0 MC
set     reserve bottom 1 HI
set     terrain g9 forest
set     unit g8 top MI
set     blocks g8 4
set     unit c8 top MI
set     blocks c8 4
apply   play Leadership Any Section
apply   enter g9
apply   enter c9
apply   done
illegal attack g9 g8 because too-tired
legal   attack c9 c8

# CC-150  Nor mounted units on broken ground (CC-120); foot battles there.
set     reserve bottom 0 MC
set     reserve bottom 1 HI
set     terrain g9 broken
set     terrain c9 broken
set     unit g8 top MI
set     blocks g8 4
set     unit c8 top MI
set     blocks c8 4
apply   play Leadership Any Section
apply   enter g9
apply   enter c9
apply   done
illegal attack g9 g8 because too-tired
legal   attack c9 c8

# CC-155  Set on an enemy camp it has not stopped there yet; when it does not go on it has.
set     special bottom storms yes
set     reserve bottom 0 MC
set     reserve bottom 1 MC
set     terrain g9 camp
set     terrain c9 camp
set     unit j8 top HI
set     blocks j8 4
apply   play Leadership Any Section
apply   enter g9
apply   enter c9
expect  banner bottom 0
apply   move g9 g8
apply   done
expect  banner bottom 1
expect  terrain c9 stormed camp
expect  terrain g9 camp

# CC-150  Four units and four leaders wait in a row: each moves up by one.
set     reserve bottom 0 MC
set     reserve bottom 1 LC
set     reserve bottom 2 HI
set     reserve bottom 3 MI
apply   play Leadership Any Section
apply   enter g9
expect  reserve bottom 0 LC
expect  reserve bottom 1 HI
expect  reserve bottom 2 MI
expect  reserve bottom 3 none

# CC-150  So do the leaders.
set     reserve bottom 0 MC
set     waiting bottom 0 Mago
set     waiting bottom 1 Hanno
set     waiting bottom 2 Hannibal
set     waiting bottom 3 Hasdrubal
apply   play Leadership Any Section
apply   enter g9
apply   place Mago g9
expect  waiting bottom 0 Hanno
expect  waiting bottom 1 Hannibal
expect  waiting bottom 2 Hasdrubal
expect  waiting bottom 3 none

# CC-150  The last hex of the edge is enough to come on.
set     active top
set     special top ambush yes
set     reserve top 0 MC
set     hand top Leadership Any Section 1
set     hand top Rally 0
set     hand bottom Leadership Any Section 0
set     hand bottom Order Three Right 1
set     terrain b1 sea
set     terrain c1 sea
set     terrain d1 sea
set     terrain e1 sea
set     terrain f1 sea
set     terrain g1 sea
set     terrain h1 sea
set     terrain i1 sea
set     terrain j1 sea
set     terrain k1 sea
set     terrain l1 sea
apply   play Leadership Any Section
legal   enter m1
illegal enter l1

# CC-154  Warriors who have just come on do not leave by the same edge: their hex is gone.
set     special bottom exits yes
set     reserve bottom 0 WA
set     unit h7 top HI
set     blocks h7 4
apply   play Leadership Any Section
apply   enter g9
illegal exit g9 because no-exit

# CC-150  Before their leader has a place nothing else is done.
set     reserve bottom 0 MC
set     reserve bottom 1 MC
set     waiting bottom 0 Mago
apply   play Leadership Any Section
apply   enter g9
apply   enter c9
expect  flow 0 place
illegal done because not-now
illegal place Mago e9 because no-place
illegal place Mago a1 because no-place
legal   place Mago c9
