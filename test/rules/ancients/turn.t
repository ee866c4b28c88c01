## The turn, banners and the end.
include field.head

# CC-10  A turn is: play a card, order, move, battle, draw.
set     flow 0 card
set     played none
set     orders none
set     unit b2 bottom HI
set     blocks b2 4
set     unit c8 top MI
set     blocks c8 4
illegal order b2 because not-now
illegal play Rally because not-in-hand
apply   play Order Two Left
apply   order b2
apply   move b2 b3
chance  draw Order Three Left, Order Three Left
turn    top

# CC-11  Only what was ordered moves, and only once.
set     flow 0 move
set     unit g3 bottom HI
set     blocks g3 4
set     order g3 unit
set     unit h3 bottom HI
set     blocks h3 4
set     order h3 unit
set     unit i3 bottom HI
set     blocks i3 4
set     unit g9 top HI
set     blocks g9 4
illegal move i3 i4 because not-ordered
apply   move g3 g4
illegal move g4 g5 because moved-already
illegal attack g4 g9 because not-now
legal   done

# CC-12  At the end of the turn the hand is filled up to the Command.
use     duel
sees    bottom hand bottom Line Command 2
apply   done
expect  owed bottom 1
chance  draw Order Three Left
expect  hand bottom Order Three Left 1
expect  discard Order Four Center 1
turn    top

# CC-13  When the deck is empty the discards become the deck.
set     deck Order Two Left 0
set     deck Order Three Left 0
set     deck Coordinated Attack 0
use     duel
apply   done
chance  draw First Strike
expect  hand bottom First Strike 1
expect  discard First Strike 0
expect  deck Order Four Center 1

# CC-14  Who has the banners has won at once.
set     banner bottom 4
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit h5 bottom HI
set     blocks h5 4
set     order h5 unit
set     unit g6 top MI
set     blocks g6 1
set     unit h6 top MI
set     blocks h6 4
apply   attack g5 g6
chance  die swords, swords, swords, swords, swords
over    bottom

# CC-15  Each enemy unit and leader eliminated is a banner.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 2
set     leader g6 top Hannibal
set     unit a1 bottom LI
set     blocks a1 4
apply   attack g5 g6
chance  die swords, swords, circle, circle, circle
expect  banner bottom 1
chance  die helmet
expect  banner bottom 2
expect  leader g6 none
told    spectator fell who top what top Hannibal at g6
told    spectator banner who bottom n 2 why leader

# CC-16  The last banners of both by the same stroke are a draw.
set     banner bottom 4
set     banner top 4
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top WA
set     blocks g6 4
set     unit f4 bottom LI
set     blocks f4 1
set     unit g4 top LI
set     blocks g4 1
apply   attack g5 g6
chance  die circle, circle, circle, flag, circle, circle, circle, flag, flag, flag, flag, flag, flag
over    draw

# CC-17  After 400 turns more banners win.
set     turn 400
set     banner top 1
use     duel
apply   done
chance  draw Order Three Left
over    top

# CC-18  Hands are secret, discards are open.
sees    top hand bottom 4
sees    top discard First Strike 1
sees    spectator hand top 5
sees    bottom hand bottom Line Command 2

# CC-13  When neither deck nor discards have a card left nobody draws.
set     deck Order Two Left 0
set     deck Order Three Left 0
set     deck Coordinated Attack 0
set     discard First Strike 0
set     hand bottom Line Command 0
use     duel
apply   done
chance  draw Order Four Center
turn    top
expect  flow 0 card
expect  owed bottom 0
