## The numbers of the box and of the tables, one by one.
include three.head

# A2-2  Thirteen galleys: the fourteenth cannot be armed.
set    units yellow galley Carthago 13
set    flow 0 militia
set    space yellow Militia
set    stock yellow iron 9
illegal arm galley Carthago because no-units
legal  arm legion Carthago

# A2-4  Ten Kings: an eleventh cannot be had.
set    personage red King 6
set    personage green King 4
set    city Palma yellow
set    yields Palma iron
set    city Tingis yellow
set    yields Tingis iron
apply  go Marmor
expect personage yellow King 0

# A2-4  The tenth can.
set    personage red King 6
set    personage green King 3
set    city Palma yellow
set    yields Palma iron
set    city Tingis yellow
set    yields Tingis iron
apply  go Marmor
expect personage yellow King 1

# A2-4  Five Navigators: a sixth cannot be had.
set    personage red Navigator 5
set    units yellow galley Mare Numidicum 1
set    units yellow galley Mare Ibericum 1
set    units yellow galley Mare Tyrrhenum 1
set    units yellow galley Mare Ionium 1
apply  go Marmor
expect personage yellow Navigator 0

# A2-4  The fifth can.
set    personage red Navigator 4
set    units yellow galley Mare Numidicum 1
set    units yellow galley Mare Ibericum 1
set    units yellow galley Mare Tyrrhenum 1
set    units yellow galley Mare Ionium 1
apply  go Marmor
expect personage yellow Navigator 1

# A2-4  Six Citizens and seven Generals: the last of each can be had.
set    personage red Citizen 5
set    personage red General 2
set    personage green General 4
set    temple Carthago yes
set    temple Cirta yes
set    temple Hadrumetum yes
set    flow 0 founding
set    space yellow Marmor
set    razed 2
set    units yellow legion Caesarea 1
apply  end
expect personage yellow Citizen 1
expect personage yellow General 1

# A2-16  The ring, three steps at a time.
set    stock yellow marble 0
set    stock yellow iron 0
set    stock yellow gold 0
set    space yellow Ferrum
offers 3
legal  go Templum
legal  go Aurum
legal  go Movere I
set    space yellow Movere I
legal  go Militia
legal  go Marmor
legal  go Scientia
set    space yellow Scientia
legal  go Movere II
legal  go Ferrum
legal  go Templum
illegal go Aurum because no-steps

# A2-20  Four steps can be paid, not more.
set    space yellow Ferrum
apply  go Movere II
expect due 4

# A2-22  Aurum gives gold, and its coin (A2-25).
apply  go Aurum
expect stock yellow gold 4
expect stock yellow coin 1
expect stock yellow marble 3

# A2-22  Ferrum gives iron, and its coin (A2-25).
apply  go Ferrum
expect stock yellow iron 4
expect stock yellow coin 1

# A2-37  Mercatura costs 7.
set    stock yellow gold 9
apply  go Scientia
apply  learn Mercatura
expect stock yellow gold 2

# A2-37  Metallum costs 7.
set    stock yellow gold 9
apply  go Scientia
apply  learn Metallum
expect stock yellow gold 2

# A2-37  Regnum costs 7.
set    stock yellow gold 9
apply  go Scientia
apply  learn Regnum
expect stock yellow gold 2

# A2-37  Navigatio costs 8.
set    stock yellow gold 9
apply  go Scientia
apply  learn Navigatio
expect stock yellow gold 1

# A2-37  Commercium costs 10.
set    known yellow Mercatura yes
set    stock yellow gold 11
apply  go Scientia
apply  learn Commercium
expect stock yellow gold 1

# A2-37  Moneta costs 10.
set    known yellow Metallum yes
set    stock yellow gold 11
apply  go Scientia
apply  learn Moneta
expect stock yellow gold 1

# A2-37  Res Publica costs 10.
set    known yellow Regnum yes
set    stock yellow gold 11
apply  go Scientia
apply  learn Res Publica
expect stock yellow gold 1

