## Setting up, for three players on Mare Nostrum unless a case says otherwise.
include three.head

# A2-1  Three nations play; one of them must choose.
expect seats 3
turn   yellow

# A2-2  A nation has 12 legions: the thirteenth cannot be armed.
set    units yellow legion Carthago 12
set    flow 0 militia
set    space yellow Militia
set    stock yellow iron 9
illegal arm legion Cirta because no-units
legal  arm galley Carthago

# A2-3  There are 20 temples, with the neutral ones; the last one built, no other can be.
set    temple Carthago yes
set    city Palma red
set    yields Palma iron
set    temple Palma yes
set    temple Alexandria yes
set    temple Memphis yes
set    temple Thebae yes
set    temple Colonia yes
set    temple Argentorate yes
set    temple Augusta Treverorum yes
set    city Roma green
set    yields Roma marble
set    temple Roma yes
set    city Neapolis green
set    yields Neapolis gold
set    temple Neapolis yes
set    city Massilia green
set    yields Massilia gold
set    temple Massilia yes
set    city Lugdunum green
set    yields Lugdunum gold
set    temple Lugdunum yes
set    city Tingis red
set    yields Tingis iron
set    temple Tingis yes
set    city Petra red
set    yields Petra marble
set    temple Petra yes
set    city Tarsus red
set    yields Tarsus iron
set    temple Tarsus yes
set    city Sparta red
set    yields Sparta iron
set    temple Sparta yes
set    stock yellow marble 15
set    flow 0 templum
set    space yellow Templum
legal  temple Cirta
apply  temple Cirta
illegal temple Hadrumetum

# A2-4  There are six Citizens, and a seventh cannot be had.
set    personage red Citizen 6
set    temple Carthago yes
set    temple Cirta yes
set    temple Hadrumetum yes
apply  go Marmor
expect personage yellow Citizen 0

# A2-5  Eight city tokens of a resource; with all on the map a ninth iron city cannot be founded.
set    city Tarraco yellow
set    yields Tarraco iron
set    city Tingis yellow
set    yields Tingis iron
set    city Palma yellow
set    yields Palma iron
set    city Caralis yellow
set    yields Caralis iron
set    city Florentia yellow
set    yields Florentia iron
set    city Sparta yellow
set    yields Sparta iron
set    city Mediolanum yellow
set    yields Mediolanum iron
set    units yellow legion Singidunum 1
set    space yellow Marmor
set    flow 0 founding
illegal found iron Singidunum because no-token

# A2-5  With the option any token will do.
set    option tokens any
set    city Tarraco yellow
set    yields Tarraco iron
set    city Tingis yellow
set    yields Tingis iron
set    city Palma yellow
set    yields Palma iron
set    city Caralis yellow
set    yields Caralis iron
set    city Florentia yellow
set    yields Florentia iron
set    city Sparta yellow
set    yields Sparta iron
set    city Mediolanum yellow
set    yields Mediolanum iron
set    units yellow legion Singidunum 1
set    space yellow Marmor
set    flow 0 founding
legal  found iron Singidunum

# A2-6  An empty bank gives no coin.
set    stock red coin 30
apply  go Marmor
expect stock yellow marble 4
expect stock yellow coin 0

# A2-7  The map is Mare Nostrum.
expect map Mare Nostrum

# A2-8  The nations are dealt by lot among those for three players.
expect nation yellow Carthaginienses
expect nation red Aegyptii
expect nation green Germani

# A2-9  Three cities, one of each resource.
expect city Carthago yellow
expect yields Carthago gold
expect yields Hadrumetum iron
expect yields Cirta marble

# A2-10  Three of each resource, no coins, no units.
expect stock red marble 3
expect stock red iron 3
expect stock red gold 3
expect stock red coin 0
expect units red legion Memphis 0

# A2-11  Three neutral temples.
expect temple Carthago Nova yes
expect temple Salona yes
expect temple Antiochia yes

# A2-12  All markers are in the middle, and nobody has a personage.
expect space yellow none
expect personage yellow King 0

# A2-13  The player to the right of the start player has Bellona.
expect bellona green

# A2-14  Play goes clockwise.
apply  go Marmor
turn   red
apply  go Marmor
turn   green
apply  go Marmor
turn   yellow
