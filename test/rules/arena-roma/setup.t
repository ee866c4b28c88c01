; How a game begins.
game arena-roma

# AR-1  Roma, the first seat, starts the game.
position {"flow":["layout"],"active":"capua","vp":{"roma":10,"capua":10},"supply":16,
  "space":{"roma":{"1":"Forum"}},"hand":{"capua":{"Tuba":1}}}
turn    capua
apply   lay Tuba 1
expect  active roma
expect  turn 1
turn    chance

# AR-2  Ten VP each, sixteen in the supply, no money.
expect  vp roma 10
expect  vp capua 10
expect  supply 16
expect  money roma 0
expect  money capua 0

# AR-3  With the VP of both boxes the supply has 52.
option  vp 72
expect  vp roma 10
expect  supply 52

# AR-4  The deck of the manual: Forum three times, the single cards once.
expect  deck Forum 3
expect  deck Tuba 1
expect  deck Aries 2
expect  deck Equitatus 2
expect  deck Offertorium 1
expect  deck Legat 0
sees    roma deck 55

# AR-4  The published deck has as many cards, with other copies of two kinds.
option  edition published
expect  deck Equitatus 1
expect  deck Offertorium 2
sees    capua deck 55

# AR-5  With Roma there are 107 cards, nine Forums among them.
option  deck roma+arena
sees    roma deck 107
expect  deck Forum 9
expect  deck Legionarius 3
expect  deck Mercator 1

# AR-6  Five cards each, and nobody sees the other hand.
chance  draw Forum, Forum, Forum, Tuba
told    roma dealt who roma what Tuba
silent  capua "Tuba"
chance  draw Aries, Castra, Castra, Pictor, Pictor
turn    chance
chance  draw Portus
sees    roma hand capua 5
sees    roma hand roma Forum 3
sees    capua hand roma 5
sees    spectator hand roma 5

# AR-53  The rest is the draw pile, which nobody sees, and discards lie open.
chance  draw Forum, Forum, Forum, Tuba, Aries, Castra, Castra, Pictor, Pictor, Portus
sees    roma deck 45
sees    capua discard 0

# AR-53  Everybody sees the discard pile.
position {"flow":["act"],"turn":3,"vp":{"roma":10,"capua":10},"supply":16,"discard":{"Forum":2}}
sees    capua discard Forum 2
sees    spectator discard Forum 2

# AR-7  Both are told which cards they got, and nobody else.
position {"flow":["exchange"],"vp":{"roma":10,"capua":10},"supply":16,
  "hand":{"roma":{"Forum":2,"Aries":1},"capua":{"Portus":1,"Pictor":2}},
  "gift":{"roma":{"Forum":1,"Tuba":1},"capua":{"Castra":2}},"sealed":{"roma":1}}
apply   capua: seal
told    capua received who capua what Forum
told    capua received who capua what Tuba
silent  capua "Castra"
told    roma received who roma what Castra
silent  roma "Tuba"
untold  spectator received

# AR-7  Two gifts, chosen in secret; they change hands when both have sealed.
position {"flow":["exchange"],"vp":{"roma":10,"capua":10},"supply":16,
  "hand":{"roma":{"Forum":3,"Tuba":1,"Aries":1},"capua":{"Castra":2,"Pictor":2,"Portus":1}}}
illegal roma: seal because gifts-missing
legal   capua: give Portus
apply   roma: give Forum
silent  capua "Forum"
apply   roma: give Tuba
illegal roma: give Aries because two-gifts
illegal roma: give Castra because two-gifts
sees    capua gift roma hidden
apply   roma: seal
illegal capua: give Tuba because not-in-hand
apply   capua: give Castra
apply   capua: give Castra
apply   capua: seal
expect  hand roma Castra 2
expect  hand roma Forum 2
expect  hand capua Tuba 1
expect  hand capua Forum 1
turn    roma

# AR-7  A choice can be taken back until it is sealed.
position {"flow":["exchange"],"vp":{"roma":10,"capua":10},"supply":16,
  "hand":{"roma":{"Forum":3,"Tuba":1,"Aries":1},"capua":{"Castra":2,"Pictor":2,"Portus":1}}}
