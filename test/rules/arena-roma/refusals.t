; What a refusal says is missing, and the rule that it cites.
game arena-roma
position {"flow":["act"],"turn":3,"option":{"deck":"roma+arena"},"vp":{"roma":10,"capua":10},"supply":16,"money":{"roma":12},"die":[2,2,5],
  "hand":{"roma":{"Forum":1,"Aries":1}},
  "space":{"roma":{"1":"Taberna","3":"Castra","4":"Pictor","6":"Templarius"},
  "capua":{"1":"Aries","2":"Bestia","3":"Forum","4":"Portus","6":"Maecenas"}}}

# AR-64  Bestia: the lowest defence, and characters only.
set     space roma 5 Bestia
set     space capua bribery Magister
apply   activate 5
illegal target 2 because no-target AR-64 "Bestia has a defence of 4; the lowest is 3."
illegal target 1 because no-target AR-64 "Aries on space 1 is a building; Bestia can hit only characters."
illegal target 5 because no-target AR-64 "Capua has no card on space 5."

# AR-74  Mercennarius strikes characters; men cost 3 sestertii each.
set     space roma 5 Mercennarius
set     money roma 5
apply   activate 5
illegal target 3 because no-target AR-74 "Forum on space 3 is a building"
apply   target 2
illegal hire 2 because too-much AR-74 "+2 costs 6 sestertii; you have 5."

# AR-105  Onager strikes buildings.
set     space roma 5 Onager
apply   activate 5
illegal target 2 because no-target AR-105 "Bestia on space 2 is a character; Onager can hit only buildings."

# AR-82  Statua Iovis strikes any card, but there must be one.
set     space roma 5 Statua Iovis
apply   activate 5
illegal target 5 because no-target AR-82 "Capua has no card on space 5."

# AR-67  Decurio reaches three spaces.
set     space roma 5 Decurio
set     space capua 5 Tuba
apply   activate 5
illegal target 2 because no-target AR-67 "Decurio does not reach space 2 from space 5."

# AR-21  Price and purse.
set     money roma 4
illegal play Forum 2 because no-money AR-21 "Forum costs 5 sestertii; you have 4."
illegal play Tuba 2 because not-in-hand AR-21 "You have no Tuba in your hand."

# AR-78  Portus: the card must be in the hand, and one on the space.
set     space roma 5 Portus
apply   activate 5
illegal swap Tuba 1 because not-in-hand AR-78
illegal swap Aries 2 because empty-space AR-78 "You have no card on space 2."

# AR-7  In the exchange it is the exchange that forbids.
position {"flow":["exchange"],"vp":{"roma":10,"capua":10},"supply":16,
  "hand":{"roma":{"Forum":2,"Aries":2},"capua":{"Portus":2,"Pictor":2,"Tuba":1}},"gift":{"roma":{"Forum":1}}}
illegal roma: give Tuba because not-in-hand AR-7
illegal roma: seal because gifts-missing AR-7 "You have chosen 1 of the 2 cards"
illegal roma: money 2 because not-now AR-12 "The first turn has not begun. Choose 1 more card for Capua."

# AR-8  In the opening it is the opening.
position {"flow":["layout"],"vp":{"roma":10,"capua":10},"supply":16,
  "hand":{"roma":{"Forum":1},"capua":{"Tuba":1}},"space":{"roma":{"1":"Aries"}}}
illegal lay Tuba 2 because not-in-hand AR-8
illegal lay Forum 1 because space-taken AR-8 "Aries is already on space 1."
illegal pass because not-now AR-8 "You cannot pass here"

# AR-20  The dice that are left.
illegal money 3 because no-die AR-20 "You have no unused 3: your dice show 2, 2 and 5."
apply   money 2
illegal activate 1 because no-die AR-20 "your dice show 2 and 5"
apply   money 2
illegal money 2 because no-die AR-20 "your die shows 5"
apply   money 5
illegal cards 5 because no-die AR-20 "You have no unused die."

# AR-29  The space is named.
set     space roma 5 none
illegal activate 5 because empty-space AR-29 "You have no card on space 5."

# AR-33  The bribe and the purse.
set     space roma bribery Arena
set     money roma 4
illegal bribe 5 because no-bribe-money AR-33 "A bribe with a 5 costs 5 sestertii; you have 4."

# AR-34  The card is named.
set     space roma 5 Telonium
illegal activate 5 because always-active AR-34 "Telonium is always active"

# AR-106  So is what a Praetorianus blocks.
set     blocked roma 5 yes
set     space roma 5 Arena
illegal activate 5 because blocked AR-106 "Praetorianus blocks space 5 this turn: you cannot activate Arena."

