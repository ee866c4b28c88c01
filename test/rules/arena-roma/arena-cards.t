; Each card of Arena.
game arena-roma
position {"flow":["act"],"turn":3,"vp":{"roma":10,"capua":10},"supply":16,"money":{"roma":12},"die":[2,2,5],
  "space":{"roma":{"1":"Taberna","3":"Castra","4":"Pictor","6":"Tuba"},
  "capua":{"1":"Aries","2":"Bestia","3":"Forum","4":"Portus","5":"Statua Iovis","6":"Maecenas"}}}
set     space roma 6 Templarius

# AR-60  Aquaeductus takes 3 VP of the supply out of the game.
set     space roma 5 Aquaeductus
apply   activate 5
expect  supply 13
expect  vp roma 10

# AR-61  Arena attacks one character after another until one is beaten.
set     space roma 5 Arena
set     space capua bribery Philosophus
apply   activate 5
chance  die 3
told    roma battle what Bestia at 2 total 3 defence 4 result holds
chance  die 3
expect  space capua 6 none
turn    roma
expect  space capua bribery Philosophus

# AR-61  Bribery comes last.
set     space roma 5 Arena
set     space capua bribery Philosophus
apply   activate 5
chance  die 1, 1, 2
expect  space capua bribery none
turn    roma

# AR-61  With the other reading it stops when an attack fails.
set     option arena-card stops-at-failure
set     space roma 5 Arena
set     space capua bribery Philosophus
apply   activate 5
chance  die 4
expect  space capua 2 none
chance  die 2
turn    roma
expect  space capua 6 Maecenas

# AR-62  Aries discards the opposite building.
set     space roma 5 Aries
apply   activate 5
expect  space capua 5 none
expect  discard Statua Iovis 1

# AR-62  It does nothing to a character.
set     space roma 2 Aries
apply   activate 2
expect  space capua 2 Bestia

# AR-63  Ballista attacks the opposite building with +1.
set     space roma 5 Ballista
apply   activate 5
chance  die 5
expect  space capua 5 none

# AR-63  Ballista adds 1, not more.
set     space roma 5 Ballista
apply   activate 5
chance  die 4
told    roma battle what Statua Iovis total 5 defence 6
expect  space capua 5 Statua Iovis

# AR-63  Manual: not a building beside it. Published: that too.
set     space roma 5 Ballista
set     space capua 5 Tuba
set     space roma 6 Pictor
set     space roma 4 none
apply   activate 5
turn    roma
expect  space capua 4 Portus

# AR-63  Published: opposite or diagonally opposite.
set     option edition published
set     space roma 5 Ballista
apply   activate 5
legal   target 4
legal   target 5
illegal target 6 because no-target
illegal target 3 because no-target

# AR-64  Bestia attacks the weakest character; among equals the player chooses.
set     space roma 5 Bestia
apply   activate 5
chance  die 3
expect  space capua 6 none
expect  space capua 2 Bestia

# AR-64  Equals
set     space roma 5 Bestia
set     space capua bribery Magister
apply   activate 5
legal   target 6
legal   target bribery
illegal target 2 because no-target

# AR-64  Bestia adds nothing.
set     space roma 5 Bestia
apply   activate 5
chance  die 2
expect  space capua 6 Maecenas

# AR-65  Carrus Bovinus fills up to 5 VP.
set     vp roma 2
set     space roma 5 Carrus Bovinus
apply   activate 5
expect  vp roma 5
expect  supply 13

# AR-65  Not with 5 or more.
set     vp roma 5
set     space roma 5 Carrus Bovinus
apply   activate 5
expect  vp roma 5

# AR-66  Castra: the top card goes free on an empty space.
set     deck Arena 1
set     space roma 2 Castra
apply   activate 2
chance  draw Arena
says    capua "turns up Arena"
illegal lay Arena 3 because not-empty
illegal lay Aries 5 because not-turned-up
apply   lay Arena 5
expect  space roma 5 Arena
expect  money roma 12

# AR-66  Without an empty space it is discarded.
set     deck Arena 1
set     space roma 2 Castra
set     space roma 5 Praedator
set     space roma bribery Praedator
apply   activate 2
chance  draw Arena
expect  discard Arena 1
turn    roma

# AR-27  Castra too has an empty pile reshuffled, and so has the first card of a die.
set     discard Arena 1
set     space roma 2 Castra
apply   activate 2
chance  draw Arena
apply   lay Arena 5
set     discard Decurio 1
apply   cards 2
chance  draw Decurio
expect  hand roma Decurio 1

