## Leaders: checks, flight, poor leaders and Alexander, in the rarer cases.
include field.head

; A leader who must evade, before a unit of his in a marsh.
fixture to-the-marsh
set     terrain g7 marsh
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
set     unit g7 top MI
set     blocks g7 4
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
end

; Elephants that must retreat, with a leader beside them.
fixture trampled-leader
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
set     leader f6 top Hannibal
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
end

# CC-88  Also when the loss comes of a way back that is shut.
use     duel
set     leader g6 top Hannibal
set     unit g7 top HI
set     blocks g7 4
set     unit h7 top HI
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
chance  die flag, flag, flag, circle, circle
apply   ignore 2
expect  blocks g6 3
expect  roll check

# CC-88  Also when the loss is a shot.
set     unit g5 bottom LI
set     blocks g5 4
set     order g5 unit
set     unit g7 top MI
set     blocks g7 4
set     leader g7 top Hannibal
use     elsewhere
apply   fire g5 g7
chance  die triangle, circle
expect  roll check
expect  dice 2

# CC-89  Also when the unit is lost on a way back that is shut.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     leader g6 top Hannibal
set     unit g7 top HI
set     blocks g7 4
set     unit h7 top HI
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
chance  die flag, flag, flag, circle, circle
apply   ignore 0
expect  banner bottom 1
expect  roll orphan
chance  die helmet
expect  banner bottom 2

# CC-89  The flags that fell with the unit are nothing to its leader.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die triangle, flag, flag, circle, circle
chance  die circle
turn    top
legal   flee g7
legal   flee h7

# CC-89  When he is gone the hex is free to advance into.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 1
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle, circle
chance  die circle
apply   flee g7
apply   stay
turn    bottom
legal   advance

# CC-90  Checked once by the dice, he is not checked again for the blocks of the way back.
use     duel
set     leader g6 top Hannibal
set     unit g7 top HI
set     blocks g7 4
set     unit h7 top HI
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
chance  die triangle, flag, flag, circle, circle
chance  die circle, circle
apply   ignore 1
expect  blocks g6 2
expect  roll back

# CC-90  Both leaders of a combat are checked, each once.
set     unit g5 bottom HI
set     blocks g5 4
set     leader g5 bottom Scipio
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die triangle, circle, circle, circle, circle
chance  die circle, circle
expect  roll back
chance  die square, circle, circle, circle
expect  roll check

# CC-90  In the next combat he is checked again.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit h5 bottom HI
set     blocks h5 4
set     order h5 unit
set     unit g6 top MI
set     blocks g6 4
set     leader g6 top Hannibal
apply   attack g5 g6
chance  die triangle, circle, circle, circle, circle
chance  die circle, circle
chance  die circle, circle, circle, circle
apply   attack h5 g6
chance  die triangle, circle, circle, circle, circle
expect  roll check

# CC-90  Under the feet of an elephant he is checked besides.
set     unit g5 bottom HI
set     blocks g5 4
set     leader g5 bottom Scipio
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
expect  roll rampage
chance  die square, circle
expect  blocks g5 3
expect  roll check

# CC-91  He may stop after one hex or two, or go three; back only.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
illegal stay because not-now
apply   flee g7
legal   stay
apply   flee g8
legal   stay
apply   flee g9
expect  leader g9 top Hannibal
turn    bottom

# CC-91  He joins a unit without a leader, and goes through one that has its own.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
set     unit g7 top HI
set     blocks g7 4
set     unit h7 top HI
set     blocks h7 4
set     leader h7 top Mago
set     unit g8 top HI
set     blocks g8 4
set     unit h8 top HI
set     blocks h8 4
set     leader h8 top Hanno
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
apply   flee g7
apply   stay
expect  leader g7 top Hannibal

# CC-91  Not to where every way ends with another leader.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
set     unit g7 top HI
set     blocks g7 4
set     leader g7 top Mago
set     unit h7 top HI
set     blocks h7 4
set     unit f8 top HI
set     blocks f8 4
set     leader f8 top Hanno
set     unit g8 top HI
set     blocks g8 4
set     leader g8 top Maharbal
set     unit f9 top HI
set     blocks f9 4
set     leader f9 top Himilco
set     unit g9 top HI
set     blocks g9 4
set     leader g9 top Gelon
set     unit e9 top HI
set     blocks e9 4
set     leader e9 top Theron
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
turn    top
legal   flee h7

