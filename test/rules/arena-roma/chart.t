; The chart of the cards: how many there are, what each costs, and its defence.
game arena-roma
position {"flow":["act"],"turn":3,"option":{"deck":"roma+arena"},"vp":{"roma":10,"capua":10},"supply":16,"die":[2,5,5],
  "space":{"roma":{"1":"Forum","2":"Legionarius","3":"Forum","4":"Forum","5":"Forum"},"capua":{"1":"Forum"}}}

# AR-60  Aquaeductus costs 4 and has a defence of 4.
set     hand roma Aquaeductus 1
set     space capua 2 Aquaeductus
set     money roma 3
illegal play Aquaeductus bribery because no-money
set     money roma 4
apply   play Aquaeductus bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Aquaeductus total 1 defence 4

# AR-61  Arena costs 7 and has a defence of 5.
set     hand roma Arena 1
set     space capua 2 Arena
set     money roma 6
illegal play Arena bribery because no-money
set     money roma 7
apply   play Arena bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Arena total 1 defence 5

# AR-62  Aries costs 8 and has a defence of 4.
set     hand roma Aries 1
set     space capua 2 Aries
set     money roma 7
illegal play Aries bribery because no-money
set     money roma 8
apply   play Aries bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Aries total 1 defence 4

# AR-63  Ballista costs 6 and has a defence of 4.
set     hand roma Ballista 1
set     space capua 2 Ballista
set     money roma 5
illegal play Ballista bribery because no-money
set     money roma 6
apply   play Ballista bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Ballista total 1 defence 4

# AR-64  Bestia costs 4 and has a defence of 4.
set     hand roma Bestia 1
set     space capua 2 Bestia
set     money roma 3
illegal play Bestia bribery because no-money
set     money roma 4
apply   play Bestia bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Bestia total 1 defence 4

# AR-65  Carrus Bovinus costs 5 and has a defence of 3.
set     hand roma Carrus Bovinus 1
set     money roma 4
illegal play Carrus Bovinus bribery because no-money
set     money roma 5
legal   play Carrus Bovinus bribery
set     hand roma Carrus Bovinus 0
set     space capua 2 Carrus Bovinus
apply   activate 2
chance  die 1
told    roma battle what Carrus Bovinus total 1 defence 3

# AR-66  Castra costs 4 and has a defence of 4.
set     hand roma Castra 1
set     space capua 2 Castra
set     money roma 3
illegal play Castra bribery because no-money
set     money roma 4
apply   play Castra bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Castra total 1 defence 4

# AR-67  Decurio costs 5 and has a defence of 4.
set     hand roma Decurio 1
set     space capua 2 Decurio
set     money roma 4
illegal play Decurio bribery because no-money
set     money roma 5
apply   play Decurio bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Decurio total 1 defence 4

# AR-68  Elephantus Militaris costs 7 and has a defence of 4.
set     hand roma Elephantus Militaris 1
set     money roma 6
illegal play Elephantus Militaris bribery because no-money
set     money roma 7
legal   play Elephantus Militaris bribery
set     hand roma Elephantus Militaris 0
set     space capua 2 Elephantus Militaris
apply   activate 2
chance  die 1
told    roma battle what Elephantus Militaris total 1 defence 4

# AR-69  Equitatus costs 6 and has a defence of 3.
set     hand roma Equitatus 1
set     space capua 2 Equitatus
set     money roma 5
illegal play Equitatus bribery because no-money
set     money roma 6
apply   play Equitatus bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Equitatus total 1 defence 3

# AR-70  Fons Bacchi costs 4 and has a defence of 4.
set     hand roma Fons Bacchi 1
set     space capua 2 Fons Bacchi
set     money roma 3
illegal play Fons Bacchi bribery because no-money
set     money roma 4
apply   play Fons Bacchi bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Fons Bacchi total 1 defence 4

# AR-71  Forum costs 5 and has a defence of 5.
set     hand roma Forum 1
set     space capua 2 Forum
set     money roma 4
illegal play Forum bribery because no-money
set     money roma 5
apply   play Forum bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Forum total 1 defence 5

