## Refusals name what is missing, and cite the rule that forbids it here.
include field.head

fixture played
set     flow 0 order
set     unit g9 top HI
set     blocks g9 4
end

fixture card
set     flow 0 card
set     played none
set     orders none
set     unit g9 top HI
set     blocks g9 4
end

fixture march
set     flow 0 move
set     unit g9 top HI
set     blocks g9 4
end

fixture ambush
set     special bottom ambush yes
set     reserve bottom 0 MC
set     reserve bottom 1 WM
set     unit a1 bottom HI
set     blocks a1 4
set     unit b1 bottom HI
set     blocks b1 4
set     flow 0 order
set     unit g9 top HI
set     blocks g9 4
set     played Inspired Center Leadership
set     orders Inspired Center Leadership
set     left 5
end

# CC-10  Before a card is played nothing else is done.
use     card
set     unit e5 bottom LC
set     blocks e5 3
illegal play Rally because not-in-hand CC-10 "Rally is not one of your 4 cards."
illegal order e5 because not-now CC-10 "Your Light Cavalry at E5 can be ordered once you have played a card. Play one of your 4 command cards."
illegal order e6 because not-now CC-20 "E6 is empty. Play one of your 4 command cards."
illegal move e5 e6 because not-now CC-11 "Your Light Cavalry at E5 can move once ordered by a card. Play one of your 4 command cards."
illegal attack g9 g8 because not-now CC-11 "Heavy Infantry at G9 is your enemy's"
illegal rally e5 because not-now CC-45 "Blocks return to your Light Cavalry at E5 only when you play Rally. Play one of your 4 command cards."
illegal enter e9 because not-now CC-150 "You have no ambush in this battle"
illegal exit e5 because not-now CC-154 "In this battle no unit of yours may leave the field"
illegal done because not-now CC-10 "You cannot pass here. Play one of your 4 command cards."
illegal die flag because not-now CC-4 "The dice decide: you cannot choose what they show. Play one of your 4 command cards."
illegal draw Rally because not-now CC-12 "Cards are drawn at random: you cannot choose Rally. Play one of your 4 command cards."
illegal place Scipio e5 because not-now CC-158 "You have no leader to place"
illegal strike because not-now CC-44 "First Strike answers an attack in your enemy's turn"
illegal ignore 1 because not-now CC-101 "None of your units has flags"

# CC-30  A section card says its section, how many it orders, and where the unit is.
use     played
set     deck Order Two Left 0
set     played Order Two Left
set     orders Order Two Left
set     unit b2 bottom HI
set     blocks b2 4
set     unit c2 bottom WA
set     blocks c2 4
set     unit d2 bottom LI
set     blocks d2 4
set     unit g2 bottom EL
set     blocks g2 2
set     leader g2 bottom Scipio
illegal order g2 because wrong-section CC-30 "Order Two Left orders only in your left section. Your Elephants at G2 are in the centre."
illegal lead g2 because wrong-section CC-30 "Order Two Left orders only in your left section. Scipio at G2 is in the centre."
illegal lead c2 because no-leader CC-21 "Your Warriors at C2 have no leader."
illegal order a5 because no-piece CC-20 "A5 is empty. Order Two Left orders your own units and leaders."
illegal order g9 because no-piece CC-20 "Heavy Infantry at G9 is your enemy's"
apply   order b2
illegal order b2 because ordered-already CC-20 "Your Heavy Infantry at B2 is already ordered."
illegal play Line Command because not-now CC-10 "You have already played your card for this turn: Order Two Left. Order Two Left: order units and leaders in your left section (1 ordered so far), then press Done."
illegal move b2 b3 because not-now CC-11 "Your Heavy Infantry at B2 can move once all orders are given. Order Two Left: order units and leaders in your left section (1 ordered so far), then press Done."

# CC-30  A section whose orders are given has none left.
use     played
set     played Out Flanked
set     orders Out Flanked
set     unit b2 bottom HI
set     blocks b2 4
set     order b2 unit
set     unit c2 bottom HI
set     blocks c2 4
set     order c2 unit
set     unit d2 bottom HI
set     blocks d2 4
set     unit k2 bottom HI
set     blocks k2 4
illegal order d2 because wrong-section CC-30 "Out Flanked orders 2 in your left section; those orders are used up, so there is none for your Heavy Infantry at D2."