# AR-67  Decurio attacks a character opposite or diagonally opposite with +1.
set     space roma 5 Decurio
apply   activate 5
chance  die 2
expect  space capua 6 none

# AR-68  Elephantus removes the opposite card with a defence of 4 or less.
set     space roma 2 Elephantus Militaris
apply   activate 2
expect  space capua 2 none

# AR-68  Not one with 5.
set     space roma 5 Elephantus Militaris
set     space capua 5 Arena
apply   activate 5
expect  space capua 5 Arena

# AR-69  Equitatus discards all Forums of the opponent.
set     space roma 5 Equitatus
set     space capua bribery Forum
set     space roma bribery Forum
apply   activate 5
expect  space capua 3 none
expect  space capua bribery none
expect  space roma bribery Forum

# AR-70  Fons Bacchi: any dice again, once, after the roll.
set     space capua bribery Fons Bacchi
apply   end
chance  die 1, 1, 5
illegal mark 3 because no-die
apply   mark 1
apply   mark 1
apply   reroll
chance  die 6, 6
turn    capua
expect  die 2 5
illegal mark 6 because not-now

# AR-70  Three alike come first; who kept them is not asked again.
set     space capua bribery Fons Bacchi
apply   end
chance  die 1, 1, 1
apply   pass
apply   mark 1
apply   reroll
chance  die 1
illegal reroll because not-now
legal   money 1

# AR-17  Three alike that Fons Bacchi made may be rolled again as well, once.
set     space capua bribery Fons Bacchi
apply   end
chance  die 1, 1, 2
apply   mark 2
apply   reroll
chance  die 1
illegal money 1
apply   reroll
chance  die 4, 4, 4
illegal reroll because not-now
legal   money 4

# AR-17  Manual: who has rolled three alike again is not asked after Fons Bacchi.
set     space capua bribery Fons Bacchi
apply   end
chance  die 1, 1, 1
apply   reroll
chance  die 2, 2, 3
apply   mark 3
apply   reroll
chance  die 2
illegal reroll because not-now
legal   money 2

# AR-17  Published: whenever they are alike, also if three alike were kept before.
set     option edition published
set     space capua bribery Fons Bacchi
apply   end
chance  die 1, 1, 1
apply   pass
apply   mark 1
apply   reroll
chance  die 1
apply   reroll
chance  die 6, 6, 6
legal   reroll

# AR-17  A Fons Bacchi that is not used asks nothing more.
set     space capua bribery Fons Bacchi
apply   end
chance  die 1, 1, 1
apply   pass
apply   pass
illegal reroll because not-now
legal   money 1

# AR-70  Two of them: twice; and one may do without.
set     space capua bribery Fons Bacchi
set     space capua 1 Fons Bacchi
apply   end
chance  die 1, 2, 3
apply   mark 1
apply   reroll
chance  die 4
legal   mark 4
apply   pass
legal   money 4

# AR-70  Who passes has done with all of them.
set     space capua bribery Fons Bacchi
set     space capua 1 Fons Bacchi
apply   end
chance  die 1, 2, 3
apply   pass
legal   money 1

# AR-71  Forum: the value of a second die in VP.
set     space roma 2 Forum
apply   activate 2
apply   score 5
expect  vp roma 15
expect  supply 11

# AR-71  Without a second die nothing happens.
set     space roma 5 Forum
set     die 0 0
set     die 1 0
apply   activate 5
expect  vp roma 10
legal   end

# AR-72  Maecenas pays the cost of another card, and it acts.
set     space roma 2 Maecenas
set     space capua 6 Aries
apply   activate 2
illegal copy 2 because not-copyable
illegal copy 5 because empty-space
apply   copy 1
expect  money roma 7
expect  vp roma 11

# AR-72  Who cannot pay the cost cannot choose the card.
set     space roma 2 Maecenas
set     space capua 6 Aries
set     money roma 4
apply   activate 2
illegal copy 1 because too-dear
legal   copy 4

# AR-72  On bribery the value of the die is paid as well, and that is this turn's bribe.
set     space roma 2 Maecenas
set     space capua 6 Aries
set     space roma 1 none
set     space roma bribery Taberna
apply   activate 2
apply   copy bribery
expect  money roma 5
expect  vp roma 11
illegal bribe 5 because bribed-already

