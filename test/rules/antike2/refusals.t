## Refusals that teach: what is missing, and the rule that forbids it. Whoever has only one way is
## not asked (A2-28), so the cases begin within the action.
include three.head

fixture templum
set    space yellow Templum
set    flow 0 templum
end

fixture militia
set    space yellow Militia
set    flow 0 militia
end

fixture scientia
set    space yellow Scientia
set    flow 0 scientia
end

fixture conquest
set    space yellow Movere I
set    flow 0 conquest
end

fixture founding
set    space yellow Marmor
set    flow 0 founding
end

# A2-29  A temple: price and purse.
set    stock yellow coin 1
use    templum
illegal temple Carthago because too-dear A2-29 "A temple costs 5 marble; you have 3 marble and 1 coin."
illegal temple Memphis because not-your-city A2-30 "Memphis is a city of the Aegyptii."
illegal temple Palma because not-your-city A2-30 "There is no city in Palma."
illegal temple Taxila because not-your-city A2-30 "Taxila is not on this map."
illegal temple Mare Ibericum because not-your-city A2-30 "Mare Ibericum has no city site."

# A2-30  Town walls belong to another game.
use    templum
illegal wall Carthago because not-in-game A2-29 "Antike II has no town walls"

# A2-2  Nor are units recruited here.
use    scientia
illegal recruit legion because not-in-game A2-31 "Antike II has no recruitment box"

# A2-15  Nor are there event cards, whatever the moment.
illegal play Storm because not-in-game A2-15 "Antike II has no event cards."
illegal fortress because not-in-game A2-15 "Antike II has no event cards."

# A2-31  A unit: price and purse.
set    stock yellow iron 1
use    militia
illegal arm legion Carthago because too-dear A2-31 "A legion costs 2 iron; you have 1 iron."
illegal arm legion Memphis because armed-elsewhere A2-31 "Memphis is a city of the Aegyptii."

# A2-32  What a city has armed already.
set    stock yellow iron 6
use    militia
apply  arm legion Carthago
illegal arm legion Carthago because city-full A2-32 "Carthago has armed 1 unit; without a temple it arms 1 in each Militia."

# A2-33  A galley needs water.
set    city Ancyra yellow
set    yields Ancyra marble
use    militia
illegal arm galley Ancyra because no-harbour A2-33 "Ancyra is not next to water."

# A2-37  A know-how: the price of the first, and of those who follow.
use    scientia
illegal learn Strata because too-dear A2-37 "Strata costs 8 gold; you have 3 gold."
illegal learn Moneta because needs-other A2-39 "Moneta needs Metallum, which you do not have."
set    known red Strata yes
illegal learn Strata because too-dear A2-38 "Strata costs 4 gold; you have 3 gold."

# A2-70  A city: price and purse.
set    stock yellow iron 0
set    units yellow legion Caesarea 1
use    founding
illegal found marble Caesarea because too-dear A2-70 "A city costs 1 marble, 1 iron and 1 gold; you have 3 marble and 3 gold."
illegal found gold Caesarea because wrong-resource A2-71 "A city in Caesarea gives marble, not gold."
illegal found gold Roma because no-unit-there A2-68 "You have no unit in Roma."
illegal found gold Memphis because city-there A2-69 "Memphis is a city of the Aegyptii."
illegal found gold Mare Ibericum because no-site A2-69 "Mare Ibericum has no city site."

# A2-69  A neutral temple is in the way.
set    units yellow legion Carthago Nova 1
use    founding
illegal found gold Carthago Nova because temple-stands A2-69 "First destroy the neutral temple in Carthago Nova, on Movere."

# A2-19  Steps: how many are to be paid, and what with.
set    space yellow Ferrum
set    stock yellow marble 0
set    stock yellow iron 1
set    stock yellow gold 0
illegal go Scientia because no-steps A2-19 "Scientia is 6 steps away and costs 3 resources or coins; you have 1 iron."
illegal go Ferrum because same-space A2-20 "A full round back to Ferrum is 8 steps; the most is 7."

# A2-45  Units that have moved, and units that are not there.
set    units yellow legion Carthago 2
apply  go Movere I
apply  move 1 legion Carthago Cirta
illegal move 1 legion Cirta Caesarea because no-such-units A2-45 "You have 1 legion in Cirta, but it has no step left."
illegal move 3 legions Carthago Cirta because no-such-units A2-45 "You have 1 legion in Carthago."
illegal move 1 galley Carthago Melita because no-such-units A2-45 "You have no galleys in Carthago."
illegal move 1 legion Carthago Roma because no-border A2-46 "Carthago and Roma are not adjacent."
illegal move 1 legion Carthago Melita because no-border A2-46 "Only galleys can cross between Carthago and Melita."