# CC-33  A troop card says which units it orders, and what the unit is.
use     played
set     played Order Light Troops
set     orders Order Light Troops
set     left 1
set     command bottom 5
set     unit b2 bottom HC
set     blocks b2 3
set     unit c2 bottom LI
set     blocks c2 4
set     unit d2 bottom LI
set     blocks d2 4
set     leader e5 bottom Scipio
illegal order b2 because wrong-kind CC-33 "Order Light Troops orders light units. Your Heavy Cavalry at B2 is heavy mounted."
illegal order e5 because wrong-kind CC-33 "Order Light Troops orders light units. Scipio at E5 has no unit."
illegal lead b2 because no-detaching CC-21 "Order Light Troops does not let a leader leave his unit."

# CC-33  A card that has given its orders says how many they were.
use     played
set     played Order Mounted
set     orders Order Mounted
set     command bottom 2
set     hand bottom Line Command 1
set     hand bottom Order Three Right 0
set     left 0
set     unit a2 bottom LC
set     blocks a2 3
set     order a2 unit
set     unit b2 bottom LC
set     blocks b2 3
set     order b2 unit
set     unit c2 bottom LC
set     blocks c2 3
illegal order c2 because no-orders-left CC-33 "Order Mounted has used all its 2 orders, the number of your Command."

# CC-38  A card for linked units says which ordered piece is nearest.
use     played
set     played Line Command
set     orders Line Command
set     left 29
set     unit b2 bottom HI
set     blocks b2 4
set     order b2 unit
set     unit c2 bottom HI
set     blocks c2 4
set     unit e2 bottom WA
set     blocks e2 4
illegal order e2 because not-linked CC-22 "Your Warriors at E2 are not next to an ordered piece: the nearest, Heavy Infantry at B2, is 3 hexes away."

# CC-36  A Leadership card begins in its section, and is spent at last.
use     played
set     played Inspired Left Leadership
set     orders Inspired Left Leadership
set     left 5
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Scipio
set     unit g2 bottom HI
set     blocks g2 4
set     leader g2 bottom Nero
set     unit h2 bottom HI
set     blocks h2 4
illegal order g2 because wrong-section CC-36 "Inspired Left Leadership begins in your left section. Your Heavy Infantry at G2 is in the centre."
illegal order h2 because wrong-section CC-37 "begins in your left section"

# CC-37  Begun with a unit without a leader, it orders no other.
use     played
set     played Inspired Left Leadership
set     orders Inspired Left Leadership
set     left 5
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Scipio
set     unit a2 bottom MI
set     blocks a2 4
apply   order a2
turn    bottom
illegal order b2 because not-now CC-10 "Inspired Left Leadership gives no more orders: your Heavy Infantry at B2 cannot be ordered. Move your ordered units and leaders (1 can still move), then press Done."

# CC-43  The dice of a card: which symbol is missing, and what they show.
use     played
set     played I Am Spartacus
set     orders I Am Spartacus
set     roll card
set     face circle 2
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Scipio
set     unit c2 bottom LI
set     blocks c2 4
illegal order b2 because no-symbol CC-43 "Your Heavy Infantry at B2 needs a square or a helmet; your dice left: 2 circles."
illegal lead b2 because no-symbol CC-43 "Scipio at B2 needs a helmet; your dice left: 2 circles."

