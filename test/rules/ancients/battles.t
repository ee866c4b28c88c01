## Rules of single battles.
include field.head

# CC-150  A Leadership card brings the ambush onto the enemy's edge.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Leadership Any Section 1
set     special bottom ambush yes
set     reserve bottom 0 MC
set     reserve bottom 1 WA
set     waiting bottom 0 Mago
set     unit a1 bottom HI
set     blocks a1 4
set     unit g1 top HI
set     blocks g1 4
apply   play Leadership Any Section
illegal enter g5 because no-reserve
apply   enter g9
illegal order a1 because no-orders-left
apply   enter h9
apply   place Mago h9
illegal move g9 g6 because out-of-reach
legal   move g9 g7
expect  leader h9 bottom Mago

# CC-151  The Command grows after the first two turns.
set     special bottom gathers yes
set     command bottom 2
set     turn 2
set     hand bottom Line Command 0
set     hand bottom Order Three Right 0
use     duel
apply   done
expect  command bottom 3
expect  owed bottom 2

# CC-152  The third banner brings two cards and a Command of six.
set     special bottom hardens yes
set     banner bottom 2
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle, circle
expect  command bottom 6
chance  draw Order Two Left, Order Two Left
turn    bottom
expect  hand bottom Order Two Left 3

# CC-152  In the enemy's turn it brings the 2 cards and no more: the hand is filled at the end of one's own turn (CC-12).
set     special top hardens yes
set     banner top 2
set     command top 2
set     hand top Rally 0
set     hand top Double Time 0
set     hand top Out Flanked 0
set     unit g5 bottom HI
set     blocks g5 1
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
chance  die square, circle, circle, circle
expect  command top 6
expect  owed top 2
chance  draw Order Two Left, Order Two Left
apply   done
expect  owed top 0
expect  owed bottom 1

# CC-44  Whoever used First Strike fills the hand before the other, also if another combat followed.
set     discard First Strike 0
set     hand top Rally 0
set     hand top First Strike 1
use     duel
use     elsewhere
apply   attack g5 g6
apply   strike
chance  die circle, circle, circle, circle
chance  die circle, circle, circle, circle, circle
apply   attack a1 a2
chance  die circle, circle, circle, circle, circle, circle, circle, circle, circle
expect  owed top 1
expect  owed bottom 1

# CC-153  Without its last leader the side has lost.
set     special top leaderless yes
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
over    bottom

# CC-154  Units may leave over the enemy's edge for a banner.
set     flow 0 move
set     special bottom exits yes
set     unit g9 bottom HI
set     blocks g9 4
set     order g9 unit
set     unit a9 bottom HI
set     blocks a9 4
set     order a9 unit
set     unit g8 bottom HI
set     blocks g8 4
set     order g8 unit
set     unit k2 top HI
set     blocks k2 4
illegal exit a9 because no-exit
illegal exit g8 because no-exit
apply   exit g9
expect  banner bottom 1
expect  unit g9 none

# CC-155  A unit that stops on an enemy camp gains a banner, once.
set     flow 0 move
set     special bottom storms yes
set     terrain g6 camp
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit h5 bottom HI
set     blocks h5 4
set     order h5 unit
set     unit a9 top HI
set     blocks a9 4
apply   move g5 g6
expect  banner bottom 1
expect  terrain g6 stormed camp

# CC-156  A leader lost in the enemy's turn costs a card.
set     special top shrinks yes
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  command top 4
chance lose Rally
expect  discard Rally 1
expect  lost Rally
turn    bottom

# CC-157  Frightened foot ignores no flag of an elephant.
set     special top frightened yes
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
expect  flow 0 retreat

# CC-159  A lone phalanx battles back with three dice.
option  flexibility yes
set     special bottom flexible yes
set     unit g5 bottom MI
set     blocks g5 4
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
apply   attack g5 g6
chance  die circle, circle, circle, circle
expect  dice 3

# CC-151  After the second turn of the side it grows no more.
set     special bottom gathers yes
set     command bottom 4
set     turn 5
use     duel
apply   done
expect  command bottom 4

# CC-151  After its second turn it still does.
set     special bottom gathers yes
set     command bottom 3
set     turn 4
use     duel
apply   done
expect  command bottom 4

# CC-152  Not with the second banner, and not once more with the fourth.
set     special bottom hardens yes
set     banner bottom 1
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle, circle
expect  banner bottom 2
expect  command bottom 5
turn    bottom

