; Each card is of its kind: Taberna brings 1 VP for a character and none for a building.
game arena-roma
option deck roma+arena
position {"flow":["act"],"turn":3,"vp":{"roma":10,"capua":10},"supply":16,"die":[5,5,5],"space":{"roma":{"5":"Taberna"}}}

# AR-51  These are characters.
set     space capua 1 Bestia
set     space capua 2 Carrus Bovinus
set     space capua 3 Decurio
set     space capua 4 Elephantus Militaris
set     space capua 5 Fons Bacchi
set     space capua 6 Maecenas
set     space capua bribery Magister
apply   activate 5
expect  vp roma 17

# AR-51  These are characters.
set     space capua 1 Mercennarius
set     space capua 2 Offertorium
set     space capua 3 Philosophus
set     space capua 4 Pictor
set     space capua 5 Praedator
set     space capua 6 Speculator
set     space capua bribery Templarius
apply   activate 5
expect  vp roma 17

# AR-51  These are characters.
set     space capua 1 Tuba
set     space capua 2 Veneficus
apply   activate 5
expect  vp roma 12

# AR-51  These are buildings.
set     space capua 1 Aquaeductus
set     space capua 2 Arena
set     space capua 3 Aries
set     space capua 4 Ballista
set     space capua 5 Castra
set     space capua 6 Equitatus
set     space capua bribery Forum
apply   activate 5
expect  vp roma 10

# AR-51  These are buildings.
set     space capua 1 Portus
set     space capua 2 Restaurator
set     space capua 3 Statua Iovis
set     space capua 4 Taberna
set     space capua 5 Telonium
set     space capua 6 Triremis
set     space capua bribery Via Cassia
apply   activate 5
expect  vp roma 10

# AR-5  These are characters of Roma.
set     space capua 1 Sicarius
set     space capua 2 Architectus
set     space capua 3 Consiliarius
set     space capua 4 Legat
set     space capua 5 Gladiator
set     space capua 6 Mercator
set     space capua bribery Consul
apply   activate 5
expect  vp roma 17

# AR-5  These are characters of Roma.
set     space capua 1 Legionarius
set     space capua 2 Nero
set     space capua 3 Praetorianus
set     space capua 4 Scaenicus
set     space capua 5 Haruspex
set     space capua 6 Senator
set     space capua bribery Velites
apply   activate 5
expect  vp roma 17

# AR-5  These are characters of Roma.
set     space capua 1 Essedum
set     space capua 2 Tribunus Plebis
set     space capua 3 Centurio
apply   activate 5
expect  vp roma 13

# AR-5  These are buildings of Roma.
set     space capua 1 Aesculapinum
set     space capua 2 Basilica
set     space capua 3 Machina
set     space capua 4 Mercatus
set     space capua 5 Onager
set     space capua 6 Templum
set     space capua bribery Turris
apply   activate 5
expect  vp roma 10

# AR-51  Published: two characters.
set     option edition published
set     space capua 1 Restaurator
set     space capua 2 Equitatus
apply   activate 5
expect  vp roma 12

# AR-51  Published: two buildings.
set     option edition published
set     space capua 1 Offertorium
set     space capua 2 Fons Bacchi
apply   activate 5
expect  vp roma 10