# AR-73  Magister acts as the opposite card, as if it were his.
set     space roma 5 Magister
set     space capua 5 Taberna
set     space roma 1 none
apply   activate 5
; Capua has Bestia and Maecenas
expect  vp roma 12
expect  vp capua 10

# AR-74  Mercennarius: any character, +1 for each 3 sestertii.
set     space roma 5 Mercennarius
apply   activate 5
legal   target 2
legal   target 6
illegal target 1 because no-target
apply   target 2
legal   hire 3
illegal hire 4 because too-much
apply   hire 1
expect  money roma 9
chance  die 3
expect  space capua 2 none

# AR-74  Hiring none is allowed, and then nothing is added.
set     space roma 5 Mercennarius
apply   activate 5
apply   target 2
apply   hire 0
expect  money roma 12
chance  die 3
expect  space capua 2 Bestia

# AR-74  Three times 3 sestertii add 3; 8 sestertii are enough for 2.
set     space roma 5 Mercennarius
set     space roma 2 Mercennarius
set     money roma 11
apply   activate 5
apply   target 2
apply   hire 3
chance  die 1
expect  space capua 2 none
set     space capua 2 Bestia
set     money roma 8
apply   activate 2
apply   target 2
illegal hire 3 because too-much
legal   hire 2

# AR-75  Offertorium: a character for its printed defence.
set     space roma 5 Offertorium
apply   activate 5
illegal sacrifice 1 because not-an-offering AR-75 "Taberna is a building"
illegal sacrifice 2 because not-an-offering AR-75 "You have no card on space 2."
apply   sacrifice 6
expect  vp roma 14
expect  discard Templarius 1

# AR-75  Where it is a character it may be the offering itself.
set     space roma 5 Offertorium
apply   activate 5
apply   sacrifice 5
expect  vp roma 13
expect  space roma 5 none
expect  discard Offertorium 1

# AR-75  By an option only another character.
set     option offertorium another-character
set     space roma 5 Offertorium
apply   activate 5
illegal sacrifice 5 because not-an-offering AR-75 "another"
illegal sacrifice 1 because not-an-offering
legal   sacrifice 4
legal   sacrifice 6
offers  2

# AR-75  Published: it is a building, and no offering.
set     option edition published
set     space roma 5 Offertorium
apply   activate 5
illegal sacrifice 5 because not-an-offering

# AR-75  The printed defence counts, not the current one.
set     option deck roma+arena
set     space roma 2 Turris
set     space roma 5 Offertorium
apply   activate 5
apply   sacrifice 6
expect  vp roma 14

# AR-75  Who acts as Offertorium may be the offering, and by the option may not.
set     option offertorium another-character
set     space roma 5 Magister
set     space capua 5 Offertorium
apply   activate 5
illegal sacrifice 5 because not-an-offering
apply   sacrifice 4
expect  vp roma 13

# AR-72  Maecenas lets Offertorium act itself: he may be its offering.
set     option offertorium another-character
set     space roma 2 Maecenas
set     space roma 5 Offertorium
apply   activate 2
apply   copy 5
illegal sacrifice 5 because not-an-offering
apply   sacrifice 2
expect  vp roma 13

# AR-76  Philosophus: one die fewer on the next turn.
set     space roma 5 Philosophus
set     space capua bribery Arena
apply   activate 5
apply   end
chance  die 6, 5
turn    capua
apply   end
chance  die 1, 2, 4

# AR-76  Several add up; then for one turn only.
set     space roma 2 Philosophus
apply   activate 2
apply   activate 2
apply   end
chance  die 6
turn    capua
expect  fewer capua 0

# AR-77  Pictor: each player for his buildings, also if the supply runs out in between.
set     space roma 5 Pictor
set     supply 2
apply   activate 5
expect  vp roma 12
expect  vp capua 14
over    capua

# AR-78  Portus swaps a card on the table with one of the hand, free.
set     space roma 5 Portus
set     hand roma Arena 1
set     space roma 2 none
apply   activate 5
illegal swap Arena 2 because empty-space
illegal swap Aries 1 because not-in-hand
apply   swap Arena 1
expect  space roma 1 Arena
expect  hand roma Taberna 1
expect  money roma 12
sees    capua known roma Taberna 1

# AR-78  Portus may swap itself.
set     space roma 5 Portus
set     hand roma Arena 1
apply   activate 5
apply   swap Arena 5
expect  hand roma Portus 1