apply   roma: give Forum
undo    roma
expect  hand roma Forum 3
apply   roma: give Aries
apply   roma: give Tuba
apply   roma: seal
no-undo roma

# AR-8  The start player lays his cards on different spaces free of charge, then the other.
position {"flow":["layout"],"vp":{"roma":10,"capua":10},"supply":16,
  "hand":{"roma":{"Forum":1,"Aries":1},"capua":{"Tuba":1}}}
turn    roma
apply   lay Forum 3
illegal lay Aries 3 because space-taken
illegal lay Tuba 1 because not-in-hand
apply   lay Aries bribery
expect  money roma 0
expect  space roma 3 Forum
expect  space roma bribery Aries
turn    capua

# AR-9  An always-active card of the opening works on the first turn.
position {"flow":["layout"],"active":"capua","vp":{"roma":10,"capua":10},"supply":16,
  "space":{"roma":{"1":"Fons Bacchi"}},"hand":{"capua":{"Tuba":1}}}
apply   lay Tuba 1
chance  die 1, 2, 3
legal   mark 2

# AR-10  In the beginner game nobody uses the bribery space.
scenario beginner
position {"flow":["act"],"beginner":true,"turn":1,"vp":{"roma":10,"capua":10},"supply":16,
  "money":{"roma":20},"die":[1,2,3],"hand":{"roma":{"Forum":1}},
  "space":{"roma":{"1":"Aries","2":"Aries","3":"Castra","4":"Castra","5":"Pictor"}}}
legal   play Forum 6
illegal play Forum bribery because no-space
illegal bribe 2 because no-space
illegal activate bribery because no-space
apply   end
; Roma has one empty space of six; Capua has six.
expect  vp capua 4

# AR-10  Beginner game: no opening card goes on bribery.
scenario beginner
position {"flow":["layout"],"beginner":true,"vp":{"roma":10,"capua":10},"supply":16,
  "hand":{"roma":{"Forum":1},"capua":{"Tuba":1}}}
illegal lay Forum bribery because no-space
offers  6

# AR-11  Beginner game of the manual: four cards, no exchange.
scenario beginner
chance  draw Forum, Forum, Forum, Tuba, Castra, Castra, Pictor, Pictor
turn    roma
legal   lay Forum 1
illegal give Forum because not-now

# AR-11  Beginner game as published: four cards, and the exchange.
scenario beginner
option  edition published
chance  draw Forum, Forum, Forum, Tuba, Castra, Castra, Pictor, Pictor
legal   roma: give Forum
legal   capua: give Pictor

# AR-51  The types of four cards differ between the editions: Taberna counts characters.
position {"flow":["act"],"turn":1,"vp":{"roma":10,"capua":10},"supply":16,"die":[1,2,3],
  "space":{"roma":{"1":"Taberna"},
  "capua":{"1":"Offertorium","2":"Fons Bacchi","3":"Restaurator","4":"Equitatus","5":"Tuba"}}}
apply   activate 1
expect  vp roma 13

# AR-51  Published: Restaurator and Equitatus are the characters.
position {"flow":["act"],"turn":1,"vp":{"roma":10,"capua":10},"supply":16,"die":[1,2,3],
  "option":{"edition":"published"},"space":{"roma":{"1":"Taberna"},
  "capua":{"1":"Offertorium","2":"Fons Bacchi","3":"Restaurator","4":"Veneficus"}}}
apply   activate 1
expect  vp roma 12

# AR-52  The cards one gave stay known until they are seen to leave.
position {"flow":["exchange"],"vp":{"roma":10,"capua":10},"supply":16,
  "hand":{"roma":{"Forum":3,"Tuba":1,"Aries":1},"capua":{"Castra":2,"Pictor":2,"Portus":1}}}
apply   roma: give Forum
apply   roma: give Tuba
apply   roma: seal
apply   capua: give Castra
apply   capua: give Castra
apply   capua: seal
sees    roma known capua Tuba 1
sees    spectator known hidden
apply   lay Forum 1
apply   lay Forum 2
apply   lay Aries 3
apply   lay Castra 4
apply   lay Castra 5
apply   lay Tuba 1
expect  known capua Tuba 0
expect  known capua Forum 1
