## The log: units by their names, faces with their effects, nothing that did nothing.
include field.head

# CC-72  A roll is told face by face, and what it cost.
use     duel
use     elsewhere
apply   attack g5 g6
told    spectator attacked who bottom what bottom HI from g5 against top MI at g6
chance  die triangle, triangle, swords, circle, circle
told    spectator rolled who bottom why close what bottom HI from g5 against top MI at g6 n 5 hits 3 flags 0
told    spectator face dice circle n 2 hits 0 result no effect
told    spectator face dice triangle n 2 hits 2 ignored 0
told    spectator face dice swords n 1 hits 1
told    spectator lost who top what top MI n 3 at g6 left 1
told    spectator battle who bottom result held at g6
says    spectator "Close combat, 5 dice: Heavy Infantry at G5 against Medium Infantry at G6. 2 circles: no effect. 2 triangles: 2 hits. Swords: 1 hit. Medium Infantry at G6 loses 3 blocks, 1 left."
silent  spectator "MI"

# CC-72  One of a kind is told without its number.
use     duel
use     elsewhere
apply   attack g5 g6
chance  die triangle, flag, swords, circle, helmet
told    spectator rolled n 5 hits 2 flags 1
told    spectator face dice flag n 1 result retreat
says    spectator "Circle: no effect. Triangle: 1 hit. Helmet: no effect. Flag. Swords: 1 hit."

# CC-75  Swords that are ignored.
use     duel
use     elsewhere
set     unit g6 top CH
set     blocks g6 2
apply   attack g5 g6
asks    top "Heavy Infantry at G5 attacks your Heavy Chariots at G6 with 5 dice: stand and battle back, evade, or play First Strike."
apply   stand
told    spectator stood who top what top CH at g6
says    spectator "Heavy Chariots at G6 stand firm."
chance  die swords, swords, circle, circle, circle
told    spectator rolled why close against top CH n 5 hits 1
told    spectator face dice swords n 2 hits 1 ignored 1
told    spectator lost what top CH n 1 at g6 left 1
says    spectator "2 swords: 1 hit, 1 ignored. Heavy Chariots at G6 lose 1 block, 1 left."

# CC-101  Flags that are not ignored are not worth a line; those that are, are.
use     duel
use     elsewhere
set     leader g6 top Hannibal
apply   attack g5 g6
chance  die flag, flag, circle, circle, circle
told    spectator face dice flag n 2 result retreat
apply   ignore 0
untold  spectator ignored
untold  spectator ignored-all
told    spectator must-retreat who top what top MI at g6 n 2
asks    top "Your Medium Infantry at G6 retreats 2 hexes: choose the next hex (G7 or H7)."
apply   retreat g7
told    spectator retreated what top MI n 4 from g6 to g7 with top Hannibal

# CC-101  One of two is ignored, and the unit goes back.
use     duel
use     elsewhere
set     leader g6 top Hannibal
set     unit h7 top LI
set     blocks h7 4
apply   attack g5 g6
chance  die flag, flag, circle, circle, circle
apply   ignore 1
told    spectator ignored who top what top MI at g6 n 1 flags 2
says    spectator "Medium Infantry at G6 ignores 1 of the 2 flags."
told    spectator must-retreat n 1
told    spectator retreated who top what top MI n 4 from g6 to g7 with top Hannibal
told    spectator battle result cleared at g6

# CC-101  The only flag is ignored.
use     duel
use     elsewhere
set     leader g6 top Hannibal
asks    bottom "Battle with your ordered units, one by one (2 can), then press Done."
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
asks    top "Your Medium Infantry at G6 has 1 flag: ignore up to 1; each other flag means a retreat of 1 hex."
apply   ignore 1
told    spectator ignored-all who top what top MI at g6 n 1
says    spectator "Medium Infantry at G6 ignores the flag."