# AR-72  Maecenas costs 5 and has a defence of 3.
set     hand roma Maecenas 1
set     space capua 2 Maecenas
set     money roma 4
illegal play Maecenas bribery because no-money
set     money roma 5
apply   play Maecenas bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Maecenas total 1 defence 3

# AR-73  Magister costs 5 and has a defence of 3.
set     hand roma Magister 1
set     space capua 2 Magister
set     money roma 4
illegal play Magister bribery because no-money
set     money roma 5
apply   play Magister bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Magister total 1 defence 3

# AR-74  Mercennarius costs 4 and has a defence of 3.
set     hand roma Mercennarius 1
set     space capua 2 Mercennarius
set     money roma 3
illegal play Mercennarius bribery because no-money
set     money roma 4
apply   play Mercennarius bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Mercennarius total 1 defence 3

# AR-75  Offertorium costs 4 and has a defence of 3.
set     hand roma Offertorium 1
set     money roma 3
illegal play Offertorium bribery because no-money
set     money roma 4
legal   play Offertorium bribery
set     hand roma Offertorium 0
set     space capua 2 Offertorium
apply   activate 2
chance  die 1
told    roma battle what Offertorium total 1 defence 3

# AR-76  Philosophus costs 5 and has a defence of 2.
set     hand roma Philosophus 1
set     space capua 2 Philosophus
set     money roma 4
illegal play Philosophus bribery because no-money
set     money roma 5
apply   play Philosophus bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Philosophus total 1 defence 2

# AR-77  Pictor costs 3 and has a defence of 3.
set     hand roma Pictor 1
set     space capua 2 Pictor
set     money roma 2
illegal play Pictor bribery because no-money
set     money roma 3
apply   play Pictor bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Pictor total 1 defence 3

# AR-78  Portus costs 3 and has a defence of 4.
set     hand roma Portus 1
set     space capua 2 Portus
set     money roma 2
illegal play Portus bribery because no-money
set     money roma 3
apply   play Portus bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Portus total 1 defence 4

# AR-79  Praedator costs 4 and has a defence of 4.
set     hand roma Praedator 1
set     space capua 2 Praedator
set     money roma 3
illegal play Praedator bribery because no-money
set     money roma 4
apply   play Praedator bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Praedator total 1 defence 4

# AR-80  Restaurator costs 4 and has a defence of 3.
set     hand roma Restaurator 1
set     space capua 2 Restaurator
set     money roma 3
illegal play Restaurator bribery because no-money
set     money roma 4
apply   play Restaurator bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Restaurator total 1 defence 3

# AR-81  Speculator costs 5 and has a defence of 2.
set     hand roma Speculator 1
set     money roma 4
illegal play Speculator bribery because no-money
set     money roma 5
legal   play Speculator bribery
set     hand roma Speculator 0
set     space capua 2 Speculator
apply   activate 2
chance  die 1
told    roma battle what Speculator total 1 defence 2

# AR-82  Statua Iovis costs 5 and has a defence of 6.
set     hand roma Statua Iovis 1
set     space capua 2 Statua Iovis
set     money roma 4
illegal play Statua Iovis bribery because no-money
set     money roma 5
apply   play Statua Iovis bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Statua Iovis total 1 defence 6

# AR-83  Taberna costs 5 and has a defence of 4.
set     hand roma Taberna 1
set     space capua 2 Taberna
set     money roma 4
illegal play Taberna bribery because no-money
set     money roma 5
apply   play Taberna bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Taberna total 1 defence 4

# AR-84  Telonium costs 3 and has a defence of 5.
set     hand roma Telonium 1
set     space capua 2 Telonium
set     money roma 2
illegal play Telonium bribery because no-money
set     money roma 3
apply   play Telonium bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Telonium total 1 defence 5

# AR-85  Templarius costs 5 and has a defence of 4.
set     hand roma Templarius 1
set     space capua 2 Templarius
set     money roma 4
illegal play Templarius bribery because no-money
set     money roma 5
apply   play Templarius bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Templarius total 1 defence 4

