; The copies in the box, card by card.
game arena-roma

# AR-4  The deck of the manual.
expect  deck Aquaeductus 2
expect  deck Arena 2
expect  deck Aries 2
expect  deck Ballista 2
expect  deck Bestia 2
expect  deck Carrus Bovinus 1
expect  deck Castra 2
expect  deck Decurio 2
expect  deck Elephantus Militaris 1
expect  deck Equitatus 2
expect  deck Fons Bacchi 2
expect  deck Forum 3
expect  deck Maecenas 2
expect  deck Magister 2
expect  deck Mercennarius 2
expect  deck Offertorium 1
expect  deck Philosophus 2
expect  deck Pictor 2
expect  deck Portus 2
expect  deck Praedator 2
expect  deck Restaurator 2
expect  deck Speculator 1
expect  deck Statua Iovis 2
expect  deck Taberna 2
expect  deck Telonium 2
expect  deck Templarius 2
expect  deck Triremis 2
expect  deck Tuba 1
expect  deck Veneficus 1
expect  deck Via Cassia 2
expect  deck Aesculapinum 0
expect  deck Architectus 0
expect  deck Basilica 0
expect  deck Centurio 0
expect  deck Consiliarius 0
expect  deck Consul 0
expect  deck Essedum 0
expect  deck Gladiator 0
expect  deck Haruspex 0
expect  deck Legat 0
expect  deck Legionarius 0
expect  deck Machina 0
expect  deck Mercator 0
expect  deck Mercatus 0
expect  deck Nero 0
expect  deck Onager 0
expect  deck Praetorianus 0
expect  deck Scaenicus 0
expect  deck Senator 0
expect  deck Sicarius 0
expect  deck Templum 0
expect  deck Tribunus Plebis 0
expect  deck Turris 0
expect  deck Velites 0

# AR-4  The deck of the published game.
option  edition published
expect  deck Equitatus 1
expect  deck Offertorium 2

# AR-5  With Roma: 107 cards.
option  deck roma+arena
expect  deck Aquaeductus 2
expect  deck Arena 2
expect  deck Aries 2
expect  deck Ballista 2
expect  deck Bestia 2
expect  deck Carrus Bovinus 1
expect  deck Castra 2
expect  deck Decurio 2
expect  deck Elephantus Militaris 1
expect  deck Equitatus 2
expect  deck Fons Bacchi 2
expect  deck Forum 9
expect  deck Maecenas 2
expect  deck Magister 2
expect  deck Mercennarius 2
expect  deck Offertorium 1
expect  deck Philosophus 2
expect  deck Pictor 2
expect  deck Portus 2
expect  deck Praedator 2
expect  deck Restaurator 2
expect  deck Speculator 1
expect  deck Statua Iovis 2
expect  deck Taberna 2
expect  deck Telonium 2
expect  deck Templarius 2
expect  deck Triremis 2
expect  deck Tuba 1
expect  deck Veneficus 1
expect  deck Via Cassia 2
expect  deck Aesculapinum 2
expect  deck Architectus 2
expect  deck Basilica 2
expect  deck Centurio 2
expect  deck Consiliarius 2
expect  deck Consul 2
expect  deck Essedum 2
expect  deck Gladiator 2
expect  deck Haruspex 2
expect  deck Legat 2
expect  deck Legionarius 3
expect  deck Machina 2
expect  deck Mercator 1
expect  deck Mercatus 2
expect  deck Nero 1
expect  deck Onager 2
expect  deck Praetorianus 2
expect  deck Scaenicus 2
expect  deck Senator 2
expect  deck Sicarius 1
expect  deck Templum 2
expect  deck Tribunus Plebis 2
expect  deck Turris 2
expect  deck Velites 2
