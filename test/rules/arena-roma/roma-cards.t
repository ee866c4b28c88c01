; Each card of Roma.
game arena-roma
position {"flow":["act"],"turn":3,"option":{"deck":"roma+arena"},"vp":{"roma":10,"capua":10},"supply":16,"money":{"roma":12},"die":[2,2,5],
  "space":{"roma":{"1":"Taberna","3":"Castra","4":"Pictor","6":"Templarius"},
  "capua":{"1":"Aries","2":"Bestia","3":"Forum","4":"Portus","6":"Maecenas"}}}

# AR-90  Aesculapinum takes a character of the discard pile.
set     space roma 5 Aesculapinum
set     discard Arena 1
set     discard Decurio 1
apply   activate 5
illegal take Arena because no-discarded-character
apply   take Decurio
expect  hand roma Decurio 1

# AR-91  Architectus: any number of buildings free.
set     space roma 5 Architectus
set     hand roma Arena 2
set     hand roma Decurio 1
apply   activate 5
illegal lay Decurio 2 because only-buildings
apply   lay Arena 2
legal   lay Arena 1
apply   pass
expect  money roma 12
expect  space roma 2 Arena
expect  hand roma Arena 1

# AR-91  It may cover own cards, and ends when there is no building left.
set     space roma 5 Architectus
set     hand roma Arena 1
apply   activate 5
apply   lay Arena 1
expect  discard Taberna 1
legal   end

# AR-92  Basilica: 2 VP more for a Forum next to it.
set     space roma 2 Forum
set     space roma 1 Basilica
set     space roma 3 Basilica
apply   activate 2
apply   score 5
expect  vp roma 19

# AR-93  Centurio: an unused die may be added to a roll that fails.
set     space roma 2 Centurio
apply   activate 2
chance  die 2
legal   add 2
apply   add 5
expect  space capua 2 none
expect  die 2 0
expect  die 1 2

# AR-93  A roll that is enough asks for nothing; he may also pass.
set     space roma 2 Centurio
apply   activate 2
chance  die 4
expect  space capua 2 none
turn    roma
set     space capua 2 Decurio
apply   activate 2
chance  die 1
apply   pass
expect  space capua 2 Decurio

# AR-93  Without an unused die nothing is asked; nothing is added.
set     space roma 5 Centurio
set     space capua 5 Bestia
set     die 0 0
set     die 1 0
apply   activate 5
chance  die 3
expect  space capua 5 Bestia
illegal pass because not-now
legal   end

# AR-93  As long as a die can be added the log does not say how the attack ends.
set     space roma 2 Centurio
apply   activate 2
chance  die 2
told    roma so-far what Bestia at 2 total 2 defence 4
untold  roma battle
apply   add 2
told    capua battle what Bestia at 2 total 4 defence 4 result beaten

# AR-93  Tuba comes first, then the die that is added.
set     space roma 2 Centurio
set     space roma 6 Tuba
apply   activate 2
chance  die 2
apply   pass
untold  roma battle
legal   add 2
apply   pass
told    roma battle what Bestia at 2 total 2 defence 4 result holds

# AR-94  Consiliarius: all characters up and down again, not on one another.
set     space roma 2 Consiliarius
apply   activate 2
expect  space roma 2 none
expect  space roma 4 none
expect  lifted Pictor 1
illegal lay Taberna 5 because not-lifted
apply   lay Pictor 1
expect  discard Taberna 1
illegal lay Templarius 1 because laid-already
apply   lay Templarius 2
apply   lay Consiliarius 5
legal   end

# AR-95  Consul turns an unused die by one.
set     space roma 2 Consul
apply   activate 2
illegal raise 6 because no-die
apply   raise 5
expect  die 2 6
apply   activate 2
illegal raise 6 because out-of-range
apply   lower 6
expect  die 2 5

# AR-95  Without an unused die Consul does nothing.
set     space roma 5 Consul
set     die 0 0
set     die 1 0
apply   activate 5
legal   end

# AR-96  Essedum: 2 less defence for all enemy cards until the end of the turn.
set     space roma 5 Essedum
set     space roma 2 Elephantus Militaris
set     space capua 2 Statua Iovis
apply   activate 5
apply   activate 2
expect  space capua 2 none
apply   end
expect  weakened 0

# AR-96  Two add up.
set     space roma 2 Essedum
set     space roma 5 Elephantus Militaris
set     space capua 1 Turris
set     space capua 5 Turris
apply   activate 2
apply   activate 2
expect  weakened 4
apply   activate 5
; 6 + 1 for the other Turris - 4 = 3
expect  space capua 5 none

# AR-97  Gladiator returns an enemy character to the hand.
set     space roma 5 Gladiator
apply   activate 5
illegal target 1 because no-target
apply   target 2
expect  space capua 2 none
expect  hand capua Bestia 1
expect  discard Bestia 0
sees    roma known capua Bestia 1