# CC-92  The enemy he passes rolls the dice of its row: heavy foot 5, camels 3, elephants 1.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
set     unit g7 bottom CM
set     blocks g7 3
set     unit h7 bottom EL
set     blocks h7 2
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
apply   flee h7
expect  roll escape
expect  dice 1
chance  die swords
turn    top
illegal stay because not-now
legal   flee h8

# CC-92  Camels three.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
set     unit g7 bottom CM
set     blocks g7 3
set     unit h7 bottom EL
set     blocks h7 2
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
apply   flee g7
expect  dice 3

# CC-92  No card and no full strength add to these dice.
set     played Clash of Shields
set     orders Clash of Shields
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
set     unit g7 bottom WA
set     blocks g7 4
set     unit h7 bottom WA
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle, circle, circle
apply   flee g7
expect  dice 3

# CC-92  He must not end there: where only enemies are, he goes nowhere (CC-94).
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
set     unit g7 bottom HI
set     blocks g7 4
set     unit h7 bottom HI
set     blocks h7 4
set     unit f8 bottom HI
set     blocks f8 4
set     unit g8 bottom HI
set     blocks g8 4
set     unit h8 bottom HI
set     blocks h8 4
set     unit f9 bottom HI
set     blocks f9 4
set     unit g9 bottom HI
set     blocks g9 4
set     unit h9 bottom HI
set     blocks h9 4
set     unit i9 bottom HI
set     blocks i9 4
set     unit e9 bottom HI
set     blocks e9 4
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
expect  banner bottom 1

# CC-92  A leader of the enemy who is alone does not roll, but is no place to stop.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
set     leader g7 bottom Scipio
set     unit h7 top HI
set     blocks h7 4
set     leader h7 top Mago
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
apply   flee g7
turn    top
illegal stay because not-now
legal   flee g8

# CC-93  Also with a step left after he has come to the edge; two hexes and then off.
set     unit g6 bottom HI
set     blocks g6 4
set     order g6 unit
set     leader g7 top Hannibal
use     elsewhere
apply   attack g6 g7
chance  die circle, circle, circle, circle, circle
apply   flee g8
illegal leave because not-now
apply   flee g9
legal   stay
apply   leave
expect  leader g9 none
expect  banner bottom 0
turn    bottom

# CC-93  Not with the last step.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
set     unit g9 top MI
set     blocks g9 4
set     leader g9 top Mago
set     unit h9 top MI
set     blocks h9 4
set     leader h9 top Hanno
set     unit f9 top MI
set     blocks f9 4
set     leader f9 top Himilco
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
apply   flee g7
apply   flee g8
expect  leader g8 top Hannibal

# CC-127  A leader in flight who comes through a marsh rolls for it.
set     terrain g7 marsh
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
apply   flee g7
expect  dice 1
chance  die helmet
expect  banner bottom 1
expect  fleeing none

# CC-95  Also when it battles back, and on top of what the ground allows.
set     terrain g6 forest
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
set     leader g6 top Alexander
use     elsewhere
apply   attack g5 g6
expect  dice 2
chance  die circle, circle
expect  roll back
expect  dice 3

# CC-95  Not with elephants.
set     unit g5 bottom EL
set     blocks g5 2
set     leader g5 bottom Alexander
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
expect  dice 4

# CC-96  His own unit has its helmets, also of a poor leader.
set     unit g5 bottom HI
set     blocks g5 4
set     leader g5 bottom Mithridates
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  blocks g6 3

# CC-96  All three satraps are poor.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g4 bottom MI
set     blocks g4 4
set     leader g4 bottom Rhoesaces
set     unit h4 bottom MI
set     blocks h4 4
set     leader h4 bottom Spithridates
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  blocks g6 4

# CC-96  A Leadership card on one orders just him and his unit.
set     flow 0 card
set     played none
set     orders none
set     hand bottom Leadership Any Section 1
set     unit g2 bottom HI
set     blocks g2 4
set     leader g2 bottom Mithridates
set     unit h2 bottom HI
set     blocks h2 4
set     unit g9 top HI
set     blocks g9 4
apply   play Leadership Any Section
apply   order g2
expect  flow 0 move