# A2-50  An attack needs as many units of the kind, with or without a step left.
set    units yellow galley Carthago 2
set    units red legion Carthago 1
apply  go Movere I
illegal attack 1 legion Carthago red because no-such-units A2-50 "You have no legions in Carthago to attack with."
illegal attack 2 legions Carthago red because no-enemy A2-50 "The Aegyptii have 1 legion in Carthago."
illegal attack 1 legion Carthago yellow because no-enemy A2-50 "You cannot attack your own units."
illegal attack 1 legion Carthago grey because no-enemy A2-50 "Nobody plays grey."

# A2-52  A battle takes as many as both have.
set    units yellow legion Carthago 2
set    units red legion Cirta 1
apply  go Movere I
apply  move 2 legions Carthago Cirta
illegal red: fight 2 because no-enemy A2-52 "2 legions have entered Cirta, where you have 1: a battle takes 1 on each side."
illegal red: go Ferrum because not-now A2-15 "You move on the rondel once a turn, at its beginning. Another choice comes first. 2 legions of the Carthaginienses enter Cirta, where you have 1: demand a battle, or pass."

# A2-60  How strong, and how many there are.
set    units yellow legion Memphis 1
use    conquest
illegal conquer Memphis because too-strong A2-60 "Memphis has strength 2; you have 1 unit there and need 2."
illegal conquer Carthago because no-city A2-55 "Carthago is your own city."
illegal conquer Palma because no-city A2-55 "There is no city in Palma."

# A2-65  A neutral temple has strength 3, and that is the rule.
set    units yellow legion Carthago Nova 2
use    conquest
illegal raze Carthago Nova because too-strong A2-65 "A neutral temple has strength 3; you have 2 units in Carthago Nova."
illegal raze Roma because no-neutral A2-65 "There is no neutral temple in Roma."

# A2-42  A trade needs know-how, and enough to give.
illegal trade because cannot-trade A2-42 "You have neither Mercatura nor Commercium."
set    known yellow Mercatura new
illegal trade because cannot-trade A2-41 "Mercatura takes effect at the end of this turn."
set    known yellow Mercatura yes
set    stock yellow marble 0
set    stock yellow iron 0
set    stock yellow gold 1
illegal trade because too-little A2-42 "You need 2 resources to trade; you have 1 gold."

# A2-15  Not now: what the word waits for, and what is open.
illegal temple Carthago because not-now A2-29 "You build temples on Templum. You have not moved on the rondel yet. Choose a space on the rondel: your first move is free."
apply  go Militia
illegal temple Carthago because not-now A2-29 "You build temples on Templum. This turn you are on Militia. Arm units in your cities (2 iron each; you have 3 iron), or press Done."
illegal end because not-now A2-15 "You end your turn after founding cities. You are still on Militia. Arm units in your cities (2 iron each; you have 3 iron), or press Done."

# A2-15  Not now: the action is over.
set    space yellow Militia
set    flow 0 founding
illegal done because not-now A2-15 "Done ends a rondel action. Your action on Militia is over. Found a city (1 marble, 1 iron and 1 gold; you have 3 marble, 3 iron and 3 gold), or end your turn."
illegal arm legion Carthago because not-now A2-31 "You arm units on Militia. Your action there is over. Found a city (1 marble, 1 iron and 1 gold; you have 3 marble, 3 iron and 3 gold), or end your turn."

# A2-28  Not now: a price is open.
set    stock yellow marble 5
set    stock yellow coin 2
use    templum
apply  temple Carthago
illegal temple Cirta because not-now A2-28 "Another choice comes first. 5 marble to pay (you have 5 marble and 2 coins): choose how many coins to use."
illegal coins 3 because no-choice-of-coins A2-28 "You can pay 0 to 2 coins towards the 5 marble."
illegal pay coin coin coin because no-choice-of-coins A2-28 "You can pay 0 to 2 coins towards the 5 marble."

# A2-61  Not now: losses are to be chosen.
set    units yellow legion Memphis 2
set    units yellow galley Memphis 2
use    conquest
apply  conquer Memphis
illegal lose 3 legions because wrong-loss A2-61 "You lose 2 units in Memphis and have 2 legions and 2 galleys: choose 0 to 2 legions."
illegal done because not-now A2-61 "Another choice comes first. You lose 2 units in Memphis, where you have 2 legions and 2 galleys: choose how many legions."