# AR-71  Forum and Templum ask for their dice.
set     space roma 2 Forum
set     space roma 1 Templum
apply   activate 2
illegal score 3 because no-die AR-71
apply   score 2
illegal score 2 because no-die AR-110 "your die shows 5"

# AR-72  What Maecenas pays.
set     space roma 2 Maecenas
set     space capua 6 Aries
set     space capua 1 none
set     hand roma Aries 0
set     money roma 4
apply   activate 2
illegal copy 1 because too-dear AR-72 "Maecenas pays 5 sestertii for Taberna; you have 4."
illegal copy 2 because not-copyable AR-44 "Maecenas on space 2 has already been used"
illegal copy 5 because empty-space AR-72 "You have no card on space 5."

# AR-89  Via Cassia names both cards.
set     space roma 2 Via Cassia
apply   activate 2
illegal copy 4 because not-next-to AR-89 "Pictor on space 4 is not directly to the left or right of space 2."

# AR-107  Scaenicus acts as a character.
set     space roma 5 Scaenicus
apply   activate 5
illegal copy 1 because not-a-character AR-107 "Taberna is a building"

# AR-79  Praedator takes a building.
set     space roma 5 Praedator
apply   activate 5
illegal sacrifice 6 because not-your-building AR-79 "Templarius is a character; Praedator takes a building."

# AR-80  The discard pile has it not, or it is of the wrong kind.
set     space roma 5 Restaurator
set     discard Arena 1
set     discard Decurio 1
apply   activate 5
illegal take Decurio because no-discarded-building AR-80 "Decurio is a character; Restaurator takes a building."
illegal take Castra because no-discarded-building AR-80 "There is no Castra in the discard pile."

# AR-102  VP and purse.
set     space roma 5 Mercator
apply   activate 5
illegal buy 7 because too-many-vp AR-102 "7 VP cost 14 sestertii; you have 12."
illegal buy 11 because too-many-vp AR-102 "Capua has only 10 VP."

# AR-95  A die has six faces.
set     space roma 2 Consul
set     die 2 6
apply   activate 2
illegal raise 6 because out-of-range AR-95 "You cannot turn a 6 up"
illegal raise 5 because no-die AR-95 "your dice show 2 and 6"

# AR-66  Castra names the card that was turned up.
set     deck Arena 1
set     die 0 3
apply   activate 3
chance  draw Arena
illegal lay Aries 2 because not-turned-up AR-66 "Arena was turned up, not Aries."
illegal lay Arena 1 because not-empty AR-66 "Taberna is already on space 1."

# AR-91  Architectus plays buildings.
set     space roma 5 Architectus
set     hand roma Tuba 1
apply   activate 5
illegal lay Tuba 2 because only-buildings AR-91 "Tuba is a character; Architectus lets you play only buildings free of charge."

# AR-74  At the wrong moment a refusal says what the request waits for.
illegal hire 1 because not-now AR-74 "You pay for a bonus before an attack by Mercennarius. You have no card on the table that does this."
set     space roma 5 Mercennarius
illegal hire 1 because not-now AR-74 "Your Mercennarius on space 5 is not acting now."

# AR-17  A roll that is over stays.
illegal reroll because not-now AR-17 "Your roll is over."
illegal pass because not-now AR-19 "There is nothing to pass on"
illegal keep Forum because not-now AR-25 "you have not drawn any"
illegal die 3 because not-now AR-16 "you cannot choose"

# AR-29  While a card acts the next action waits.
set     space roma 5 Decurio
set     space capua 5 Tuba
apply   activate 5
illegal money 2 because not-now AR-29 "Decurio is still acting. Decurio on space 5: choose the card of Capua to attack with +1."

# AR-12  While the roll goes on so do actions.
position {"flow":["fons"],"turn":3,"vp":{"roma":10,"capua":10},"supply":16,"rerolls":1,"die":[1,2,2],
  "space":{"roma":{"1":"Fons Bacchi"}}}
illegal money 1 because not-now AR-12 "Finish your roll first"
illegal reroll because not-now AR-70 "First choose the dice to roll again"
illegal mark 5 because no-die AR-70 "your dice show 1, 2 and 2"
apply   mark 2
illegal pass because not-now AR-70 "You have picked up 1 die: roll it again."

# AR-11  Beginners of the manual have no exchange.
position {"flow":["layout"],"beginner":true,"vp":{"roma":10,"capua":10},"supply":16,
  "hand":{"roma":{"Forum":1},"capua":{"Tuba":1}}}
illegal give Forum because not-now AR-11 "There is no exchange of cards in the beginner game."
