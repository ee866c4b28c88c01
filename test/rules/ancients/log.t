## The log: units by their names, faces with their effects, nothing that did nothing.
include field.head

# CC-72  A roll is told face by face, and what it cost.
use     duel
use     elsewhere
apply   attack g5 g6
says    spectator "Heavy Infantry at G5 attacks Medium Infantry at G6 with 5 dice."
chance  die triangle, triangle, swords, circle, circle
says    spectator "Heavy Infantry at G5 attacks Medium Infantry at G6. 2 circles: no effect. 2 triangles: 2 hits. Swords: 1 hit. Medium Infantry at G6 loses 3 blocks, 1 left."
silent  spectator "MI"

# CC-72  One of a kind is told without its number.
use     duel
use     elsewhere
apply   attack g5 g6
chance  die triangle, flag, swords, circle, helmet
says    spectator "Circle: no effect. Triangle: 1 hit. Helmet: no effect. Flag: retreat. Swords: 1 hit."

# CC-75  Swords that are ignored.
use     duel
use     elsewhere
set     unit g6 top CH
set     blocks g6 2
apply   attack g5 g6
apply   stand
says    spectator "Heavy Chariots at G6 stand. The attacker rolls 5 dice."
chance  die swords, swords, circle, circle, circle
says    spectator "Heavy Infantry at G5 attacks Heavy Chariots at G6. 3 circles: no effect. 2 swords: 1 hit, 1 ignored. Heavy Chariots at G6 lose 1 block, 1 left."

# CC-101  Flags that are not ignored are not worth a line; those that are, are.
use     duel
use     elsewhere
set     leader g6 top Hannibal
apply   attack g5 g6
chance  die flag, flag, circle, circle, circle
says    spectator "2 flags: retreat."
apply   ignore 0
silent  spectator "ignores"
apply   retreat g7
silent  spectator "over"

# CC-101  One of two is ignored, and the unit goes back.
use     duel
use     elsewhere
set     leader g6 top Hannibal
set     unit h7 top LI
set     blocks h7 4
apply   attack g5 g6
chance  die flag, flag, circle, circle, circle
apply   ignore 1
says    spectator "Medium Infantry at G6 ignores 1 of 2 flags. Medium Infantry at G6 retreats to G7."

# CC-81  A leader alone.
use     duel
use     elsewhere
set     unit g6 none
set     blocks g6 0
set     leader g6 top Hannibal
apply   attack g5 g6
chance  die helmet, circle, circle, circle, flag
says    spectator "Heavy Infantry at G5 attacks Hannibal at G6. 3 circles: no effect. Helmet: 1 hit. Flag: no effect. Hannibal falls."

# CC-88  The check of a leader says who is checked.
use     duel
use     elsewhere
set     leader g6 top Hannibal
apply   attack g5 g6
chance  die triangle, circle, circle, circle, circle
chance  die helmet, flag
says    spectator "Leader check: 2 helmets would eliminate Hannibal at G6. Helmet, flag."

# CC-111  Elephants that roll again.
use     duel
use     elsewhere
set     unit g5 bottom EL
set     blocks g5 2
apply   attack g5 g6
chance  die swords
says    spectator "Swords: 1 hit, and the elephants roll that die again."
chance  die circle, circle, circle, circle
says    spectator "Elephants at G5 attack Medium Infantry at G6. 4 circles: no effect. Swords: 1 hit."

# CC-57  Orders, moves and leaders.
set     flow 0 order
set     unit g5 bottom WA
set     blocks g5 4
set     leader g5 bottom Scipio
set     unit e5 bottom LI
set     blocks e5 4
set     unit g9 top HI
set     blocks g9 4
apply   order g5
says    spectator "Roman orders Warriors at G5."
apply   lead g5
says    spectator "Roman orders Scipio at G5."
apply   done
apply   send g5 f5
says    spectator "Scipio goes from G5 to F5."
apply   move g5 g6
says    spectator "Warriors at G5 move to G6."
