; The turn: empty spaces, the roll, the actions that everybody has.
game arena-roma
position {"flow":["act"],"turn":3,"vp":{"roma":10,"capua":10},"supply":16,"money":{"roma":9},"die":[2,2,5],
  "hand":{"roma":{"Forum":1,"Aries":1,"Tuba":1}},
  "deck":{"Castra":1,"Pictor":1,"Portus":1,"Statua Iovis":1},
  "space":{"roma":{"1":"Taberna","2":"Triremis","3":"Castra","4":"Pictor","5":"Portus","6":"Magister","bribery":"Praedator"},
  "capua":{"1":"Bestia","2":"Decurio","3":"Aries","4":"Ballista","5":"Praedator","6":"Maecenas","bribery":"Telonium"}}}

# AR-12  Empty spaces first, then the roll, then the actions.
set     space capua 4 none
apply   end
expect  vp capua 9
turn    chance
chance  die 1, 2, 4
turn    capua
legal   money 4

# AR-13  One VP for each empty space, bribery too, to the supply.
set     space capua 4 none
set     space capua bribery none
apply   end
expect  vp capua 8
expect  supply 18
told    capua gaps who capua spaces 2 n 2

# AR-14  Also on the first turn of the second player.
set     turn 1
set     space capua 1 none
set     space capua 2 none
apply   end
expect  turn 2
expect  vp capua 8

# AR-14  The start player gives 2 VP on the first turn of all.
position {"flow":["layout"],"active":"capua","vp":{"roma":10,"capua":10},"supply":16,
  "space":{"roma":{"1":"Forum","2":"Aries","3":"Castra","4":"Pictor","bribery":"Portus"}},"hand":{"capua":{"Tuba":1}}}
apply   lay Tuba 1
expect  turn 1
expect  vp roma 8
expect  supply 18

# AR-15  Who has too few VP for his empty spaces loses at once.
set     vp capua 2
set     space capua 1 none
set     space capua 2 none
set     space capua 3 none
apply   end
expect  vp capua 0
expect  supply 18
told    capua gaps who capua spaces 3 n 2
over    roma

# AR-16  Three dice are rolled.
apply   end
chance  die 6, 1
turn    chance
chance  die 1
expect  die 0 6
expect  die 1 1
expect  die 2 1
turn    capua

# AR-17  Three alike may be rolled again, all of them, once.
apply   end
chance  die 3, 3, 3
offers  2
apply   reroll
chance  die 4, 4, 4
illegal reroll because not-now
legal   money 4

# AR-17  He may also keep them.
apply   end
chance  die 3, 3, 3
apply   pass
legal   activate 3

# AR-17  Published: again whenever they are all alike.
set     option edition published
apply   end
chance  die 3, 3, 3
apply   reroll
chance  die 4, 4, 4
legal   reroll

# AR-17  Three alike may be rolled again in each turn.
apply   end
chance  die 3, 3, 3
apply   reroll
chance  die 1, 2, 3
apply   end
chance  die 4, 4, 4
legal   reroll

# AR-18  Two dice are never three alike.
set     fewer capua 1
apply   end
chance  die 3, 3
turn    capua
illegal reroll because not-now
legal   money 3

# AR-19  Any number of actions in any order; unused dice are lost.
apply   money 5
apply   play Tuba 1
apply   money 2
apply   end
chance  die 1, 1, 6
expect  money roma 13
illegal money 2 because no-die

# AR-20  A die is used once.
apply   money 5
illegal money 5 because no-die
illegal cards 5 because no-die
illegal activate 5 because no-die
illegal money 3 because no-die
legal   money 2

# AR-21  A card costs its price, and who has less cannot play it.
apply   play Aries 3
expect  money roma 1
expect  hand roma Aries 0
expect  space roma 3 Aries
illegal play Forum 1 because no-money
illegal play Aries 1 because not-in-hand

# AR-22  The card that lay there is discarded, and nothing is paid back.
apply   play Tuba 6
expect  space roma 6 Tuba
expect  discard Magister 1
expect  money roma 6

# AR-23  No die, several cards a turn, and a new card can act at once.
apply   play Tuba 6
apply   play Forum 5
expect  die 2 5
expect  money roma 1
apply   activate 5
apply   score 2
expect  vp roma 12

# AR-24  A die on money brings its value.
apply   money 5
expect  money roma 14
expect  die 2 0

