## Every card as a Counter Attack copies it.
include field.head
set     flow 0 card
set     played none
set     orders none
set     hand bottom Order Two Left 0
set     hand bottom Order Three Right 0
set     hand bottom Line Command 0
set     hand top Order Two Center 0
set     hand top Order Medium Troops 0
set     hand top Rally 0
set     hand top Double Time 0
set     hand top Out Flanked 0
set     deck Order Two Left 0
set     deck Order Three Left 0
set     deck Coordinated Attack 0

; Six linked foot units with a leader, a horse, and an enemy.
fixture army
set     unit b2 bottom HI
set     blocks b2 4
set     unit c2 bottom HI
set     blocks c2 4
set     unit d2 bottom HI
set     blocks d2 4
set     unit e2 bottom HI
set     blocks e2 4
set     unit f2 bottom HI
set     blocks f2 4
set     unit g2 bottom HI
set     blocks g2 4
set     leader b2 bottom Scipio
set     unit k2 bottom MC
set     blocks k2 3
set     leader k2 bottom Nero
set     unit g9 top HI
set     blocks g9 4
end

# CC-42  Counter Attack copies Order Two Left.
set     hand bottom Counter Attack 1
set     last top Order Two Left
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Order Two Right
expect  orders Order Two Right

# CC-42  Counter Attack copies Order Two Center.
set     hand bottom Counter Attack 1
set     last top Order Two Center
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Order Two Center
expect  orders Order Two Center

# CC-42  Counter Attack copies Order Two Right.
set     hand bottom Counter Attack 1
set     last top Order Two Right
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Order Two Left
expect  orders Order Two Left

# CC-42  Counter Attack copies Order Three Left.
set     hand bottom Counter Attack 1
set     last top Order Three Left
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Order Three Right
expect  orders Order Three Right

# CC-42  Counter Attack copies Order Three Center.
set     hand bottom Counter Attack 1
set     last top Order Three Center
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Order Three Center
expect  orders Order Three Center

# CC-42  Counter Attack copies Order Three Right.
set     hand bottom Counter Attack 1
set     last top Order Three Right
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Order Three Left
expect  orders Order Three Left

# CC-42  Counter Attack copies Order Four Left.
set     hand bottom Counter Attack 1
set     last top Order Four Left
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Order Four Right
expect  orders Order Four Right

# CC-42  Counter Attack copies Order Four Center.
set     hand bottom Counter Attack 1
set     last top Order Four Center
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Order Four Center
expect  orders Order Four Center

# CC-42  Counter Attack copies Order Four Right.
set     hand bottom Counter Attack 1
set     last top Order Four Right
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Order Four Left
expect  orders Order Four Left

# CC-42  Counter Attack copies Out Flanked.
set     hand bottom Counter Attack 1
set     last top Out Flanked
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Out Flanked
expect  orders Out Flanked

# CC-42  Counter Attack copies Coordinated Attack.
set     hand bottom Counter Attack 1
set     last top Coordinated Attack
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Coordinated Attack
expect  orders Coordinated Attack

# CC-42  Counter Attack copies Order Light Troops.
set     hand bottom Counter Attack 1
set     last top Order Light Troops
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Order Light Troops
expect  orders Order Light Troops

# CC-42  Counter Attack copies Order Medium Troops.
set     hand bottom Counter Attack 1
set     last top Order Medium Troops
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Order Medium Troops
expect  orders Order Medium Troops

# CC-42  Counter Attack copies Order Heavy Troops.
set     hand bottom Counter Attack 1
set     last top Order Heavy Troops
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Order Heavy Troops
expect  orders Order Heavy Troops

# CC-42  Counter Attack copies Order Mounted.
set     hand bottom Counter Attack 1
set     last top Order Mounted
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Order Mounted
expect  orders Order Mounted

# CC-42  Counter Attack copies Leadership Any Section.
set     hand bottom Counter Attack 1
set     last top Leadership Any Section
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Leadership Any Section
expect  orders Leadership Any Section

# CC-42  Counter Attack copies Clash of Shields.
set     hand bottom Counter Attack 1
set     last top Clash of Shields
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Clash of Shields
expect  orders Clash of Shields