# A2-38  Strata and Navigatio cost 4 after the first, those of the second row 5, the others 3.
set    known red Strata yes
set    known red Navigatio yes
set    known red Mercatura yes
set    known red Commercium yes
set    known red Metallum yes
set    known red Moneta yes
set    known red Regnum yes
set    known red Res Publica yes
set    stock yellow gold 40
apply  go Scientia
apply  learn Strata
expect stock yellow gold 36
apply  learn Navigatio
expect stock yellow gold 32
apply  learn Mercatura
expect stock yellow gold 29
apply  learn Commercium
expect stock yellow gold 24
apply  learn Metallum
expect stock yellow gold 21
apply  learn Moneta
expect stock yellow gold 16
apply  learn Regnum
expect stock yellow gold 13
apply  learn Res Publica
expect stock yellow gold 8
expect personage yellow Scholar 0

# A2-47  With Navigatio galleys cross two borders, legions one.
set    known yellow Navigatio yes
set    units yellow legion Carthago 1
set    units yellow galley Carthago 1
apply  go Movere I
apply  move 1 galley Carthago Melita
expect marching 0 galley Melita 1
apply  move 1 legion Carthago Cirta
expect marching 0 legion Cirta 0

# A2-41  Strata learned this turn is of no use before the next.
set    known yellow Strata new
set    units yellow legion Carthago 1
apply  go Movere I
apply  move 1 legion Carthago Cirta
expect marching 0 legion Cirta 0

# A2-63  Without a token of the resource there is no conquest.
set    space yellow Movere I
set    flow 0 conquest
set    city Paraetonium red
set    yields Paraetonium iron
set    units yellow legion Paraetonium 5
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
illegal conquer Paraetonium because no-token
set    option tokens any
legal  conquer Paraetonium

# A2-65  Nothing adds to a neutral temple: neither units of others nor the kind of one's own.
set    space yellow Movere I
set    flow 0 conquest
set    units red legion Carthago Nova 4
set    units yellow legion Carthago Nova 1
set    units yellow galley Carthago Nova 2
apply  raze Carthago Nova
expect units red legion Carthago Nova 4
expect units yellow galley Carthago Nova 0

# A2-74  Ten cities are the second King.
set    personage yellow King 1
set    city Palma yellow
set    yields Palma iron
set    city Tingis yellow
set    yields Tingis iron
set    city Caesarea yellow
set    yields Caesarea marble
set    city Leptis Magna yellow
set    yields Leptis Magna gold
set    city Tarraco yellow
set    yields Tarraco iron
set    city Roma yellow
set    yields Roma marble
set    city Neapolis yellow
set    yields Neapolis gold
apply  go Marmor
expect personage yellow King 2

# A2-75  Five temples are one Citizen, six two.
set    temple Carthago yes
set    temple Cirta yes
set    temple Hadrumetum yes
set    city Palma yellow
set    yields Palma iron
set    temple Palma yes
set    city Tingis yellow
set    yields Tingis iron
set    temple Tingis yes
apply  go Marmor
expect personage yellow Citizen 1

# A2-75  The sixth temple brings the second.
set    temple Carthago yes
set    temple Cirta yes
set    temple Hadrumetum yes
set    city Palma yellow
set    yields Palma iron
set    temple Palma yes
set    city Tingis yellow
set    yields Tingis iron
set    temple Tingis yes
set    city Caesarea yellow
set    yields Caesarea marble
set    temple Caesarea yes
apply  go Marmor
expect personage yellow Citizen 2

# A2-80  Seven know-hows are not enough for the ninth Scholar.
set    option ninth-scholar on
set    personage red Scholar 8
set    known yellow Mercatura yes
set    known yellow Commercium yes
set    known yellow Metallum yes
set    known yellow Moneta yes
set    known yellow Regnum yes
set    known yellow Res Publica yes
set    known yellow Strata yes
apply  go Marmor
apply  end
expect personage yellow Scholar 0
turn   red

# A2-81  Nine are not enough with three players.
set    personage yellow Scholar 5
set    personage yellow General 3
set    flow 0 founding
set    space yellow Marmor
set    firsts 1
set    units yellow legion Caesarea 1
apply  end
expect personage yellow Scholar 6
turn   red
