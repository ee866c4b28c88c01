## Refusals that teach: what is missing, and the rule that forbids it.
include begun.head

fixture templum
set    space roma Templum
set    flow 0 templum
end

fixture militia
set    space roma Militia
set    flow 0 militia
end

fixture conquest
set    space roma Duellum I
set    flow 0 conquest
end

# CB-53  A temple: price and purse, with the coins for its neighbours.
set    stock roma coin 1
use    templum
illegal temple Roma because too-dear CB-53 "A temple costs 6 marble; you have 3 marble."
illegal temple Carthago because not-your-city CB-55 "Carthago is a city of Carthago."

# CB-53  Without the coins for its neighbours.
set    stock roma marble 12
use    templum
apply  temple Roma
illegal temple Genua because no-coins CB-53 "A temple in Genua costs 1 extra coin, 1 for each temple next to it; you have none."

# CB-56  A town wall: price, purse and supply.
set    stock roma marble 0
use    templum
illegal wall Roma because too-dear CB-56 "A town wall costs 1 marble; you have none."
set    walls roma 0
illegal wall Roma because no-walls CB-56 "You have no town wall in your supply."

# CB-57  A wall stands around an own city.
use    templum
illegal wall Carthago because not-your-city CB-57 "Carthago is a city of Carthago."
set    wall Roma yes
illegal wall Roma because wall-there CB-57 "Roma already has a town wall."

# CB-36  Arming: price, purse and box.
set    stock roma iron 1
set    box roma galley 0
use    militia
illegal arm legion Roma because too-dear CB-36 "A legion costs 2 iron; you have 1 iron."
illegal arm galley Roma because no-units CB-36 "You have no galley in your recruitment box."

# CB-27  A know-how of the other game, whatever the moment.
illegal learn Metallum because not-in-game CB-27 "Casus Belli has no Metallum."

# CB-27  Know-how: the first and the second price.
apply  go Scientia
illegal learn Strata because too-dear CB-27 "Strata costs 5 gold; you have 3 gold."
illegal learn Metallum because not-in-game CB-27 "Casus Belli has no Metallum."
set    known carthago Moneta yes
set    stock roma gold 1
illegal learn Moneta because too-dear CB-28 "Moneta costs 3 gold; you have 1 gold."
illegal recruit galley because too-dear CB-29 "A galley costs 2 gold; you have 1 gold."

# CB-61  A city: price, purse and the coins for its neighbours.
set    units roma legion Ancona 1
apply  go Aurum
illegal found iron Ancona because no-coins CB-62 "A city for iron in Ancona costs 1 extra coin, 1 for each iron city next to it; you have none."
set    stock roma marble 0
illegal found marble Ancona because too-dear CB-59 "A city costs 1 marble, 1 iron and 1 gold; you have 3 iron and 3 gold."

# CB-41  Units that meet fight without a word.
apply  go Duellum I
illegal attack 1 legion Roma carthago because fight-unasked CB-41 "after all movement"
illegal fight 1 because fight-unasked CB-41 "after all movement"

# CB-49  There are no neutral temples.
use    conquest
illegal raze Roma because not-in-game CB-49 "Casus Belli has no neutral temples"

# CB-46  How strong, and how many are needed.
set    units roma legion Carthago 1
use    conquest
illegal conquer Carthago because too-strong CB-46 "Carthago has strength 1; you have 1 unit there and need 2."

# CB-46  Nobody there.
use    conquest
illegal conquer Caesarea because too-strong CB-46 "Caesarea has strength 1; you have no units there and need 2."

# CB-75  Fortress answers a conquest of the opponent.
set    deck Fortress 2
set    hand roma Fortress 1
illegal play Fortress because not-this-action CB-75 "Play Fortress in your opponent's turn"
illegal fortress because not-now CB-75 "Play Fortress in your opponent's turn"
illegal play Academy because not-in-hand CB-76 "You have no Academy in your hand."

# CB-78  A card of another action, and one that would change nothing.
set    deck Academy 0
set    hand roma Academy 1
set    deck Quarry 0
set    hand roma Quarry 1
set    deck Envoy 0
set    hand roma Envoy 1
illegal play Academy because not-this-action CB-78 "Play Academy on Scientia. You have not moved on the rondel yet."
illegal play Envoy because no-effect CB-78 "Your first move on the rondel is free anyway."
set    space roma Scientia
set    flow 0 scientia
illegal play Academy because no-effect CB-78 "Your opponent has no know-how."
set    flow 0 founding
illegal play Quarry because not-this-action CB-78 "Play Quarry on Marmor. This turn you are on Scientia."
illegal play Envoy because not-this-action CB-78 "Play Envoy before you move on the rondel. Your action on Scientia is over."

# CB-35  Commercium waits until Scientia is finished.
set    stock roma gold 12
apply  go Scientia
apply  learn Commercium
illegal trade because cannot-trade CB-35 "You can trade with Commercium once Scientia is finished."

# CB-21  Coins pay no steps.
set    space roma Ferrum
set    stock roma coin 3
apply  go Militia
illegal spend coin because not-for-steps CB-21 "Pay for a step with marble, iron or gold, not with a coin."
illegal temple Roma because not-now CB-53 "You build temples on Templum. Another choice comes first. Pay for 1 extra rondel step: 1 resource."

# CB-72  The cards that lie open.
set    units roma legion Carthago 2
apply  go Duellum I
apply  done
apply  conquer Carthago
turn   carthago
illegal carthago: pick Masons because not-open CB-72 "Masons is not face up; Burglary, Tribute and Storm are."
illegal carthago: go Aurum because not-now CB-15 "You move on the rondel once a turn, at its beginning. Another choice comes first. Take an event card: Burglary, Tribute and Storm."
