## Setting up, the rondel, production.
include begun.head

# CB-1  Two players.
expect seats 2
turn   roma

# CB-2  The thirteenth legion cannot be recruited.
set    units roma legion Roma 11
set    stock roma gold 9
apply  go Scientia
illegal recruit legion because all-recruited
legal  recruit galley

# CB-3  There are two Navigators in the box: a third cannot be had.
set    personage carthago Navigator 2
set    units roma galley Mare Ionium 1
set    units roma galley Mare Tyrrhenum 1
set    units roma galley Mare Africum 1
set    units roma galley Mare Hadriaticum 1
apply  go Marmor
expect personage roma Navigator 0

# CB-4  Ten markers for gold: with all in use no gold city can be founded.
set    city Ancona roma
set    yields Ancona gold
set    city Neapolis roma
set    yields Neapolis gold
set    city Brundisium roma
set    yields Brundisium gold
set    city Croton roma
set    yields Croton gold
set    city Syracusae carthago
set    yields Syracusae gold
set    city Agrigentum carthago
set    yields Agrigentum gold
set    city Tacape carthago
set    yields Tacape gold
set    city Zama carthago
set    yields Zama gold
set    units roma legion Massilia 1
apply  go Templum
apply  done
illegal found gold Massilia because no-token
legal  found iron Massilia

# CB-5  With 24 disks on the map no city more is conquered.
set    units roma legion Caesarea 3
set    city Numantia roma
set    yields Numantia iron
set    city Baecula roma
set    yields Baecula iron
set    city Saguntum roma
set    yields Saguntum iron
set    city Tarraco roma
set    yields Tarraco iron
set    city Tolosa roma
set    yields Tolosa iron
set    city Lugdunum roma
set    yields Lugdunum iron
set    city Massilia roma
set    yields Massilia iron
set    city Aquileia roma
set    yields Aquileia iron
set    city Ancona roma
set    yields Ancona iron
set    city Neapolis roma
set    yields Neapolis iron
set    city Brundisium roma
set    yields Brundisium marble
set    city Croton roma
set    yields Croton marble
set    city Syracusae roma
set    yields Syracusae marble
set    city Agrigentum roma
set    yields Agrigentum marble
set    city Epidaurum roma
set    yields Epidaurum marble
set    city Apollonia roma
set    yields Apollonia marble
set    city Tingis roma
set    yields Tingis marble
set    city Siga roma
set    yields Siga marble
set    city Zama roma
set    yields Zama marble
set    city Tacape roma
set    yields Tacape marble
set    city Carales roma
set    yields Carales gold
set    flow 0 conquest
set    space roma Duellum I
illegal conquer Caesarea because no-token
set    city Carales carthago
legal  conquer Caesarea

# CB-6  Neither resources nor coins run out.
set    stock carthago coin 30
apply  go Marmor
expect stock roma coin 1
expect stock roma marble 4

# CB-7  Three of each resource.
expect stock roma marble 3
expect stock carthago iron 3
expect stock carthago gold 3

# CB-8  The track at 0 gives one wall.
expect walls roma 1
expect walls carthago 1

# CB-9  The second player takes a coin.
expect stock roma coin 0
expect stock carthago coin 1

# CB-10  A legion and a galley in each box, none on the map.
expect box roma legion 1
expect box carthago galley 1
expect units roma legion Roma 0

# CB-11  The cities of Roma.
expect city Roma roma
expect yields Roma gold
expect yields Genua marble
expect yields Cremona iron

# CB-12  The cities of Carthago.
expect city Carthago carthago
expect yields Carthago Nova gold
expect yields Caesarea marble
expect yields Carthago iron

# CB-13  Three cards lie open.
expect open Tribute 1
expect open Burglary 1
expect open Storm 1
expect deck Fortress 3

# CB-14  The map.
expect map Casus Belli

# CB-15  Action, founding, personages.
set    city Ancona roma
set    yields Ancona iron
set    units roma legion Neapolis 1
apply  go Templum
illegal end because not-now
apply  done
apply  found marble Neapolis
expect personage roma King 1

# CB-16  The ring: from Militia the next three are Marmor, Scientia, Duellum.
set    space roma Militia
set    stock roma marble 0
set    stock roma iron 0
set    stock roma gold 0
offers 3
legal  go Marmor
legal  go Scientia
legal  go Duellum II

# CB-17  The first turn is free.
offers 8

# CB-18  Three spaces are free.
set    space roma Ferrum
apply  go Duellum I
expect stock roma iron 3

# CB-19  Each further one costs a resource of the player's choice.
set    space roma Ferrum
apply  go Militia
expect due 1
apply  spend gold
expect stock roma gold 2

# CB-20  A full round for five.
set    space roma Marmor
apply  go Marmor
expect due 5

# CB-21  Coins do not pay for steps, nor for resources.
set    space roma Ferrum
set    stock roma coin 9
apply  go Militia
illegal spend coin because not-for-steps

# CB-21  With the option they do.
set    option coins wild
set    space roma Ferrum
set    stock roma coin 9
apply  go Militia
legal  spend coin

# CB-22  One for each city of the kind.
set    city Ancona roma
set    yields Ancona marble
apply  go Marmor
expect stock roma marble 5

# CB-23  Two more with a temple.
set    temple Genua yes
apply  go Marmor
expect stock roma marble 6

# CB-24  Moneta adds one.
set    known roma Moneta yes
apply  go Marmor
expect stock roma marble 5

# CB-25  A coin for each city that produces.
set    city Ancona roma
set    yields Ancona marble
apply  go Marmor
expect stock roma coin 2

# CB-25  In the printed edition one for the action.
set    option edition published
set    city Ancona roma
set    yields Ancona marble
apply  go Marmor
expect stock roma coin 1

# CB-26  The yield comes after founding.
set    units roma legion Neapolis 1
apply  go Marmor
expect stock roma marble 3
apply  end
expect stock roma marble 4
told   roma produced n 1 what marble why Marmor
told   roma earned n 1

# CB-26  In the printed edition at once.
set    option edition published
set    units roma legion Neapolis 1
apply  go Marmor
expect stock roma marble 4