# CC-153  Not while another leader is on the field, or in flight.
set     special top leaderless yes
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
set     leader m9 top Mago
use     elsewhere
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  banner bottom 1
turn    bottom

# CC-153  A leader who leaves the field in flight is not eliminated.
set     special top leaderless yes
set     unit g8 bottom HI
set     blocks g8 4
set     order g8 unit
set     leader g9 top Hannibal
use     elsewhere
apply   attack g8 g9
chance  die circle, circle, circle, circle, circle
expect  banner bottom 0
turn    bottom

# CC-154  It takes a hex of movement; from the right, and not from where only the left is.
set     flow 0 move
set     special bottom exits yes
set     unit l8 bottom LI
set     blocks l8 4
set     order l8 unit
set     unit k7 bottom LI
set     blocks k7 4
set     order k7 unit
set     unit b8 bottom LI
set     blocks b8 4
set     order b8 unit
set     unit k2 top HI
set     blocks k2 4
legal   exit l8
illegal exit k7 because no-exit
illegal exit b8 because no-exit

# CC-154  The leader goes off with his unit; ground that stops it keeps it.
set     flow 0 move
set     special bottom exits yes
set     terrain k9 forest
set     terrain l9 forest
set     unit k8 bottom LI
set     blocks k8 4
set     order k8 unit
set     unit g9 bottom HI
set     blocks g9 4
set     leader g9 bottom Scipio
set     order g9 unit
set     unit k2 top HI
set     blocks k2 4
illegal exit k8 because no-exit
apply   exit g9
expect  leader g9 none
expect  banner bottom 1
expect  banner top 0

# CC-154  Only the side that has the rule.
set     flow 0 move
set     special top exits yes
set     unit g9 bottom HI
set     blocks g9 4
set     order g9 unit
set     unit k2 top HI
set     blocks k2 4
illegal exit g9 because no-exit

# CC-155  Also by an advance; not by passing over it, and not by a side without the rule.
set     special bottom storms yes
set     terrain g6 camp
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle
apply   advance
expect  terrain g6 stormed camp
expect  banner bottom 2

# CC-155  Passing over it is not enough.
set     flow 0 move
set     special bottom storms yes
set     terrain g4 camp
set     terrain f4 camp
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit a1 bottom LI
set     blocks a1 4
set     order a1 unit
set     unit a9 top HI
set     blocks a9 4
apply   move g3 g5
expect  banner bottom 0
expect  terrain g4 camp

# CC-155  Nor for a side without the rule.
set     flow 0 move
set     special top storms yes
set     terrain g4 camp
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit a1 bottom LI
set     blocks a1 4
set     order a1 unit
set     unit a9 top HI
set     blocks a9 4
apply   move g3 g4
expect  banner bottom 0
expect  terrain g4 camp

# CC-155  A stormed camp is worth nothing more.
set     flow 0 move
set     special bottom storms yes
set     terrain g4 stormed camp
set     unit g3 bottom LI
set     blocks g3 4
set     order g3 unit
set     unit a1 bottom LI
set     blocks a1 4
set     order a1 unit
set     unit a9 top HI
set     blocks a9 4
apply   move g3 g4
expect  banner bottom 0

# CC-156  In its own turn only the Command falls: there is one card less to draw.
set     special bottom shrinks yes
set     unit g5 bottom HI
set     blocks g5 1
set     leader g5 bottom Scipio
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle, square, circle, circle, circle
expect  roll orphan
chance  die helmet
expect  command bottom 4
expect  owed bottom 0
turn    top

# CC-156  A Command of one does not fall further.
set     special top shrinks yes
set     command top 1
set     hand top Order Two Center 0
set     hand top Order Medium Troops 0
set     hand top Double Time 0
set     hand top Out Flanked 0
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  command top 1
turn    bottom

# CC-157  Mounted units ignore as ever, and so does foot of a side without the rule.
set     special top frightened yes
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top MC
set     blocks g6 3
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle
legal   ignore 1

# CC-157  The flags of others it ignores.
set     special top frightened yes
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
legal   ignore 1

# CC-157  Only the side that has the rule.
set     special bottom frightened yes
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
legal   ignore 1

# CC-159  Without the option five.
set     special bottom flexible yes
set     unit g5 bottom MI
set     blocks g5 4
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
apply   attack g5 g6
chance  die circle, circle, circle, circle
expect  roll back
expect  dice 5

