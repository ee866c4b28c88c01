## Where the manual's words are plain: edition = manual, and what the printed edition does.
include begun.head

# CB-6  Coins do not run out: both are paid in full.
set    stock carthago coin 60
set    city Ancona roma
set    yields Ancona marble
apply  go Marmor
expect stock roma coin 2

# CB-68  Galleys in land harbours control no sea.
set    units roma galley Mare Ionium 1
set    units roma galley Mare Tyrrhenum 1
set    units roma galley Mare Africum 1
set    units roma galley Genua 1
apply  go Marmor
expect personage roma Navigator 0

# CB-68  A sea without a city counts double, and Mare Sardoum has none before Carales is founded.
set    units roma galley Mare Ionium 1
set    units roma galley Mare Tyrrhenum 1
set    units roma galley Mare Africum 1
set    units roma galley Carales 1
apply  go Templum
apply  done
apply  end
expect personage roma Navigator 1

# CB-68  With the city it counts one: three open seas and Carales are seven, two are five.
set    city Carales carthago
set    yields Carales iron
set    units roma galley Mare Ionium 1
set    units roma galley Mare Tyrrhenum 1
set    units roma galley Carales 1
apply  go Marmor
expect personage roma Navigator 0

# CB-68  With the city and three open seas.
set    city Carales carthago
set    yields Carales iron
set    units roma galley Mare Ionium 1
set    units roma galley Mare Tyrrhenum 1
set    units roma galley Mare Africum 1
set    units roma galley Carales 1
apply  go Marmor
expect personage roma Navigator 1

# CB-68  Two open seas, Carales and a harbour: six with the city site free, and no Navigator.
set    units roma galley Mare Ionium 1
set    units roma galley Mare Tyrrhenum 1
set    units roma galley Carales 1
set    units roma galley Genua 1
apply  go Templum
apply  done
apply  end
expect personage roma Navigator 0

# CB-68  In the printed edition every region with a galley counts, one with a city site once.
set    option edition published
set    units roma galley Mare Ionium 1
set    units roma galley Mare Tyrrhenum 1
set    units roma galley Mare Africum 1
set    units roma galley Genua 1
apply  go Marmor
expect personage roma Navigator 1

# CB-68  In the printed edition the site of Carales counts once, with a city or without.
set    option edition published
set    units roma galley Mare Ionium 1
set    units roma galley Mare Tyrrhenum 1
set    units roma galley Carales 1
set    units roma galley Genua 1
apply  go Templum
apply  done
apply  end
expect personage roma Navigator 0

# CB-41  Battles come when all movement is over: units pass each other.
set    known roma Strata yes
set    units roma legion Roma 2
set    units roma legion Genua 1
set    units carthago legion Neapolis 1
apply  go Duellum I
apply  move 2 legions Roma Neapolis
expect units carthago legion Neapolis 1
apply  move 1 legion Neapolis Croton
apply  done
expect units roma legion Croton 1
expect units roma legion Neapolis 0
expect units carthago legion Neapolis 0

# CB-42  What is left after the battles conquers.
set    units roma legion Siga 4
set    units roma legion Genua 1
set    units carthago legion Caesarea 2
apply  go Duellum I
apply  move 4 legions Siga Caesarea
apply  done
expect units roma legion Caesarea 2
apply  conquer Caesarea
expect city Caesarea roma

# CB-41  In the printed edition units that meet fight at once, and CB-42: what is left goes on.
set    option edition published
set    known roma Strata yes
set    units roma legion Roma 2
set    units roma legion Genua 1
set    units carthago legion Neapolis 1
apply  go Duellum I
apply  move 2 legions Roma Neapolis
expect units carthago legion Neapolis 0
expect units roma legion Neapolis 1
apply  move 1 legion Neapolis Croton
expect units roma legion Croton 1

# CB-93  Fortress costs one unit more; whoever has more units than the strength can spend it.
set    deck Fortress 2
set    hand carthago Fortress 1
set    units roma legion Caesarea 2
apply  go Duellum I
apply  done
apply  conquer Caesarea
apply  carthago: fortress
expect city Caesarea roma
expect units roma legion Caesarea 0

# CB-93  With the option the city is one stronger, and more units than that are needed.
set    option fortress-adds strength
set    deck Fortress 2
set    hand carthago Fortress 1
set    units roma legion Caesarea 2
set    units roma legion Carthago 3
apply  go Duellum I
apply  done
apply  conquer Caesarea
apply  carthago: fortress
expect city Caesarea carthago
illegal conquer Caesarea because held

# CB-37  With the option the units that stand in a city count for its limit.
set    option city-limit all-units
set    stock roma iron 9
set    units roma galley Genua 1
set    box roma galley 0
set    box roma legion 3
set    temple Roma yes
set    units roma legion Roma 2
apply  go Militia
illegal arm legion Genua because city-full
legal  arm legion Cremona
apply  arm legion Roma
illegal arm legion Roma because city-full

# CB-78  A card that names no action is played at any time of the own turn.
set    deck Conscription 1
set    hand roma Conscription 1
set    deck Earthquake 0
set    hand roma Earthquake 2
set    wall Caesarea yes
set    units roma legion Caesarea 2
set    units roma legion Genua 1
apply  go Duellum I
legal  play Conscription
apply  done
illegal conquer Caesarea because too-strong
apply  play Earthquake
apply  conquer Caesarea
expect city Caesarea roma

# CB-78  In Templum, Militia and Scientia too.
set    deck Conscription 1
set    hand roma Conscription 1
apply  go Templum
legal  play Conscription

# CB-78  In Militia.
set    deck Conscription 1
set    hand roma Conscription 1
set    stock roma iron 9
apply  go Militia
legal  play Conscription
apply  arm legion Roma
legal  play Conscription

# CB-78  In Scientia.
set    deck Conscription 1
set    hand roma Conscription 1
apply  go Scientia
legal  play Conscription

# CB-113  The rondel stones wait in the middle.
expect space roma none
expect space carthago none

# CB-2  There are twelve town walls.
set    walls roma 6
set    walls carthago 6
set    deck Masons 0
set    hand roma Masons 1
apply  play Masons
apply  wall Roma
expect walls roma 5

# CB-78  Colonists: a surcharge on a city for which no marker is left is none to save.
set    deck Colonists 0
set    hand roma Colonists 1
set    city Ancona roma
set    yields Ancona gold
set    city Brundisium roma
set    yields Brundisium gold
set    city Syracusae carthago
set    yields Syracusae gold
set    city Agrigentum carthago
set    yields Agrigentum gold
set    city Tacape carthago
set    yields Tacape gold
set    city Zama carthago
set    yields Zama gold
set    city Siga carthago
set    yields Siga gold
set    city Tingis carthago
set    yields Tingis gold
set    units roma legion Neapolis 1
apply  go Templum
apply  done
illegal play Colonists because no-effect
set    yields Tingis iron
legal  play Colonists