# CC-104  No room to retreat: how far it falls short, and what that costs.
use     duel
use     elsewhere
set     unit g6 none
set     blocks g6 0
set     unit g5 none
set     blocks g5 0
set     unit g9 top MI
set     blocks g9 4
set     unit g8 bottom HI
set     blocks g8 4
set     order g5 none
set     order g8 unit
apply   attack g8 g9
chance  die flag, flag, circle, circle, circle
told    spectator lost who top what top MI n 2 at g9 left 2 why no way back short 2
says    spectator "Medium Infantry at G9 loses 2 blocks, 2 left: no room to retreat, 2 hexes short."

# CC-81  A leader alone.
use     duel
use     elsewhere
set     unit g6 none
set     blocks g6 0
set     leader g6 top Hannibal
apply   attack g5 g6
chance  die helmet, circle, circle, circle, flag
told    spectator rolled what bottom HI from g5 leader top Hannibal at g6 n 5 hits 1 flags 0
told    spectator face dice helmet n 1 hits 1
told    spectator face dice flag n 1 result no effect
told    spectator fell who top what top Hannibal at g6
told    spectator banner who bottom n 1 goal 5 why leader
says    spectator "against Hannibal at G6. 3 circles: no effect. Helmet: 1 hit. Flag: no effect. Hannibal falls at G6."

# CC-88  The check of a leader says who is checked.
use     duel
use     elsewhere
set     leader g6 top Hannibal
apply   attack g5 g6
chance  die triangle, circle, circle, circle, circle
chance  die helmet, flag
told    spectator tested who top why check leader top Hannibal at g6 n 2
told    spectator face dice helmet n 1
told    spectator face dice flag n 1
untold  spectator fell
told    spectator safe who top what top Hannibal at g6
says    spectator "Leader check (2 helmets eliminate), 2 dice: Hannibal at G6. Helmet. Flag. Hannibal is safe."

# CC-111  Elephants that roll again.
use     duel
use     elsewhere
set     unit g5 bottom EL
set     blocks g5 2
apply   attack g5 g6
chance  die swords
silent  spectator "hit"
chance  die circle, circle, circle, circle
told    spectator rolled why close what bottom EL from g5 against top MI at g6 n 4 hits 1
told    spectator face dice circle n 4 result no effect
told    spectator face dice swords n 1 hits 1 again 1
says    spectator "Close combat, 4 dice: Elephants at G5 against Medium Infantry at G6. 4 circles: no effect. Swords: 1 hit, 1 rolled again. Medium Infantry at G6 loses 1 block, 3 left."

# CC-114  A rampage says which dice hit.
use     duel
use     elsewhere
set     unit g6 top EL
set     blocks g6 2
set     unit h6 top LI
set     blocks h6 4
apply   attack g5 g6
chance  die flag, circle, circle, circle, triangle
chance  die circle, triangle
told    spectator tested who top why rampage what top LI at h6 n 2
told    spectator face dice circle n 1 hits 1
told    spectator face dice triangle n 1 hits 0 result no effect
says    spectator "Circle: 1 hit. Triangle: no effect. Light Infantry at H6 loses 1 block, 3 left: the rampage."

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
told    spectator ordered who bottom what bottom WA at g5 with bottom Scipio
says    spectator "Rome orders Warriors at G5 with Scipio."
apply   lead g5
told    spectator ordered-leader who bottom what bottom Scipio at g5
apply   done
told    spectator phase who bottom what move
apply   send g5 f5
told    spectator sent who bottom what bottom Scipio from g5 to f5
apply   move g5 g6
told    spectator moved who bottom what bottom WA n 4 from g5 to g6
says    spectator "Warriors at G5 move to G6."

# CC-20  Who is many acts in the plural.
set     flow 0 order
set     army bottom Scythian
set     unit g5 bottom LI
set     blocks g5 4
set     unit g9 top HI
set     blocks g9 4
apply   order g5
says    spectator "The Scythians order Light Infantry at G5."
