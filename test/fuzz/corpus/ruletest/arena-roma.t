; Battles, copies, VP and the end.
game arena-roma
position {"flow":["act"],"turn":3,"vp":{"roma":10,"capua":10},"supply":16,"money":{"roma":9},"die":[2,2,5],
  "deck":{"Castra":1,"Pictor":1,"Portus":1},
  "space":{"roma":{"1":"Taberna","2":"Decurio","3":"Castra","4":"Pictor","5":"Ballista","6":"Magister","bribery":"Praedator"},
  "capua":{"1":"Aries","2":"Bestia","3":"Forum","4":"Portus","5":"Statua Iovis","6":"Maecenas","bribery":"Telonium"}}}

# AR-37  The sum must be at least the defence; then the card is discarded.
apply   activate 2
chance  die 3
expect  space capua 2 none
expect  discard Bestia 1
says    capua "4 against the 4 of Bestia on 2: beaten"

# AR-37  One less does nothing.
apply   activate 2
chance  die 2
expect  space capua 2 Bestia
turn    roma

# AR-38  What adds to an attack adds up: a bonus and hired men.
set     space roma 2 Mercennarius
set     space capua 6 Aries
apply   activate 2
apply   hire 2
expect  money roma 3
chance  die 2
expect  space capua 2 none
