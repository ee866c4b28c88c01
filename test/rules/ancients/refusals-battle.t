## Refusals of shots, attacks, answers and ways back: what is missing, and the rule.
include field.head

# CC-11  Who was not ordered does not battle, nor does a leader alone.
use     duel
set     unit h5 bottom HI
set     blocks h5 4
set     leader e5 bottom Scipio
illegal attack h5 g6 because not-ordered CC-11 "Your Heavy Infantry at H5 was not ordered; Order Four Center ordered 1 other."
illegal attack e5 g6 because not-ordered CC-11 "Scipio at E5 has no unit: a leader alone does not battle."
illegal move g5 f5 because not-now CC-11 "Your Heavy Infantry at G5 cannot move now: all moves come before all battles"

# CC-70  Close combat is with an enemy next to the unit, once a turn.
use     duel
use     elsewhere
set     unit g8 top LI
set     blocks g8 4
illegal attack g5 g8 because not-next-to CC-70 "Light Infantry at G8 is 3 hexes from your Heavy Infantry at G5; close combat is with an enemy next to it."
illegal attack g5 h5 because no-enemy CC-70 "H5 is empty. Your Heavy Infantry at G5 has no target there."
illegal attack g5 a1 because no-enemy CC-70 "Heavy Infantry at A1 is yours"
set     fought g5 1
illegal attack g5 g6 because fought-already CC-70 "Your Heavy Infantry at G5 has already battled this turn."

# CC-53  After a way of 2 hexes, auxilia do not battle; CC-55 a war machine after any.
use     elsewhere
set     unit g5 bottom AX
set     blocks g5 4
set     order g5 unit
set     moved g5 2
set     tired g5 3
set     unit g6 top MI
set     blocks g6 4
illegal attack g5 g6 because too-tired CC-53 "Your Auxilia at G5 have moved 2 hexes: after 2 they cannot battle."
set     unit g5 bottom WM
set     blocks g5 2
set     moved g5 1
illegal attack g5 g6 because too-tired CC-55 "Your Heavy War Machine at G5 has moved 1 hex: it cannot battle after a move."

# CC-121  Who entered a forest, CC-120 or rode onto broken ground.
use     elsewhere
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     moved g5 1
set     tired g5 3
set     terrain g5 forest
set     unit g6 top MI
set     blocks g6 4
illegal attack g5 g6 because too-tired CC-121 "Your Heavy Infantry at G5 entered the forest this turn: it cannot battle there yet."
set     unit g5 bottom CM
set     blocks g5 3
set     terrain g5 broken
illegal attack g5 g6 because too-tired CC-120 "Your Camels at G5 entered broken ground this turn: they cannot battle there yet."

# CC-62  Range: how far it shoots, and how far the target is.
use     skirmish
use     elsewhere
set     unit g8 top LI
set     blocks g8 4
illegal fire g5 g8 because too-far CC-62 "Your Light Infantry at G5 shoots 2 hexes; Light Infantry at G8 is 3 away."
illegal fire g5 f7 because no-enemy CC-65 "F7 is empty. Your Light Infantry at G5 has no target there."
illegal fire a1 g7 because no-firing CC-62 "Your Heavy Infantry at A1 has no missiles."

# CC-63  Not with an enemy next to it, and not at a leader next to it.
use     skirmish
use     elsewhere
set     unit h5 top WA
set     blocks h5 4
illegal fire g5 g7 because enemy-near CC-63 "Warriors at H5 are next to your Light Infantry at G5: it cannot shoot."
set     unit h5 none
set     blocks h5 0
set     leader h5 top Hannibal
illegal fire g5 h5 because too-near CC-63 "Hannibal at H5 is next to your Light Infantry at G5: too close to shoot at."

# CC-66  What blocks the line of sight.
use     elsewhere
set     unit g5 bottom LS
set     blocks g5 4
set     order g5 unit
set     unit j5 top MI
set     blocks j5 4
set     terrain h5 hill
illegal fire g5 j5 because no-sight CC-66 "The line of sight from your Light Sling Infantry at G5 to Medium Infantry at J5 is blocked by the hill at H5."
set     terrain h5 none
set     unit i5 bottom WA
set     blocks i5 4
illegal fire g5 j5 because no-sight CC-66 "The line of sight from your Light Sling Infantry at G5 to Medium Infantry at J5 is blocked by Warriors at I5."