# AR-79  Praedator: a building for its printed defence.
set     space roma 5 Praedator
apply   activate 5
illegal sacrifice 6 because not-your-building
illegal sacrifice 2 because not-your-building
apply   sacrifice 1
expect  vp roma 14
expect  discard Taberna 1

# AR-79  The printed defence counts.
set     option deck roma+arena
set     space roma 2 Turris
set     space roma 5 Praedator
apply   activate 5
apply   sacrifice 1
expect  vp roma 14

# AR-79  Via Cassia that acts as Praedator is a building too, and may be sacrificed itself.
set     space roma 5 Via Cassia
set     space roma 4 Praedator
apply   activate 5
apply   copy 4
illegal sacrifice 4 because not-your-building
apply   sacrifice 5
expect  space roma 5 none
expect  vp roma 15
told    capua sacrificed who roma what Via Cassia

# AR-80  Restaurator takes a building of the discard pile.
set     space roma 5 Restaurator
set     discard Arena 1
set     discard Decurio 1
apply   activate 5
illegal take Decurio because no-discarded-building
illegal take Aries because no-discarded-building
apply   take Arena
expect  hand roma Arena 1
expect  discard Arena 0
says    capua "takes Arena"
sees    capua known roma Arena 1

# AR-80  With no building there it does nothing.
set     space roma 5 Restaurator
set     discard Decurio 1
apply   activate 5
turn    roma
legal   end

# AR-81  Speculator looks at the hand and takes a card.
set     space roma 5 Speculator
set     hand capua Arena 1
set     hand capua Decurio 2
apply   activate 5
apply   look
no-undo roma
sees    roma known capua Decurio 2
illegal take Aries because not-in-other-hand
apply   take Decurio
expect  hand roma Decurio 1
expect  hand capua Decurio 1
says    capua "takes Decurio"
says    spectator "takes a card"
silent  spectator "Decurio"
sees    roma known capua Decurio 1

# AR-81  Who was robbed knows the card.
set     space roma 5 Speculator
set     hand capua Arena 1
apply   activate 5
apply   look
apply   take Arena
sees    capua known roma Arena 1

# AR-81  An empty hand has nothing to see.
set     space roma 5 Speculator
apply   activate 5
legal   end

# AR-82  Statua Iovis: 10 sestertii for any enemy card.
set     space roma 5 Statua Iovis
apply   activate 5
legal   target 1
legal   target 6
apply   target 3
expect  money roma 2
expect  space capua 3 none

# AR-82  Without the money it takes no die.
set     space roma 5 Statua Iovis
set     money roma 9
illegal activate 5 because no-price AR-82 "To activate Statua Iovis you pay 10 sestertii; you have 9."
set     money roma 10
legal   activate 5

# AR-82  A bribe leaves enough for it, or it is not paid.
set     space roma 5 none
set     space roma bribery Statua Iovis
set     money roma 14
illegal bribe 5 because no-price AR-82 "5 for the bribe"
legal   bribe 2
apply   bribe 2
apply   target 3
expect  money roma 2

# AR-82  Who acts as Statua Iovis pays as well.
set     space roma 5 Via Cassia
set     space roma 4 Statua Iovis
set     money roma 9
apply   activate 5
illegal copy 4 because no-price AR-82
legal   copy 6

# AR-82  Maecenas pays its cost of 5, and then it asks its 10.
set     space roma 2 Maecenas
set     space roma 5 Statua Iovis
set     money roma 14
apply   activate 2
illegal copy 5 because no-price AR-82 "10 sestertii, and 5 for Maecenas; you have 14"
set     money roma 15
apply   copy 5
apply   target 3
expect  money roma 0

# AR-35  Magister opposite a Statua Iovis that cannot be paid does nothing.
set     space roma 5 Magister
set     money roma 9
apply   activate 5
expect  money roma 9
legal   end

# AR-82  The log tells the 10 sestertii, also where there is just one target.
set     space roma 5 Statua Iovis
apply   activate 5
apply   target 3
says    capua "Roma pays 10 sestertii"
told    capua lost who capua what Forum at 3

# AR-83  Taberna: 1 VP for each enemy character.
set     space roma 5 Taberna
apply   activate 5
expect  vp roma 12

# AR-83  Cards on bribery count as well.
set     space roma 5 Taberna
set     space capua bribery Philosophus
apply   activate 5
expect  vp roma 13