# AR-86  Triremis costs 3 and has a defence of 5.
set     hand roma Triremis 1
set     space capua 2 Triremis
set     money roma 2
illegal play Triremis bribery because no-money
set     money roma 3
apply   play Triremis bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Triremis total 1 defence 5

# AR-87  Tuba costs 3 and has a defence of 2.
set     hand roma Tuba 1
set     money roma 2
illegal play Tuba bribery because no-money
set     money roma 3
legal   play Tuba bribery
set     hand roma Tuba 0
set     space capua 2 Tuba
apply   activate 2
chance  die 1
told    roma battle what Tuba total 1 defence 2

# AR-88  Veneficus costs 9 and has a defence of 2.
set     hand roma Veneficus 1
set     money roma 8
illegal play Veneficus bribery because no-money
set     money roma 9
legal   play Veneficus bribery
set     hand roma Veneficus 0
set     space capua 2 Veneficus
apply   activate 2
chance  die 1
told    roma battle what Veneficus total 1 defence 2

# AR-89  Via Cassia costs 5 and has a defence of 5.
set     hand roma Via Cassia 1
set     space capua 2 Via Cassia
set     money roma 4
illegal play Via Cassia bribery because no-money
set     money roma 5
apply   play Via Cassia bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Via Cassia total 1 defence 5

# AR-90  Aesculapinum costs 5 and has a defence of 2.
set     hand roma Aesculapinum 1
set     space capua 2 Aesculapinum
set     money roma 4
illegal play Aesculapinum bribery because no-money
set     money roma 5
apply   play Aesculapinum bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Aesculapinum total 1 defence 2

# AR-91  Architectus costs 3 and has a defence of 4.
set     hand roma Architectus 1
set     space capua 2 Architectus
set     money roma 2
illegal play Architectus bribery because no-money
set     money roma 3
apply   play Architectus bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Architectus total 1 defence 4

# AR-92  Basilica costs 6 and has a defence of 5.
set     hand roma Basilica 1
set     space capua 2 Basilica
set     money roma 5
illegal play Basilica bribery because no-money
set     money roma 6
apply   play Basilica bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Basilica total 1 defence 5

# AR-93  Centurio costs 9 and has a defence of 5.
set     hand roma Centurio 1
set     space capua 2 Centurio
set     money roma 8
illegal play Centurio bribery because no-money
set     money roma 9
apply   play Centurio bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Centurio total 1 defence 5

# AR-94  Consiliarius costs 4 and has a defence of 4.
set     hand roma Consiliarius 1
set     space capua 2 Consiliarius
set     money roma 3
illegal play Consiliarius bribery because no-money
set     money roma 4
apply   play Consiliarius bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Consiliarius total 1 defence 4

# AR-95  Consul costs 3 and has a defence of 3.
set     hand roma Consul 1
set     space capua 2 Consul
set     money roma 2
illegal play Consul bribery because no-money
set     money roma 3
apply   play Consul bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Consul total 1 defence 3

# AR-96  Essedum costs 6 and has a defence of 3.
set     hand roma Essedum 1
set     space capua 2 Essedum
set     money roma 5
illegal play Essedum bribery because no-money
set     money roma 6
apply   play Essedum bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Essedum total 1 defence 3

# AR-97  Gladiator costs 6 and has a defence of 5.
set     hand roma Gladiator 1
set     space capua 2 Gladiator
set     money roma 5
illegal play Gladiator bribery because no-money
set     money roma 6
apply   play Gladiator bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Gladiator total 1 defence 5

# AR-98  Haruspex costs 4 and has a defence of 3.
set     hand roma Haruspex 1
set     space capua 2 Haruspex
set     money roma 3
illegal play Haruspex bribery because no-money
set     money roma 4
apply   play Haruspex bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Haruspex total 1 defence 3

# AR-99  Legat costs 5 and has a defence of 2.
set     hand roma Legat 1
set     space capua 2 Legat
set     money roma 4
illegal play Legat bribery because no-money
set     money roma 5
apply   play Legat bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Legat total 1 defence 2

# AR-100  Legionarius costs 4 and has a defence of 5.
set     hand roma Legionarius 1
set     space capua 2 Legionarius
set     money roma 3
illegal play Legionarius bribery because no-money
set     money roma 4
apply   play Legionarius bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Legionarius total 1 defence 5