# CC-45  A rally: full, never, no leader, no symbol.
use     played
set     flow 0 rally
set     played Rally
set     orders Rally
set     hand top Rally 0
set     roll card
set     face circle 1
set     unit b2 bottom LI
set     blocks b2 3
set     leader b2 bottom Scipio
set     unit c2 bottom HI
set     blocks c2 3
set     unit b3 bottom HI
set     blocks b3 4
set     unit a2 bottom EL
set     blocks a2 1
set     unit g2 bottom LI
set     blocks g2 1
set     leader g4 bottom Nero
illegal rally b3 because not-hurt CC-45 "Your Heavy Infantry at B3 has all its 4 blocks."
illegal rally a2 because not-hurt CC-45 "Your Elephants at A2 cannot rally: units of this kind never do."
illegal rally c2 because no-symbol CC-45 "Your Heavy Infantry at C2 needs a square or a helmet; your dice left: 1 circle."
illegal rally g2 because no-leader-near CC-45 "Your Light Infantry at G2 has no leader with or next to it: the nearest, Nero at G4, is 2 hexes away."
illegal rally g4 because no-piece CC-45 "Nero at G4 has no unit: Rally returns blocks to units."
illegal rally e5 because no-piece CC-45 "E5 is empty. Rally returns blocks to your own units."
illegal move b2 b3 because not-now CC-11 "Your Light Infantry at B2 can move once all orders are given. Rally: return blocks to units with or next to your leaders (your dice: 1 circle), then press Done."

# CC-50  A move: too far, taken, there already, or the way is shut.
use     march
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit h5 bottom AX
set     blocks h5 4
set     unit a5 bottom LI
set     blocks a5 4
set     order a5 unit
set     unit b5 bottom HI
set     blocks b5 4
set     unit a4 bottom HI
set     blocks a4 4
set     unit a6 bottom HI
set     blocks a6 4
illegal move g5 g7 because out-of-reach CC-50 "Your Heavy Infantry at G5 moves up to 1 hex; G7 is 2 away."
illegal move g5 h5 because out-of-reach CC-50 "Your Auxilia already hold H5."
illegal move g5 g5 because out-of-reach CC-50 "Your Heavy Infantry at G5 is there already."
illegal move a5 c5 because out-of-reach CC-50 "Your Light Infantry at A5 cannot reach C5: pieces are in the way."
illegal move h5 i5 because not-ordered CC-11 "Your Auxilia at H5 were not ordered; Order Four Center ordered 2 others."
illegal move e5 e6 because not-ordered CC-11 "E5 is empty. You have ordered no unit or leader there."
illegal send g5 g6 because not-ordered CC-21 "Your Heavy Infantry at G5 has no leader."
illegal exit g5 because no-exit CC-154 "In this battle your Heavy Infantry at G5 may not leave the battlefield."
illegal attack g5 g6 because not-now CC-11 "Your Heavy Infantry at G5 can battle once all moves are made. Move your ordered units and leaders (1 can still move), then press Done."
apply   move g5 g6
illegal move g6 g7 because moved-already CC-11 "Your Heavy Infantry at G6 has already moved 1 hex."

# CC-51  Light foot that may pass through friends does not stop with them.
use     march
set     played Order Light Troops
set     orders Order Light Troops
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit h5 bottom HI
set     blocks h5 4
illegal move g5 h5 because out-of-reach CC-51 "Your Light Infantry at G5 may pass Heavy Infantry at H5, but not stop there."

# CC-52  A hex holds one leader.
use     march
set     unit g5 bottom MI
set     blocks g5 4
set     order g5 unit
set     leader g5 bottom Scipio
set     leader h5 bottom Nero
illegal move g5 h5 because out-of-reach CC-52 "Nero is at H5: a hex holds only one leader."
illegal send g5 g6 because not-ordered CC-21 "Scipio at G5 was not ordered to leave his unit."

# CC-54  Warriors go further only to end next to an enemy, and must then fight.
use     march
set     unit e5 bottom WA
set     blocks e5 4
set     order e5 unit
illegal move e5 g5 because out-of-reach CC-54 "Your Warriors at E5 move 2 hexes only to end next to an enemy; there is none next to G5."

# CC-54  Who charged must fight before the end.
set     unit e5 bottom WA
set     blocks e5 4
set     order e5 unit
set     moved e5 2
set     tired e5 5
set     unit f5 top MI
set     blocks f5 4
illegal done because must-charge CC-54 "Your Warriors at E5 charged 2 hexes and must attack Medium Infantry at F5."

# CC-56  A leader: how far, and who is there.
use     march
set     leader g5 bottom Scipio
set     order g5 leader
set     unit h5 top MI
set     blocks h5 4
illegal move g5 k5 because out-of-reach CC-56 "Scipio at G5 moves up to 3 hexes; K5 is 4 away."
illegal move g5 h5 because out-of-reach CC-56 "Your enemy's Medium Infantry holds H5."