# CC-117  The leader of a war machine that is given up in the published game flees.
option  edition published
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top WM
set     blocks g6 2
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
apply   evade
chance  die circle, circle, circle, circle, circle
expect  unit g6 none
turn    top
legal   flee g7

# CC-117  A war machine that is lost to the dice is a banner.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top WM
set     blocks g6 2
use     elsewhere
apply   attack g5 g6
apply   evade
chance  die square, square, circle, circle, circle
expect  unit g6 none
expect  banner bottom 1

# CC-112  Shots of cavalry lose nothing, and flags of shots are not ignored.
set     unit g5 bottom LC
set     blocks g5 3
set     order g5 unit
set     unit g7 top EL
set     blocks g7 2
use     elsewhere
apply   fire g5 g7
chance  die square, flag
expect  blocks g7 1
expect  flow 0 retreat

# CC-112  Of foot they ignore no square and no flag.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
use     elsewhere
apply   attack g5 g6
chance  die square, flag, circle, circle, circle
expect  blocks g6 1
expect  roll rampage

# CC-102  Elephants have no use of support, but give it.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
set     unit f6 top MI
set     blocks f6 4
set     unit h6 top MI
set     blocks h6 4
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
expect  roll rampage

# CC-102  An elephant and a unit are two friends.
use     duel
set     unit f6 top EL
set     blocks f6 2
set     unit h6 top MI
set     blocks h6 4
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
legal   ignore 1

# CC-102  A unit and its leader are one friend, and one's own leader is none.
use     duel
set     unit f6 top MI
set     blocks f6 4
set     leader f6 top Mago
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
expect  flow 0 retreat

# CC-113  Their leader ignores no flag.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
expect  roll rampage

# CC-110  Against a leader they roll one die.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     leader g6 top Hannibal
apply   attack g5 g6
expect  dice 1

# CC-110  A card adds to their dice, and the ground limits them.
set     played Clash of Shields
set     orders Clash of Shields
set     terrain g6 forest
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
apply   attack g5 g6
expect  dice 4

# CC-111  Swords that the target shrugs off are not rolled again.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top CH
set     blocks g6 2
apply   attack g5 g6
apply   stand
chance  die swords
expect  dice 2
chance  die swords
expect  dice 2
chance  die circle, circle
expect  blocks g6 1

# CC-111  Elephants do nothing to elephants with swords.
set     unit g5 bottom EL
set     blocks g5 2
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
apply   attack g5 g6
chance  die swords, swords, swords
expect  blocks g6 2

# CC-114  A flag that is ignored is no rampage.
set     unit g5 bottom HC
set     blocks g5 3
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
apply   attack g5 g6
chance  die flag, circle, circle, circle
apply   ignore 1
expect  roll back

# CC-114  A leader alone falls to a helmet, friend or foe; other symbols do not hurt units.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
set     leader f6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
expect  roll rampage
chance  die swords, helmet
expect  roll rampage
chance  die helmet, swords
expect  leader f6 none
expect  banner bottom 1
expect  blocks g5 4

# CC-115  On its second hex back a lone enemy leader in the way is eliminated.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
set     unit h7 top HI
set     blocks h7 4
set     unit f8 top HI
set     blocks f8 4
set     leader g8 bottom Scipio
use     elsewhere
apply   attack g5 g6
chance  die flag, flag, circle, circle, circle, circle, circle, circle, circle
expect  unit g7 top EL
expect  blocks g7 2
expect  blocks f8 3
expect  leader g8 none
expect  banner top 1

# CC-115  For each hex that is missing.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
set     unit g7 top HI
set     blocks g7 4
set     unit h7 top HI
set     blocks h7 4
use     elsewhere
apply   attack g5 g6
chance  die flag, flag, circle, circle, circle, flag, flag, flag, flag, flag, flag
expect  blocks g7 2
expect  blocks h7 2

# CC-115  A unit behind it suffers also where the other hex is shut by the ground.
set     terrain h7 river
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
set     unit g7 top HI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle, flag, flag, flag, flag
expect  blocks g6 2
expect  blocks g7 3