# CC-159  With support five.
option  flexibility yes
set     special bottom flexible yes
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
set     unit f6 top LI
set     blocks f6 4
set     unit h6 top LI
set     blocks h6 4
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 5

# CC-159  Against light foot, or by medium foot: as ever.
option  flexibility yes
set     special bottom flexible yes
set     unit g5 bottom AX
set     blocks g5 4
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
set     unit k1 bottom MI
set     blocks k1 4
set     order k1 unit
set     unit k2 top MI
set     blocks k2 4
apply   attack g5 g6
chance  die circle, circle, circle
expect  dice 5
chance  die square, square, square, square, square
apply   attack k1 k2
chance  die circle, circle, circle, circle
expect  dice 4

# CC-159  It is for battling back only, and for the enemy of the side with the rule.
option  flexibility yes
set     special bottom flexible yes
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
apply   attack g5 g6
expect  dice 5
chance  die circle, circle, circle, circle, circle
expect  dice 3

# CC-159  The side with the rule has no weakness of its own.
option  flexibility yes
set     special top flexible yes
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
expect  roll back
expect  dice 5

# CC-156  In the enemy's turn it costs a card also if First Strike was played before (CC-44).
set     special top shrinks yes
set     discard First Strike 0
set     hand top First Strike 1
set     hand top Rally 0
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     leader g6 top Hannibal
set     deck Order Two Left 2
use     elsewhere
apply   attack g5 g6
apply   strike
chance  die circle, circle, circle, circle
chance  die triangle, circle, circle, circle, circle
expect  roll orphan
chance  die helmet
expect  command top 4
chance  lose Out Flanked
expect  hand top Out Flanked 0
apply   stay
apply   done
expect  owed top 1
expect  owed bottom 1

# CC-156  That may be the last card: a new one is drawn at the end of the turn (CC-12).
set     special top shrinks yes
set     command top 2
set     discard First Strike 0
set     hand top First Strike 1
set     hand top Order Medium Troops 0
set     hand top Double Time 0
set     hand top Out Flanked 0
set     hand top Rally 0
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     leader g6 top Hannibal
set     unit a9 top HI
set     blocks a9 4
apply   attack g5 g6
apply   strike
chance  die circle, circle, circle, circle
chance  die triangle, circle, circle, circle, circle
chance  die helmet
chance  lose Order Two Center
apply   stay
expect  owed top 1
chance  draw Order Two Left, Order Three Left
turn    top
legal   play Order Two Left

# CC-156  Who has no card left in his hand loses none.
set     special top shrinks yes
set     command top 2
set     discard First Strike 0
set     hand top First Strike 1
set     hand top Order Two Center 0
set     hand top Order Medium Troops 0
set     hand top Double Time 0
set     hand top Out Flanked 0
set     hand top Rally 0
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
apply   strike
chance  die circle, circle, circle, circle
chance  die triangle, circle, circle, circle, circle
chance  die helmet
expect  command top 1
expect  lost none

# CC-152  The third banner may be a leader.
set     special bottom hardens yes
set     banner bottom 2
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  command bottom 6
expect  owed bottom 2

# CC-152  Not once more with the fourth, a leader.
set     special bottom hardens yes
set     banner bottom 3
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  command bottom 5
turn    bottom

# CC-154  Warriors have no second hex without a fight: not for leaving the field either (CC-54).
set     flow 0 move
set     special bottom exits yes
set     unit g8 bottom WA
set     blocks g8 4
set     order g8 unit
set     unit k2 top HI
set     blocks k2 4
illegal exit g8 because no-exit

# CC-159  First Strike is no battle back: five dice (CC-44).
option  flexibility yes
set     discard First Strike 0
set     hand top First Strike 1
set     hand top Rally 0
set     special bottom flexible yes
set     unit g5 bottom MI
set     blocks g5 4
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
apply   attack g5 g6
apply   strike
expect  dice 5

# CC-155  Also by a way back that ends there.
set     special bottom storms yes
set     terrain g6 camp
set     unit g7 bottom HI
set     blocks g7 4
set     order g7 unit
set     unit g8 top HI
set     blocks g8 4
set     unit f6 top MI
set     blocks f6 4
use     elsewhere
apply   attack g7 g8
chance  die circle, circle, circle, circle, circle
chance  die flag, circle, circle, circle, circle
expect  unit g6 bottom HI
expect  banner bottom 1

