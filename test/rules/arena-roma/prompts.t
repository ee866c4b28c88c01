; What a player is asked names who, where and how much.
game arena-roma
position {"flow":["act"],"turn":3,"option":{"deck":"roma+arena"},"vp":{"roma":10,"capua":10},"supply":16,"money":{"roma":12},"die":[2,2,5],
  "hand":{"roma":{"Forum":1,"Aries":1},"capua":{"Tuba":1,"Fons Bacchi":1}},
  "space":{"roma":{"1":"Taberna","3":"Castra","4":"Pictor","6":"Templarius"},
  "capua":{"1":"Aries","2":"Bestia","3":"Forum","4":"Portus","6":"Maecenas"}}}

# AR-19  The dice that are left, and the money.
asks    roma "Use your dice (2, 2 and 5), play cards (you have 12 sestertii), or end your turn."
asks    capua "Use your dice, play cards, or end your turn."
asks    spectator "Use your dice, play cards, or end your turn."
apply   money 2
apply   money 2
set     money roma 1
asks    roma "Use your die (5), play cards (you have 1 sestertius), or end your turn."
apply   money 5
asks    roma "No dice left: play cards (you have 6 sestertii), or end your turn."

# AR-7  The exchange counts the cards that are still missing.
position {"flow":["exchange"],"vp":{"roma":10,"capua":10},"supply":16,
  "hand":{"roma":{"Forum":3,"Aries":2},"capua":{"Portus":2,"Pictor":2,"Tuba":1}}}
asks    roma "Choose 2 cards for Capua."
apply   roma: give Forum
asks    roma "Choose 1 more card for Capua."
asks    capua "Choose 2 cards for Roma."
apply   roma: give Forum
asks    roma "Hand over your 2 cards to Capua. You cannot undo this."

# AR-8  The opening cards that are left.
position {"flow":["layout"],"vp":{"roma":10,"capua":10},"supply":16,
  "hand":{"roma":{"Forum":1,"Aries":1},"capua":{"Tuba":1,"Fons Bacchi":1}}}
asks    roma "Lay your 2 opening cards face up: choose an empty space for each."
apply   lay Forum 2
asks    roma "Lay your 1 opening card face up: choose an empty space for it."

# AR-25  How many cards were drawn.
set     deck Castra 1
set     deck Pictor 1
apply   cards 2
chance  draw Castra, Pictor
asks    roma "Keep 1 of the 2 cards you drew; the rest are discarded."

# AR-67  Who attacks, from where and with what.
set     space roma 5 Decurio
set     space capua 5 Tuba
set     hand capua Tuba 0
apply   activate 5
asks    roma "Decurio on space 5: choose the card of Capua to attack with +1."

# AR-82  The price of the deed.
set     space roma 5 Statua Iovis
apply   activate 5
asks    roma "Statua Iovis on space 5: choose the card of Capua to discard for 10 sestertii."

# AR-97  Gladiator sends a character home.
set     space roma 5 Gladiator
apply   activate 5
asks    roma "Gladiator on space 5: choose the character to return to Capua's hand."

# AR-74  What an attack can be raised to.
set     space roma 5 Mercennarius
apply   activate 5
apply   target 2
asks    roma "Mercennarius attacks Bestia (defence 4): pay 3 sestertii for each +1, up to +3 (you have 12)."

# AR-87  Tuba: the roll so far.
set     space roma 5 Onager
set     space roma 2 Tuba
set     hand capua Tuba 0
apply   activate 5
apply   target 1
chance  die 1
asks    roma "Tuba: 1 against Aries's defence of 4. Roll the battle die again, or pass."

# AR-93  Centurio: what is missing, and the dice to add.
set     space roma 2 Centurio
apply   activate 2
chance  die 1
asks    roma "Centurio: 1 against Bestia's defence of 4. Add one of your dice (2 and 5), or pass."

# AR-71  Forum, with a Basilica beside it.
set     space roma 5 Forum
set     hand roma Forum 0
apply   activate 5
asks    roma "Forum: choose a die (2 and 2) to gain its value in VP."

# AR-92  The same with a Basilica beside it.
set     space roma 5 Forum
set     hand roma Forum 0
set     space roma 4 Basilica
apply   activate 5
asks    roma "Forum: choose a die (2 and 2) to gain its value in VP, and 2 more from Basilica."

# AR-110  Templum.
set     space roma 5 Forum
set     hand roma Forum 0
set     space roma 4 Templum
apply   activate 5
apply   score 2
asks    roma "Templum: use another die (2) for VP, or pass."

# AR-72  Maecenas and the money.
set     space roma 5 Maecenas
set     space capua 6 none
apply   activate 5
asks    roma "Maecenas: choose one of your cards and pay for it to act (you have 12 sestertii)."

# AR-89  Via Cassia and its place.
set     space roma 5 Via Cassia
apply   activate 5
asks    roma "Via Cassia on space 5: choose the card to its left or right to act as."

# AR-79  Praedator takes buildings.
set     space roma 5 Praedator
apply   activate 5
asks    roma "Praedator: sacrifice one of your buildings to gain its defence in VP."

# AR-81  Speculator: whose hand, how many cards.
set     space roma 5 Speculator
apply   activate 5
asks    roma "Speculator: look at Capua's hand (2 cards). You cannot undo this."
apply   look
asks    roma "Speculator: take 1 card from Capua's hand."

# AR-102  Mercator: price and purse.
set     space roma 5 Mercator
apply   activate 5
asks    roma "Mercator: buy up to 6 VP from Capua for 2 sestertii each (you have 12)."

# AR-95  Consul and the dice.
set     space roma 5 Consul
apply   activate 5
asks    roma "Consul: turn one of your dice (2 and 2) up or down by 1."

# AR-66  Castra: the card that was turned up.
set     space roma 5 Castra
set     space roma 3 none
set     deck Arena 1
apply   activate 5
chance  draw Arena
asks    roma "Castra: lay Arena on an empty space."

# AR-17  Three alike.
position {"flow":["triple"],"turn":3,"vp":{"roma":10,"capua":10},"supply":16,"die":[4,4,4],
  "space":{"roma":{"1":"Taberna"},"capua":{"1":"Aries"}}}
asks    roma "Three 4s: roll all three dice again, or pass."