# AR-54  The bank has money for everybody.
set     money roma 5000
apply   money 5
expect  money roma 5005

# AR-25  A die on cards: draw as many, keep one, discard the rest.
apply   cards 2
chance  draw Castra
says    roma "draws Castra"
silent  capua "Castra"
chance  draw Pictor
sees    capua drawn roma 2
illegal keep Portus because not-drawn
apply   keep Pictor
expect  hand roma Pictor 1
expect  discard Castra 1
untold  capua kept what Castra
told    capua discarded what Castra
silent  capua "Pictor"

# AR-25  A five draws five cards.
set     deck Arena 1
apply   cards 5
chance  draw Castra, Pictor, Portus, Statua Iovis
turn    chance
chance  draw Arena
apply   keep Arena
expect  hand roma Arena 1
expect  discard Castra 1
expect  discard Statua Iovis 1

# AR-26  Money and cards again with other dice.
apply   money 2
apply   money 2
expect  money roma 13
apply   cards 5
turn    chance

# AR-27  An empty pile is reshuffled from the discard pile.
set     deck Castra 0
set     deck Pictor 0
set     deck Portus 0
set     deck Statua Iovis 1
set     discard Forum 1
apply   cards 2
chance  draw Statua Iovis
expect  discard Forum 0
chance  draw Forum
legal   keep Statua Iovis

# AR-27  If there are still too few, fewer are drawn.
set     deck Castra 0
set     deck Pictor 0
set     deck Portus 0
apply   cards 5
chance  draw Statua Iovis
turn    roma
expect  hand roma Statua Iovis 1
apply   cards 2
turn    roma
expect  die 0 0

# AR-28  A hand may be of any size.
set     hand roma Statua Iovis 1
set     hand roma Forum 3
set     hand roma Bestia 1
set     hand roma Telonium 1
set     hand roma Carrus Bovinus 1
set     deck Statua Iovis 1
apply   cards 2
chance  draw Castra, Pictor
apply   keep Pictor
expect  hand roma Pictor 1

# AR-29  A die on the number of a card lets it act at once.
apply   activate 2
expect  die 0 0
illegal activate 1 because no-die
set     space roma 5 none
illegal activate 5 because empty-space

# AR-30  The same card again with another die of its number.
set     space capua 1 Forum
set     space capua 2 Forum
set     space capua 5 Telonium
set     space roma 2 Triremis
apply   activate 2
expect  vp roma 13
apply   activate 2
expect  vp roma 16
illegal activate 2 because no-die

# AR-31  Bribery takes any die; its value is paid.
set     space roma bribery Taberna
set     space roma 1 Arena
apply   bribe 5
expect  money roma 4
expect  vp roma 14
illegal activate bribery because use-bribe

# AR-32  Only once a turn, also with another card there.
set     space roma bribery Taberna
apply   bribe 2
expect  vp roma 14
illegal bribe 5 because bribed-already
apply   play Forum bribery
illegal bribe 2 because bribed-already

# AR-32  The bribe of one turn does not count in the next.
set     space roma bribery Taberna
set     space capua bribery Aquaeductus
set     money capua 9
apply   bribe 5
apply   end
chance  die 1, 2, 4
legal   bribe 4

# AR-33  No money, no bribe.
set     money roma 4
illegal bribe 5 because no-bribe-money
legal   bribe 2

# AR-34  Always-active cards take no die.
set     space roma 5 Telonium
illegal activate 5 because always-active

# AR-34  Fons Bacchi and Tuba take no die either.
set     space roma 5 Fons Bacchi
set     hand roma Tuba 0
set     space roma 2 Tuba
illegal activate 5 because always-active
illegal activate 2 because always-active

# AR-35  A card may act although it can do nothing.
set     vp roma 9
set     space roma 5 Carrus Bovinus
apply   activate 5
expect  vp roma 9
expect  die 2 0
turn    roma

# AR-36  Forum needs a second die.
set     space roma 5 Forum
apply   activate 5
illegal score 5 because no-die
offers  1
apply   score 2
expect  vp roma 12
expect  die 0 0
expect  die 1 2

# AR-9  A Telonium works as soon as it is played.
set     hand roma Telonium 1
apply   play Telonium 1
apply   money 5
expect  money roma 13

# AR-36  A bribed Forum costs the value of the first die.
set     space roma bribery Forum
apply   bribe 2
expect  money roma 7
apply   score 5
expect  vp roma 15