# AR-84  Telonium: 2 sestertii more, each.
set     space roma 5 Telonium
apply   money 5
expect  money roma 19
set     space roma bribery Telonium
apply   money 2
expect  money roma 25

# AR-85  Templarius: half of the battle die, rounded up.
set     space roma 5 Templarius
set     space roma 6 Tuba
apply   activate 5
chance  die 5
expect  vp roma 13
turn    roma

# AR-86  Triremis: 3 VP for more characters.
set     space roma 5 Triremis
set     space roma 1 Decurio
apply   activate 5
expect  vp roma 13

# AR-86  Not for as many.
set     space roma 5 Triremis
apply   activate 5
expect  vp roma 10

# AR-87  Tuba: the battle die once more in each attack; the second roll counts.
set     space roma 6 Tuba
set     space roma 2 Decurio
apply   activate 2
chance  die 2
apply   reroll
chance  die 1
expect  space capua 2 Bestia
turn    roma

# AR-87  The second roll counts for good as well.
set     space roma 6 Tuba
set     space roma 2 Decurio
apply   activate 2
chance  die 2
apply   reroll
chance  die 3
expect  space capua 2 none

# AR-87  It need not be used.
set     space roma 6 Tuba
set     space roma 2 Decurio
apply   activate 2
chance  die 2
apply   pass
expect  space capua 2 Bestia
legal   end

# AR-87  After a roll that succeeds there is no question.
set     space roma 6 Tuba
set     space roma 2 Decurio
apply   activate 2
chance  die 3
told    capua battle what Bestia at 2 total 4 defence 4 result beaten
expect  space capua 2 none
illegal reroll because not-now
legal   end

# AR-87  Only Arena asks then too, if it would go on after a miss.
set     space roma 6 Tuba
set     space roma 2 Arena
apply   activate 2
chance  die 4
legal   pass
apply   reroll
chance  die 1
; Bestia is missed: now Maecenas, the last character
expect  space capua 2 Bestia
chance  die 3
expect  space capua 6 none
legal   end

# AR-87  Arena that stops at a miss asks nothing after a success.
set     option arena-card stops-at-failure
set     space roma 6 Tuba
set     space roma 2 Arena
apply   activate 2
chance  die 4
expect  space capua 2 none
turn    chance

# AR-87  As long as it can be used the log does not say how the attack ends.
set     space roma 6 Tuba
set     space roma 2 Decurio
apply   activate 2
chance  die 2
told    roma so-far what Bestia at 2 total 3 defence 4
untold  roma battle
apply   pass
told    capua battle what Bestia at 2 total 3 defence 4 result holds

# AR-87  After the second roll it says so.
set     space roma 6 Tuba
set     space roma 2 Decurio
apply   activate 2
chance  die 1
untold  roma battle
apply   reroll
chance  die 2
told    roma battle what Bestia at 2 total 3 defence 4 result holds

# AR-87  Each attack of Arena is an attack of its own.
set     space roma 6 Tuba
set     space roma 2 Arena
apply   activate 2
chance  die 1
apply   reroll
chance  die 1, 1
legal   reroll

# AR-88  Veneficus discards the opposite character.
set     space roma 2 Veneficus
apply   activate 2
expect  space capua 2 none

# AR-88  Not a building.
set     space roma 5 Veneficus
apply   activate 5
expect  space capua 5 Statua Iovis

# AR-88  Veneficus does not reach a character beside the opposite space.
set     space roma 5 Veneficus
apply   activate 5
expect  space capua 6 Maecenas
legal   end

# AR-89  Via Cassia acts as the card left or right of it.
set     space roma 2 Via Cassia
set     deck Arena 1
apply   activate 2
legal   copy 1
illegal copy 4 because not-next-to
apply   copy 3
chance  draw Arena
legal   lay Arena 5

# AR-72  Also a card that was bribed this turn: its cost and the value of the die are paid again.
set     space roma 2 Maecenas
set     space roma 1 none
set     space roma bribery Taberna
set     money roma 20
apply   bribe 5
expect  money roma 15
expect  vp roma 12
apply   activate 2
apply   copy bribery
; the cost of 5 and the die of 2
expect  money roma 8
expect  vp roma 14
illegal bribe 2 because bribed-already

# AR-72  Not a card that is blocked (AR-106).
set     space roma 2 Maecenas
set     space capua 6 Aries
set     blocked roma 1 yes
apply   activate 2
illegal copy 1 because blocked
legal   copy 3