# CC-57  The unit a leader has joined moves no more.
use     march
set     unit g5 bottom WA
set     blocks g5 4
set     leader g5 bottom Scipio
set     order g5 unit
set     tired g5 1
set     unit e5 bottom HI
set     blocks e5 4
set     order e5 unit
illegal move g5 g6 because moved-already CC-57 "A leader has joined your Warriors at G5 this turn: they can no longer move."

# CC-58  Ground on the way ends the move.
use     march
set     unit a5 bottom LC
set     blocks a5 3
set     order a5 unit
set     terrain b5 forest
set     terrain a4 forest
set     terrain a6 forest
illegal move a5 c5 because out-of-reach CC-58 "Your Light Cavalry at A5 cannot reach C5: the ground on the way ends the move."

# CC-123  Ground that nobody may enter, CC-130 a wall for horses.
use     march
set     unit a5 bottom LC
set     blocks a5 3
set     order a5 unit
set     terrain b5 river
set     terrain a6 city wall
illegal move a5 b5 because out-of-reach CC-123 "Light Cavalry at A5 may not enter the river at B5."
illegal move a5 a6 because out-of-reach CC-130 "Light Cavalry at A5 may not enter the city wall at A6."

# CC-130  Who leaves a wall moves 1 hex.
use     march
set     unit a5 bottom LI
set     blocks a5 4
set     order a5 unit
set     terrain a5 city wall
illegal move a5 c5 because out-of-reach CC-130 "A unit leaving the city wall at A5 moves 1 hex; C5 is 2 away."

# CC-38  Line Command lets nobody move more than 1 hex.
use     march
set     played Line Command
set     orders Line Command
set     unit a5 bottom LI
set     blocks a5 4
set     order a5 unit
illegal move a5 c5 because out-of-reach CC-38 "Your Light Infantry at A5 moves up to 1 hex; C5 is 2 away."

# CC-154  How many hexes it is to leave the field.
use     march
set     special bottom exits yes
set     unit g6 bottom HI
set     blocks g6 4
set     order g6 unit
illegal exit g6 because no-exit CC-154 "To leave across the enemy's edge your Heavy Infantry at G6 needs 4 hexes; it moves 1."

# CC-150  An ambush: the card, the edge, the section, a free hex.
use     ambush
illegal enter e5 because no-reserve CC-150 "E5 is not on your enemy's edge, where your ambush enters."
illegal enter a9 because no-reserve CC-150 "Inspired Center Leadership brings your ambush on in the centre; A9 is not there."
illegal enter g9 because no-reserve CC-150 "Heavy Infantry at G9 is your enemy's. Your ambush needs an empty hex."
set     terrain f9 city wall
illegal enter f9 because no-reserve CC-150 "Medium Cavalry may not enter the city wall at F9."
apply   enter h9
illegal order a1 because no-orders-left CC-150 "Your ambush uses up all orders of Inspired Center Leadership."

# CC-150  Not with another card, not in the first turn, not beside other orders.
use     ambush
set     played Order Two Center
set     orders Order Two Center
set     left 0
set     unit g2 bottom HI
set     blocks g2 4
illegal enter h9 because no-reserve CC-150 "Only a Leadership card brings on your ambush, not Order Two Center."
set     played Inspired Center Leadership
set     orders Inspired Center Leadership
set     left 5
set     turn 1
illegal enter h9 because no-reserve CC-150 "Your ambush can enter from your second turn on."
set     turn 5
set     order g2 unit
set     left 3
illegal enter h9 because no-reserve CC-150 "Inspired Center Leadership has already given orders: your ambush enters instead of other orders."

# CC-42  A copy of Leadership Any Section orders where the opponent used it.
use     played
set     played Counter Attack
set     orders Leadership Any Section
set     last top Leadership Any Section
set     section top left
set     left 4
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Scipio
set     unit l2 bottom HI
set     blocks l2 4
illegal order b2 because wrong-section CC-42 "Counter Attack as Leadership Any Section begins in your right section. Your Heavy Infantry at B2 is in your left section."
