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
told    capua battle what Bestia at 2 total 4 defence 4 result beaten

# AR-37  One less does nothing.
apply   activate 2
chance  die 2
expect  space capua 2 Bestia
turn    roma

# AR-38  What adds to an attack adds up: two hired men and the roll.
set     space roma 2 Mercennarius
set     space capua 6 Aries
apply   activate 2
apply   hire 2
expect  money roma 3
chance  die 2
expect  space capua 2 none

# AR-38  Hired men fight in one attack only.
set     space roma 2 Mercennarius
set     space roma 5 Bestia
apply   activate 2
apply   target 2
apply   hire 3
chance  die 1
apply   activate 5
chance  die 1
told    roma battle what Maecenas total 1 defence 3

# AR-38  A Decurio on the table adds nothing to the attack of another card.
apply   activate 5
chance  die 4
; Ballista has +1 of its own
told    roma battle what Statua Iovis at 5 total 5 defence 6 result holds
expect  space capua 5 Statua Iovis

# AR-38  By an option it does, and so does a Ballista.
set     option attack-bonus all-attacks
set     space roma 1 Ballista
apply   activate 5
chance  die 3
; 3, its own +1, the other Ballista's and Decurio's
told    roma battle what Statua Iovis at 5 total 6 defence 6 result beaten

# AR-38  With that option fewer men are of use.
set     option attack-bonus all-attacks
set     space roma 6 Mercennarius
set     die 0 6
set     money roma 20
apply   activate 6
apply   target 2
; 4 - 1 less two for Decurio and Ballista
legal   hire 1
illegal hire 2 because too-much AR-74 "+1 is enough"

# AR-55  Five cards of the manual attack with a battle; others remove without a roll.
set     space roma 2 Veneficus
apply   activate 2
expect  space capua 2 none
turn    roma

# AR-55  Arena, Ballista, Bestia, Decurio and Mercennarius roll the battle die.
set     space roma 5 Arena
apply   activate 5
turn    chance
chance  die 4
set     space roma 2 Mercennarius
set     money roma 0
apply   activate 2
turn    chance

# AR-39  What changes a defence adds up, and it is never below 0.
set     option deck roma+arena
set     space capua 1 Turris
set     space capua 3 Turris
set     weakened 2
apply   activate 2
chance  die 3
; 4 + 2 for two Turris - 2 = 4 against 3 + 1
expect  space capua 2 none

# AR-39  A defence of 2 less 4 is 0, so that any roll beats it.
set     option deck roma+arena
set     space capua 2 Tuba
set     weakened 4
apply   activate 2
chance  die 1
told    roma battle what Tuba total 2 defence 0
expect  space capua 2 none

# AR-40  One's own cards are never attacked.
set     space capua 2 none
apply   activate 2
turn    roma
expect  space roma 1 Taberna
expect  space roma 6 Magister

# AR-41  Opposite and one to either side, no further.
set     space capua 1 Tuba
set     space capua 3 Templarius
set     space capua 4 Veneficus
apply   activate 2
legal   target 1
legal   target 2
legal   target 3
illegal target 4 because no-target

# AR-41  Bribery follows 6.
set     space roma bribery Decurio
set     space roma 2 Taberna
set     space capua bribery Tuba
apply   bribe 2
legal   target 6
legal   target bribery
offers  2

# AR-42  A copier acts from its own space.
set     space roma 5 Via Cassia
set     space roma 4 Decurio
set     space roma 6 Taberna
set     space capua 5 Tuba
set     space capua 4 Veneficus
apply   activate 5
apply   copy 4
legal   target 4
legal   target 5
legal   target 6
illegal target 3 because no-target

# AR-43  An always-active card cannot be copied.
set     space roma 5 Via Cassia
set     space roma 4 Telonium
set     space capua bribery none
set     space roma 6 Taberna
apply   activate 5
illegal copy 4 because no-deed
offers  1

# AR-43  Magister opposite an always-active card does nothing.
set     space roma 5 Magister
set     space roma 6 Taberna
set     space capua 5 Telonium
set     space capua bribery none
apply   activate 5
turn    roma
expect  vp roma 10

# AR-44  A copier that copies a copier goes on from the first one's space.
set     space roma 5 Via Cassia
set     space capua 5 Taberna
set     space roma 1 Aries
set     space capua 1 Tuba
apply   activate 5
apply   copy 6
; Magister, acting from 5, is opposite Taberna: Capua has Tuba, Bestia and Maecenas.
expect  vp roma 13

# AR-44  Two Magistri do not copy each other for ever.
set     space roma 5 Magister
set     space roma 6 Taberna
set     space capua 5 Magister
apply   activate 5
turn    roma
expect  die 2 0

# AR-44  A copier next to a copier is used once only.
set     space roma 2 Via Cassia
set     space roma 3 Via Cassia
apply   activate 2
apply   copy 3
illegal copy 3 because not-copyable
offers  1
apply   copy 1
expect  vp roma 12

# AR-45  What the supply lacks is credited all the same.
set     supply 2
set     space roma 5 Triremis
set     space capua 2 Forum
set     space capua 6 Arena
apply   activate 5
expect  vp roma 13
expect  supply 0
over    roma

# AR-46  The opponent gives at most what he has.
set     option deck roma+arena
set     vp capua 1
set     space roma 5 Mercatus
set     space capua 1 Forum
set     space capua 2 Forum
apply   activate 5
expect  vp capua 0
expect  vp roma 11
over    roma

# AR-47  The game is over at once when the supply is empty.
set     supply 3
set     vp roma 5
set     space roma 5 Aquaeductus
apply   activate 5
expect  supply 0
over    capua

# AR-47  And when a player has no VP left.
set     option deck roma+arena
set     vp capua 1
set     space roma 5 Tribunus Plebis
apply   activate 5
over    roma

# AR-47  Also when it is the first seat.
set     active capua
set     vp roma 3
set     space roma 1 none
set     space roma 2 none
set     space roma 3 none
apply   end
expect  vp roma 0
over    capua

# AR-48  The player with more VP wins, also if it was not his turn.
set     supply 1
set     vp capua 12
set     space roma 5 Triremis
set     space roma 1 Tuba
set     vp roma 6
apply   activate 5
over    capua

# AR-49  Equal VP are a draw.
set     supply 3
set     vp capua 13
set     space roma 5 Triremis
set     space roma 1 Tuba
apply   activate 5
over    draw

# AR-50  The game ends after the last turn.
set     turn 400
set     vp roma 12
set     vp capua 8
apply   end
over    roma

# AR-50  The dice of the last turn are put away as after any other.
set     turn 400
apply   end
expect  die 0 0
expect  die 1 0
expect  die 2 0