# CC-153  Both leaders must be eliminated: one who left the field was not.
set     special top leaderless yes
set     unit g8 bottom HI
set     blocks g8 4
set     order g8 unit
set     leader g9 top Hannibal
set     unit c8 bottom HI
set     blocks c8 4
set     order c8 unit
set     leader c9 top Mago
use     elsewhere
apply   attack g8 g9
chance  die circle, circle, circle, circle, circle
apply   attack c8 c9
chance  die helmet, circle, circle, circle, circle
expect  banner bottom 1

# CC-153  In whichever order: the one who left is not eliminated, and the last one fell before.
set     special top leaderless yes
set     unit g8 bottom HI
set     blocks g8 4
set     order g8 unit
set     leader g9 top Hannibal
set     unit c8 bottom HI
set     blocks c8 4
set     order c8 unit
set     leader c9 top Mago
use     elsewhere
apply   attack c8 c9
chance  die helmet, circle, circle, circle, circle
apply   attack g8 g9
chance  die circle, circle, circle, circle, circle
expect  leader g9 none
expect  banner bottom 1
turn    bottom

# CC-153  Nor while another waits in ambush.
set     special top leaderless yes
set     special top ambush yes
set     reserve top 0 MC
set     waiting top 0 Mago
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  banner bottom 1

# CC-153  Who led his unit off the field is not eliminated either (CC-154).
set     flow 0 move
set     special bottom exits yes
set     special bottom leaderless yes
set     special top ambush no
set     unit g9 bottom HI
set     blocks g9 4
set     leader g9 bottom Scipio
set     order g9 unit
set     unit g5 bottom HI
set     blocks g5 1
set     leader g5 bottom Nero
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
apply   exit g9
apply   done
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
chance  die triangle, square, circle, circle
chance  die helmet
expect  banner top 2
expect  leader g5 none

# CC-155  A unit that cannot go back from a camp has not entered it.
set     special bottom storms yes
set     terrain g7 camp
set     unit g7 bottom HI
set     blocks g7 4
set     order g7 unit
set     unit g8 top HI
set     blocks g8 4
set     unit f6 top MI
set     blocks f6 4
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   attack g7 g8
chance  die circle, circle, circle, circle, circle
chance  die flag, flag, circle, circle, circle
apply   ignore 0
expect  blocks g7 2
expect  banner bottom 0

# CC-154  On the edge warriors have the hex it takes.
set     flow 0 move
set     special bottom exits yes
set     unit g9 bottom WA
set     blocks g9 4
set     order g9 unit
set     unit k2 top HI
set     blocks k2 4
apply   exit g9
expect  banner bottom 1

# CC-155  Also by evading onto it; not by passing over it on a longer way.
set     special top storms yes
set     terrain g8 camp
set     terrain k3 camp
set     terrain j3 camp
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top LI
set     blocks g6 4
set     unit k1 bottom HI
set     blocks k1 4
set     order k1 unit
set     unit k2 top MC
set     blocks k2 3
use     elsewhere
apply   attack g5 g6
apply   evade
chance  die square, square, square, square, square
apply   retreat g7
apply   retreat g8
expect  banner top 1
apply   attack k1 k2
apply   stand
chance  die flag, square, square, square, square
apply   retreat k3
apply   retreat k4
apply   retreat k5
expect  banner top 1

# CC-153  It holds for either side.
set     active top
set     special bottom leaderless yes
set     unit g6 top HI
set     blocks g6 4
set     order g6 unit
set     leader g5 bottom Scipio
apply   attack g6 g5
chance  die helmet, circle, circle, circle, circle
over    top

# CC-153  Not while another leader of the bottom side is on the field.
set     active top
set     special bottom leaderless yes
set     unit g6 top HI
set     blocks g6 4
set     order g6 unit
set     leader g5 bottom Scipio
set     leader m1 bottom Nero
apply   attack g6 g5
chance  die helmet, circle, circle, circle, circle
expect  banner top 1
turn    bottom
expect  flow 0 card

# CC-154  The side at the top leaves over the bottom edge, from its centre or right.
set     flow 0 move
set     active top
set     special top exits yes
set     unit g1 top HI
set     blocks g1 4
set     order g1 unit
set     unit g2 top HI
set     blocks g2 4
set     order g2 unit
set     unit m1 top HI
set     blocks m1 4
set     order m1 unit
set     unit k9 bottom HI
set     blocks k9 4
legal   exit g1
illegal exit g2 because no-exit
illegal exit m1 because no-exit
