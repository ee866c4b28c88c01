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