# AR-72  In the beginner game there is no card on bribery to choose (AR-10).
set     beginner yes
set     space roma 2 Maecenas
apply   activate 2
illegal copy bribery because no-space

# AR-72  Who has the cost but not the die's value as well cannot choose the card on bribery.
set     space roma 2 Maecenas
set     space capua 6 Aries
set     space roma bribery Taberna
set     money roma 6
apply   activate 2
illegal copy bribery because too-dear
legal   copy 1

# AR-76  Three of them leave no die at all: the turn goes on with what takes none.
set     space roma 2 Philosophus
set     fewer capua 2
set     hand capua Tuba 1
set     money capua 3
apply   activate 2
apply   end
turn    capua
legal   play Tuba bribery
illegal money 1 because no-die

# AR-87  A Tuba of the other player is of no use.
set     space capua 6 Tuba
set     space roma 2 Decurio
apply   activate 2
chance  die 1
turn    roma
illegal reroll because not-now

# AR-82  The card that acts stays; only the chosen one goes.
set     space roma 5 Statua Iovis
apply   activate 5
apply   target 2
expect  space roma 5 Statua Iovis
expect  discard Bestia 1

# AR-89  At the end of the bar there is one neighbour; bribery is next to 6.
set     space roma 5 Pictor
set     space roma 4 none
set     space roma bribery Via Cassia
set     space roma 6 Taberna
apply   bribe 5
illegal copy 5 because not-next-to
apply   copy 6
expect  vp roma 12

# AR-78  With an empty hand Portus does nothing.
set     space roma 5 Portus
apply   activate 5
turn    roma
legal   end

# AR-60  With fewer than 3 in the supply it takes what there is, and the game is over.
set     space roma 5 Aquaeductus
set     supply 2
set     vp roma 11
apply   activate 5
expect  supply 0
expect  vp roma 11
over    roma

# AR-72  The card acts from its own space: Ballista on 5 attacks what is opposite 5.
set     space roma 2 Maecenas
set     space roma 5 Ballista
apply   activate 2
apply   copy 5
chance  die 4
told    roma battle what Statua Iovis at 5 total 5 defence 6

# AR-72  Its neighbours are those of its own space.
set     space roma 2 Maecenas
set     space roma 5 Via Cassia
apply   activate 2
apply   copy 5
legal   copy 4
legal   copy 6
illegal copy 1 because not-next-to AR-89
illegal copy 3 because not-next-to

# AR-72  Magister, paid by Maecenas, acts as the card opposite himself.
set     space roma 2 Maecenas
set     space roma 5 Magister
set     space roma 1 none
set     space capua 5 Taberna
apply   activate 2
apply   copy 5
expect  vp roma 12

# AR-72  The log tells what is paid.
set     space roma 2 Maecenas
set     space roma 1 none
set     space roma bribery Taberna
apply   activate 2
apply   copy bribery
told    capua reactivated who roma n 7

# AR-72  By an option only the bribe is paid.
set     option maecenas activation-cost
set     space roma 2 Maecenas
set     money roma 2
apply   activate 2
apply   copy 1
expect  money roma 2
expect  vp roma 12
set     space roma bribery Aries
apply   activate 2
apply   copy bribery
expect  money roma 0

# AR-72  By this option a card on bribery still costs the die.
set     option maecenas activation-cost
set     space roma 2 Maecenas
set     space roma bribery Aries
set     money roma 1
apply   activate 2
illegal copy bribery because too-dear AR-72 "Maecenas pays 2 sestertii for Aries, 2 of it for the bribe; you have 1."

# AR-60  The log says what Aquaeductus removes.
set     space roma 5 Aquaeductus
apply   activate 5
says    capua "3 VP from the supply leave the game"

# AR-76  The log says what Philosophus does.
set     space roma 5 Philosophus
apply   activate 5
says    capua "Capua rolls 2 dice on the next turn"

# AR-76  A fourth Philosophus finds no die to take.
set     space roma 5 Philosophus
set     fewer capua 3
apply   activate 5
expect  fewer capua 3
says    capua "Capua rolls 0 dice on the next turn"

# AR-87  A last character on bribery counts: Arena would go on there after a miss.
set     space roma 6 Tuba
set     space roma 2 Arena
set     space capua 6 none
set     space capua bribery Philosophus
apply   activate 2
chance  die 4
turn    roma
legal   reroll