# CC-116  Not of foot, and not of elephants; camels ignore no flag.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top CM
set     blocks g6 3
use     elsewhere
apply   attack g5 g6
apply   stand
chance  die triangle, triangle, flag, circle, circle
expect  blocks g6 1
expect  flow 0 retreat

# CC-73  In the manual helmets do nothing to elephants.
set     unit g5 bottom HI
set     blocks g5 4
set     leader g5 bottom Scipio
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
apply   attack g5 g6
chance  die helmet, circle, circle, circle, circle
expect  blocks g6 2

# CC-80  Against who evades the attacker rolls his own dice and those of his card.
set     played Clash of Shields
set     orders Clash of Shields
set     unit g5 bottom CH
set     blocks g5 2
set     order g5 unit
set     unit g6 top LI
set     blocks g6 4
apply   attack g5 g6
apply   evade
expect  roll evade
expect  dice 6

# CC-44  The leaders of both are checked, his who is struck and his who is attacked.
set     discard First Strike 0
set     hand top First Strike 1
set     hand top Rally 0
set     unit g5 bottom HI
set     blocks g5 4
set     leader g5 bottom Scipio
set     order g5 unit
set     unit g6 top HI
set     blocks g6 4
set     leader g6 top Hannibal
apply   attack g5 g6
apply   strike
chance  die square, circle, circle, circle, circle
expect  roll check
chance  die circle, circle
expect  roll close
chance  die square, circle, circle, circle, circle
expect  roll check

# CC-93  He leaves through a hex of the edge where he could not stop.
set     unit g7 bottom HI
set     blocks g7 4
set     order g7 unit
set     leader g8 top Hannibal
set     unit g9 top MI
set     blocks g9 4
set     leader g9 top Mago
set     unit h9 top MI
set     blocks h9 4
set     leader h9 top Hanno
set     unit f9 top MI
set     blocks f9 4
set     leader f9 top Himilco
use     elsewhere
apply   attack g7 g8
chance  die circle, circle, circle, circle, circle
apply   flee g9
expect  leader g9 top Mago
expect  fleeing none
expect  banner bottom 0
turn    bottom

# CC-127  In the manual a leader who flees to a unit that stands in a marsh rolls.
use     elsewhere
use     to-the-marsh
apply   flee g7
expect  roll leader in marsh
expect  dice 1
chance  die triangle
expect  blocks g7 4
apply   stay
expect  leader g7 top Hannibal

# CC-127  A helmet eliminates him, and the unit stays as it is.
use     elsewhere
use     to-the-marsh
apply   flee g7
chance  die helmet
expect  fleeing none
expect  leader g7 none
expect  blocks g7 4
expect  banner bottom 1
turn    bottom

# CC-127  In the published game he does not roll: he is not alone there.
option  edition published
use     elsewhere
use     to-the-marsh
apply   flee g7
turn    top
apply   stay
expect  leader g7 top Hannibal

# CC-120  Hills, forests and fords are open to war machines.
set     flow 0 move
set     terrain g4 hill
set     terrain c4 forest
set     terrain k4 ford
set     unit g3 bottom WM
set     blocks g3 2
set     order g3 unit
set     unit c3 bottom WM
set     blocks c3 2
set     order c3 unit
set     unit k3 bottom WM
set     blocks k3 2
set     order k3 unit
set     unit a9 top HI
set     blocks a9 4
legal   move g3 g4
legal   move c3 c4
legal   move k3 k4

# CC-54  After one hex, also next to an enemy, warriors need not fight.
set     flow 0 move
set     unit g4 bottom WA
set     blocks g4 4
set     order g4 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g4 g5
apply   done
legal   attack g5 g6
legal   done

# CC-39  Heavy foot that has moved two need not fight.
set     flow 0 move
set     played Double Time
set     orders Double Time
set     unit g3 bottom HI
set     blocks g3 4
set     order g3 unit
set     unit g6 top MI
set     blocks g6 4
use     elsewhere
apply   move g3 g5
apply   done
legal   attack g5 g6
legal   done