# AR-64  Bestia: the current defence counts: with 0 and 0 the player chooses.
set     space roma 5 Bestia
set     space capua 2 Tuba
set     weakened 4
apply   activate 5
legal   target 2
legal   target 6

# AR-98  Haruspex looks through the pile and takes a card.
set     space roma 5 Haruspex
set     deck Arena 1
set     deck Decurio 1
set     hand capua Tuba 1
apply   activate 5
apply   look
no-undo roma
illegal take Tuba because not-in-pile
apply   take Arena
expect  hand roma Arena 1
expect  deck Arena 0
silent  capua "Arena"
says    capua "takes a card"

# AR-52  Haruspex shows the opponent's hand too, and what it takes stays secret.
set     space roma 5 Haruspex
set     deck Arena 1
set     deck Decurio 1
set     hand capua Tuba 1
apply   activate 5
apply   look
sees    roma known capua Tuba 1
apply   take Arena
sees    capua known roma Arena 0

# AR-27  Haruspex too has an empty pile reshuffled.
set     space roma 5 Haruspex
set     discard Arena 1
set     discard Decurio 1
apply   activate 5
expect  discard Arena 0
apply   look
apply   take Arena
expect  hand roma Arena 1
expect  deck Decurio 1

# AR-98  Without a card in either pile it does nothing.
set     space roma 5 Haruspex
apply   activate 5
illegal look because not-now
legal   end

# AR-99  Legat: 1 VP for each empty space of the opponent.
set     space roma 5 Legat
apply   activate 5
expect  vp roma 12

# AR-100  Legionarius attacks the opposite card, of either type.
set     space roma 2 Legionarius
apply   activate 2
chance  die 4
expect  space capua 2 none

# AR-101  Machina: all buildings up and down again.
set     space roma 2 Machina
apply   activate 2
expect  lifted Taberna 1
expect  lifted Castra 1
apply   lay Taberna 4
expect  discard Pictor 1
illegal lay Pictor 1 because not-a-lifted-building
illegal lay Castra 4 because built-already
apply   lay Castra 1
apply   lay Machina 2
legal   end

# AR-102  Mercator buys VP of the opponent for 2 sestertii each.
set     space roma 5 Mercator
apply   activate 5
illegal buy 7 because too-many-vp
apply   buy 6
expect  vp roma 16
expect  vp capua 4
expect  money roma 0
expect  money capua 12

# AR-102  Not more VP than the opponent has; none at all may be bought too.
set     space roma 5 Mercator
set     vp capua 3
apply   activate 5
illegal buy 4 because too-many-vp
legal   buy 0
apply   buy 3
expect  money roma 6
over    roma

# AR-103  Mercatus: 1 VP from the opponent for each of his Forums.
set     space roma 5 Mercatus
set     space capua 5 Forum
apply   activate 5
expect  vp roma 12
expect  vp capua 8
expect  supply 16

# AR-104  Nero discards any enemy building, and itself.
set     space roma 5 Nero
apply   activate 5
illegal target 2 because no-target
apply   target 3
expect  space capua 3 none
expect  space roma 5 none
expect  discard Nero 1

# AR-104  A copy of Nero discards the copier.
set     space roma 5 Via Cassia
set     space roma 4 Nero
apply   activate 5
apply   copy 4
apply   target 3
expect  space roma 5 none
expect  space roma 4 Nero

# AR-72  Nero, paid by Maecenas, is discarded himself, and Maecenas stays.
set     space roma 5 Maecenas
set     space roma 2 Nero
apply   activate 5
apply   copy 2
apply   target 3
expect  space roma 2 none
expect  space roma 5 Maecenas
expect  discard Nero 1

# AR-72  So is Sicarius.
set     space roma 5 Maecenas
set     space roma 2 Sicarius
apply   activate 5
apply   copy 2
apply   target 2
expect  space roma 2 none
expect  space roma 5 Maecenas

# AR-72  A Forum paid by Maecenas has the Basilica beside itself.
set     space roma 5 Maecenas
set     space roma 2 Forum
set     space roma 1 Basilica
apply   activate 5
apply   copy 2
apply   score 2
expect  vp roma 14

# AR-42  Scaenicus acts from his own space.
set     space roma 5 Scaenicus
set     space roma 2 Legionarius
set     space capua 5 Tuba
apply   activate 5
apply   copy 2
chance  die 1
told    roma battle what Tuba at 5 total 1 defence 2

# AR-75  Scaenicus who acts as Offertorium may be the offering.
set     space roma 5 Scaenicus
set     space roma 2 Offertorium
apply   activate 5
apply   copy 2
apply   sacrifice 5
expect  vp roma 13
expect  discard Scaenicus 1

# AR-105  Onager attacks any building.
set     space roma 5 Onager
apply   activate 5
illegal target 2 because no-target
apply   target 1
chance  die 4
expect  space capua 1 none