# CC-35  Cards that allow no shots, CC-34 or no close combat.
use     skirmish
use     elsewhere
set     played Mounted Charge
set     orders Mounted Charge
illegal fire g5 g7 because no-firing CC-35 "Mounted Charge allows no shooting, not even by your Light Infantry at G5."
set     played Move-Fire-Move
set     orders Move-Fire-Move
illegal attack g5 g7 because no-closing CC-34 "Move-Fire-Move allows no close combat: your Light Infantry at G5 may only shoot."

# CC-78  The one attacked answers first.
use     duel
use     elsewhere
set     unit g6 top LI
set     discard First Strike 0
apply   attack g5 g6
turn    top
illegal strike because not-in-hand CC-44 "First Strike is not one of your 5 cards."
illegal play Rally because not-now CC-10 "Play Rally in your own turn. Heavy Infantry at G5 attacks your Light Infantry at G6 with 5 dice: stand and battle back, evade, or play First Strike."
illegal attack g6 g5 because not-now CC-11 "Your Light Infantry at G6 can battle in your own turn"

# CC-79  Who cannot evade, not this attacker, or has no way back.
use     duel
use     elsewhere
set     discard First Strike 0
apply   attack g5 g6
illegal evade because cannot-evade CC-79 "Your Medium Infantry at G6 cannot evade: units of this kind never can."

# CC-79  Medium cavalry evades foot only.
use     duel
use     elsewhere
set     unit g5 bottom LC
set     blocks g5 3
set     unit g6 top MC
set     blocks g6 3
set     discard First Strike 0
apply   attack g5 g6
illegal evade because cannot-evade CC-79 "Your Medium Cavalry at G6 cannot evade Light Cavalry at G5, only foot."

# CC-79  A way back that is shut.
use     duel
use     elsewhere
set     unit g6 top LI
set     unit g7 top HI
set     blocks g7 4
set     unit h7 top HI
set     blocks h7 4
set     discard First Strike 0
apply   attack g5 g6
illegal evade because cannot-evade CC-79 "Your Light Infantry at G6 cannot evade: there is no room at G7 or H7."

# CC-101  How many flags may be ignored; CC-103 where the way back leads.
use     duel
use     elsewhere
set     leader g6 top Hannibal
apply   attack g5 g6
chance  die flag, flag, circle, circle, circle
illegal ignore 2 because too-many-flags CC-101 "Your Medium Infantry at G6 may ignore 1 of 2 flags, not 2."
illegal retreat g7 because not-now CC-103 "None of your units has to retreat. Your Medium Infantry at G6 has 2 flags: ignore up to 1; each other flag means a retreat of 1 hex."
apply   ignore 0
illegal retreat f6 because no-way CC-103 "Your Medium Infantry at G6 retreats to G7 or H7, not to F6; 2 hexes in all."
illegal done because not-now CC-103 "You cannot pass here. Your Medium Infantry at G6 retreats 2 hexes: choose the next hex (G7 or H7)."

# CC-91  A leader in flight: where to, and where he cannot stay.
use     duel
use     elsewhere
set     unit g6 none
set     blocks g6 0
set     leader g6 top Hannibal
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
illegal flee f5 because no-flight CC-91 "Hannibal at G6 cannot evade to F5, only to G7 or H7."
illegal stay because not-now CC-91 "Hannibal at G6 must evade at least 1 hex. Hannibal at G6 must evade: choose where he goes."
illegal leave because not-now CC-93 "Hannibal at G6 is not on your edge"

# CC-82  The advance, CC-83 the ride, CC-84 the bonus combat of who advanced alone.
use     duel
use     elsewhere
set     unit g5 bottom LC
set     blocks g5 3
set     unit g6 top LI
set     blocks g6 1
set     unit g8 top LI
set     blocks g8 4
apply   attack g5 g6
apply   stand
chance  die circle, circle
illegal attack a1 a2 because not-now CC-11 "Finish the battle of your Light Cavalry at G5 before the next. Momentum advance: move your Light Cavalry from G5 to G6, or stay."
illegal ride g7 because not-now CC-83 "Cavalry rides on after its momentum advance"
apply   advance
illegal ride a5 because out-of-reach CC-83 "Your Light Cavalry at G6 may ride on 1 hex"
apply   ride g7
illegal attack a1 a2 because not-now CC-84 "After the momentum advance only your Light Cavalry at G7 may fight again, in close combat. Bonus combat: attack with your Light Cavalry at G7, or press Done."
illegal attack g7 a2 because not-next-to CC-84 "Medium Infantry at A2 is"