# CC-21  Who has left is gone from there; a leader alone is moved, not sent.
set     flow 0 move
set     unit b2 bottom HI
set     blocks b2 4
set     leader b2 bottom Scipio
set     order b2 leader
set     leader g1 bottom Nero
set     order g1 leader
set     unit g9 top HI
set     blocks g9 4
illegal send g1 g2 because not-ordered
apply   send b2 b3
illegal send b2 c2 because not-ordered
illegal move b3 b4 because moved-already

# CC-105  A way that ends with a leader is as good as a long one.
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top WA
set     blocks g6 3
set     leader g7 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
turn    top
legal   retreat g7
legal   retreat h7

# CC-67  Nor does one see from a hill over it down.
set     terrain b5 hill
set     terrain a5 hill
set     unit a5 bottom LI
set     blocks a5 4
set     order a5 unit
set     unit c5 top MI
set     blocks c5 4
use     elsewhere
illegal fire a5 c5 because no-sight

# CC-114  In the manual a lone leader whom the rampage misses stays where he is.
use     elsewhere
use     trampled-leader
chance  die circle, circle, circle, circle
expect  leader f6 top Hannibal
turn    top
legal   retreat g7

# CC-114  In the published game he must evade.
option  edition published
use     elsewhere
use     trampled-leader
chance  die circle, circle, circle, circle
turn    top
legal   flee f7

# CC-115  A lone enemy leader whom the rampage missed, and who shuts the way back, is eliminated.
set     terrain g7 river
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top EL
set     blocks g6 2
set     leader h7 bottom Scipio
use     elsewhere
apply   attack g5 g6
chance  die flag, circle, circle, circle, circle
chance  die circle, circle, circle, circle
expect  leader h7 none
expect  banner top 1
expect  blocks g6 2

# CC-92  Where the only way leads past an enemy he takes it, and the enemy rolls.
set     terrain h7 river
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
set     unit g7 bottom MI
set     blocks g7 4
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
expect  roll escape
expect  dice 4

# CC-127  Where the only way leads into a marsh he rolls for it.
set     terrain h7 river
set     terrain g7 marsh
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die circle, circle, circle, circle, circle
expect  roll leader in marsh

# CC-90  A block lost in the marsh on the way back is of the same combat: no second check.
option  edition published
set     terrain g7 marsh
set     terrain h7 river
use     duel
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die triangle, flag, circle, circle, circle
chance  die circle, circle
apply   ignore 0
expect  roll marsh
chance  die triangle
expect  blocks g7 2
expect  flow 0 advance

# CC-93  Log: a leader who leaves the field with his unit lost in the same action did not fall.
set     unit g8 bottom HI
set     blocks g8 4
set     order g8 unit
set     unit g9 top MI
set     blocks g9 2
set     leader g9 top Hannibal
use     elsewhere
apply   attack g8 g9
chance  die triangle, flag, flag, circle, circle
chance  die circle, circle
apply   ignore 0
expect  banner bottom 1
expect  leader g9 none
told    spectator left-field who top what top Hannibal

# CC-94  Log: with his unit lost in the same action and no way to flee he falls.
set     terrain g7 river
set     terrain h7 river
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 2
set     leader g6 top Hannibal
use     elsewhere
apply   attack g5 g6
chance  die triangle, flag, flag, circle, circle
chance  die circle, circle
apply   ignore 0
expect  banner bottom 2
told    spectator fell-in-flight who top what top Hannibal at g6

# CC-103  The way back into a corner is shut by a friend who has no leader.
set     unit a8 top MI
set     blocks a8 4
set     unit a7 bottom HI
set     blocks a7 4
set     order a7 unit
set     unit a9 top HI
set     blocks a9 4
set     unit b9 top HI
set     blocks b9 4
use     elsewhere
apply   attack a7 a8
chance  die flag, circle, circle, circle, circle
apply   ignore 0
expect  unit a8 top MI
expect  blocks a8 3

# CC-160  In a battle of one's own an empty hand that no card can fill ends it; more banners win.
set     deck Order Two Left 0
set     deck Order Three Left 0
set     deck Coordinated Attack 0
set     discard First Strike 0
set     hand top Order Two Center 0
set     hand top Order Medium Troops 0
set     hand top Rally 0
set     hand top Double Time 0
set     hand top Out Flanked 0
set     banner top 1
use     duel
apply   done
chance  draw Order Four Center
over    top