# AR-105  Onager adds nothing.
set     space roma 5 Onager
apply   activate 5
apply   target 1
chance  die 3
expect  space capua 1 Aries

# AR-106  Praetorianus blocks a space for the opponent's next turn.
set     space roma 5 Praetorianus
apply   activate 5
apply   block 4
apply   end
chance  die 4, 3, 1
illegal activate 4 because blocked
legal   activate 1
apply   end
chance  die 1, 2, 4
apply   end
chance  die 4, 3, 1
legal   activate 4

# AR-107  Scaenicus acts as another character of its owner.
set     space roma 5 Scaenicus
apply   activate 5
illegal copy 1 because not-a-character
illegal copy 2 because empty-space
illegal copy 5 because not-copyable
apply   copy 6
chance  die 6
expect  vp roma 13

# AR-108  Senator: any number of characters free.
set     space roma 5 Senator
set     hand roma Arena 1
set     hand roma Decurio 2
apply   activate 5
illegal lay Arena 2 because only-characters
apply   lay Decurio 2
apply   lay Decurio bribery
expect  money roma 12
legal   end

# AR-108  Senator may cover own cards too.
set     space roma 5 Senator
set     hand roma Decurio 1
apply   activate 5
apply   lay Decurio 1
expect  discard Taberna 1

# AR-109  Sicarius discards any enemy character, and itself.
set     space roma 5 Sicarius
apply   activate 5
illegal target 1 because no-target
apply   target 6
expect  space capua 6 none
expect  space roma 5 none

# AR-110  Templum: a third die for the Forum next to it.
set     space roma 2 Forum
set     space roma 1 Templum
apply   activate 2
apply   score 5
legal   pass
apply   score 2
expect  vp roma 17
expect  die 1 0

# AR-110  The third die brings its value alone; Basilica counts once.
set     space roma 2 Forum
set     space roma 1 Templum
set     space roma 3 Basilica
apply   activate 2
apply   score 5
apply   score 2
expect  vp roma 19

# AR-110  Without a third die nothing is asked.
set     space roma 2 Forum
set     space roma 1 Templum
set     die 1 0
apply   activate 2
apply   score 5
illegal pass because not-now
legal   end

# AR-110  The third die may be used although the second has emptied the supply.
set     space roma 2 Forum
set     space roma 1 Templum
set     supply 3
set     vp capua 16
apply   activate 2
apply   score 5
expect  supply 0
turn    roma
apply   score 2
expect  vp roma 17
over    roma

# AR-110  Without it the game is over when the player passes.
set     space roma 2 Forum
set     space roma 1 Templum
set     supply 3
set     vp capua 16
apply   activate 2
apply   score 5
apply   pass
over    capua

# AR-47  A Forum without a Templum ends the game at once.
set     space roma 2 Forum
set     supply 3
set     vp capua 16
apply   activate 2
apply   score 5
over    capua

# AR-96  The log says what Essedum does.
set     space roma 5 Essedum
apply   activate 5
told    capua weakened who capua n 2

# AR-111  Tribunus Plebis takes 1 VP from the opponent.
set     space roma 5 Tribunus Plebis
apply   activate 5
expect  vp roma 11
expect  vp capua 9

# AR-112  Turris: 1 more defence for the other cards, not for itself.
set     space roma 2 Legionarius
set     space capua 5 Turris
apply   activate 2
chance  die 4
told    roma battle what Bestia total 4 defence 5
expect  space capua 2 Bestia

# AR-112  Two Turris protect each other.
set     space roma 2 Legionarius
set     space capua 2 Turris
set     space capua 5 Turris
apply   activate 2
chance  die 1
told    roma battle what Turris total 1 defence 7

# AR-113  Velites attacks any character.
set     space roma 5 Velites
apply   activate 5
illegal target 1 because no-target
apply   target 6
chance  die 3
expect  space capua 6 none

# AR-113  Velites adds nothing.
set     space roma 5 Velites
apply   activate 5
apply   target 6
chance  die 2
expect  space capua 6 Maecenas

# AR-34  Basilica, Templum and Turris take no die.
set     die 0 1
set     space roma 5 Basilica
set     space roma 2 Templum
set     space roma 1 Turris
illegal activate 5 because always-active
illegal activate 2 because always-active
illegal activate 1 because always-active

# AR-106  Bribery can be blocked too.
set     space roma 5 Praetorianus
set     space capua bribery Taberna
set     money capua 9
apply   activate 5
apply   block bribery
apply   end
chance  die 4, 3, 1
illegal bribe 4 because blocked

# AR-106  Beginner game: bribery cannot be blocked.
set     beginner yes
set     space roma 5 Praetorianus
apply   activate 5
illegal block bribery because no-space
offers  6

# AR-99  In the beginner game there is no bribery space to count.
set     beginner yes
set     space roma 5 Legat
apply   activate 5
expect  vp roma 11