# AR-101  Machina costs 4 and has a defence of 4.
set     hand roma Machina 1
set     space capua 2 Machina
set     money roma 3
illegal play Machina bribery because no-money
set     money roma 4
apply   play Machina bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Machina total 1 defence 4

# AR-102  Mercator costs 7 and has a defence of 2.
set     hand roma Mercator 1
set     money roma 6
illegal play Mercator bribery because no-money
set     money roma 7
legal   play Mercator bribery
set     hand roma Mercator 0
set     space capua 2 Mercator
apply   activate 2
chance  die 1
told    roma battle what Mercator total 1 defence 2

# AR-103  Mercatus costs 6 and has a defence of 3.
set     hand roma Mercatus 1
set     space capua 2 Mercatus
set     money roma 5
illegal play Mercatus bribery because no-money
set     money roma 6
apply   play Mercatus bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Mercatus total 1 defence 3

# AR-104  Nero costs 8 and has a defence of 9.
set     hand roma Nero 1
set     money roma 7
illegal play Nero bribery because no-money
set     money roma 8
legal   play Nero bribery
set     hand roma Nero 0
set     space capua 2 Nero
apply   activate 2
chance  die 1
told    roma battle what Nero total 1 defence 9

# AR-105  Onager costs 5 and has a defence of 4.
set     hand roma Onager 1
set     space capua 2 Onager
set     money roma 4
illegal play Onager bribery because no-money
set     money roma 5
apply   play Onager bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Onager total 1 defence 4

# AR-106  Praetorianus costs 4 and has a defence of 4.
set     hand roma Praetorianus 1
set     space capua 2 Praetorianus
set     money roma 3
illegal play Praetorianus bribery because no-money
set     money roma 4
apply   play Praetorianus bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Praetorianus total 1 defence 4

# AR-107  Scaenicus costs 8 and has a defence of 3.
set     hand roma Scaenicus 1
set     space capua 2 Scaenicus
set     money roma 7
illegal play Scaenicus bribery because no-money
set     money roma 8
apply   play Scaenicus bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Scaenicus total 1 defence 3

# AR-108  Senator costs 3 and has a defence of 3.
set     hand roma Senator 1
set     space capua 2 Senator
set     money roma 2
illegal play Senator bribery because no-money
set     money roma 3
apply   play Senator bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Senator total 1 defence 3

# AR-109  Sicarius costs 9 and has a defence of 2.
set     hand roma Sicarius 1
set     money roma 8
illegal play Sicarius bribery because no-money
set     money roma 9
legal   play Sicarius bribery
set     hand roma Sicarius 0
set     space capua 2 Sicarius
apply   activate 2
chance  die 1
told    roma battle what Sicarius total 1 defence 2

# AR-110  Templum costs 2 and has a defence of 2.
set     hand roma Templum 1
set     space capua 2 Templum
set     money roma 1
illegal play Templum bribery because no-money
set     money roma 2
apply   play Templum bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Templum total 1 defence 2

# AR-111  Tribunus Plebis costs 5 and has a defence of 5.
set     hand roma Tribunus Plebis 1
set     space capua 2 Tribunus Plebis
set     money roma 4
illegal play Tribunus Plebis bribery because no-money
set     money roma 5
apply   play Tribunus Plebis bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Tribunus Plebis total 1 defence 5

# AR-112  Turris costs 6 and has a defence of 6.
set     hand roma Turris 1
set     money roma 5
illegal play Turris bribery because no-money
set     money roma 6
legal   play Turris bribery
set     hand roma Turris 0
set     space capua 2 Turris
apply   activate 2
chance  die 1
told    roma battle what Turris total 1 defence 6

# AR-113  Velites costs 5 and has a defence of 3.
set     hand roma Velites 1
set     space capua 2 Velites
set     money roma 4
illegal play Velites bribery because no-money
set     money roma 5
apply   play Velites bribery
expect  money roma 0
apply   activate 2
chance  die 1
told    roma battle what Velites total 1 defence 3