# CC-42  Counter Attack copies Darken the Sky.
set     hand bottom Counter Attack 1
set     last top Darken the Sky
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Darken the Sky
expect  orders Darken the Sky

# CC-42  Counter Attack copies Double Time.
set     hand bottom Counter Attack 1
set     last top Double Time
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Double Time
expect  orders Double Time

# CC-42  Counter Attack copies I Am Spartacus.
set     hand bottom Counter Attack 1
set     last top I Am Spartacus
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as I Am Spartacus
expect  orders I Am Spartacus

# CC-42  Counter Attack copies Line Command.
set     hand bottom Counter Attack 1
set     last top Line Command
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Line Command
expect  orders Line Command

# CC-42  Counter Attack copies Mounted Charge.
set     hand bottom Counter Attack 1
set     last top Mounted Charge
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Mounted Charge
expect  orders Mounted Charge

# CC-42  Counter Attack copies Move-Fire-Move.
set     hand bottom Counter Attack 1
set     last top Move-Fire-Move
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Move-Fire-Move
expect  orders Move-Fire-Move

# CC-42  Counter Attack copies Rally.
set     hand bottom Counter Attack 1
set     last top Rally
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Rally
expect  orders Rally

# CC-42  Counter Attack copies Inspired Center Leadership.
set     hand bottom Counter Attack 1
set     last top Inspired Center Leadership
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Inspired Center Leadership
expect  orders Inspired Center Leadership

# CC-42  Counter Attack copies Inspired Left Leadership.
set     hand bottom Counter Attack 1
set     last top Inspired Left Leadership
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Inspired Right Leadership
expect  orders Inspired Right Leadership

# CC-42  Counter Attack copies Inspired Right Leadership.
set     hand bottom Counter Attack 1
set     last top Inspired Right Leadership
use     army
apply   play Counter Attack
told    spectator copied who bottom what Counter Attack as Inspired Left Leadership
expect  orders Inspired Left Leadership

# CC-42  Of First Strike, played in his own turn, there is nothing to copy.
set     hand bottom Counter Attack 1
set     last top First Strike
use     army
apply   play Counter Attack
expect  flow 0 draw

# CC-42  After Leadership Any Section it orders in the section the opponent chose: his left is your right.
set     hand bottom Counter Attack 1
set     last top Leadership Any Section
set     section top left
use     army
set     leader f2 bottom Marcius
apply   play Counter Attack
illegal order b2 because wrong-section
illegal order f2 because wrong-section
apply   order k2
expect  section bottom right

# CC-42  The centre stays the centre, and the pieces linked to the leader may stand elsewhere (CC-36).
set     hand bottom Counter Attack 1
set     last top Leadership Any Section
set     section top centre
use     army
set     leader f2 bottom Marcius
apply   play Counter Attack
illegal order b2 because wrong-section
illegal order k2 because wrong-section
apply   order f2
apply   order e2
apply   order d2
apply   order c2
expect  flow 0 move

# CC-42  A leader on a hex of two sections leaves the choice between both.
set     hand bottom Counter Attack 1
set     last top Leadership Any Section
set     section top left or centre
use     army
set     leader f2 bottom Marcius
apply   play Counter Attack
illegal order b2 because wrong-section
legal   order f2
legal   order k2

# CC-42  If the opponent ordered nobody with it, he chose no section.
set     hand bottom Counter Attack 1
set     last top Leadership Any Section
use     army
apply   play Counter Attack
legal   order b2
legal   order k2

# CC-42  The section is that of the leader whom the opponent ordered, or of his single unit (CC-37).
set     command bottom 1
set     command top 1
set     hand bottom Leadership Any Section 1
set     hand top Counter Attack 1
set     deck Order Three Right 1
use     army
set     unit k9 top HI
set     blocks k9 4
apply   play Leadership Any Section
expect  section bottom none
apply   order k2
expect  section bottom right
apply   done
chance  draw Order Three Right
apply   play Counter Attack
illegal order g9 because wrong-section
legal   order k9
