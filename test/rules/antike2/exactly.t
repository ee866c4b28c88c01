include three.head

# A2-68  A galley is enough to found a city in an island's sea.
set    units yellow galley Palma 1
apply  go Templum
legal  found iron Palma
apply  found iron Palma
expect city Palma yellow

# A2-77  Several galleys in one region count once.
set    units yellow galley Mare Numidicum 2
set    units yellow galley Mare Ibericum 2
set    units yellow galley Mare Tyrrhenum 2
apply  go Marmor
expect personage yellow Navigator 0

# A2-76  Thirteen points are one Navigator, fourteen two.
set    units yellow galley Mare Numidicum 1
set    units yellow galley Mare Ibericum 1
set    units yellow galley Mare Tyrrhenum 1
set    units yellow galley Mare Ionium 1
set    units yellow galley Mare Libycum 1
set    units yellow galley Mare Aegaeum 1
set    units yellow galley Mare Aegyptium 1
apply  go Marmor
expect personage yellow Navigator 2

# A2-82  Two short are not enough, even with two temples destroyed.
set    personage yellow Scholar 4
set    personage yellow King 4
set    personage red General 7
set    flow 0 founding
set    space yellow Marmor
set    razed 2
set    units yellow legion Caesarea 1
apply  end
turn   red

# A2-84  Turn 299 of 300 is not the last.
set    turn 299
set    personage red Scholar 5
set    flow 0 founding
set    space yellow Marmor
set    units yellow legion Caesarea 1
apply  end
turn   red

# A2-25  A coin also when no city produces.
set    city Hadrumetum none
set    yields Hadrumetum none
apply  go Ferrum
expect stock yellow iron 3
expect stock yellow coin 1

# A2-53  In an attack those with the fewest steps left are lost.
set    known yellow Strata yes
set    units yellow legion Carthago 1
set    units yellow legion Cirta 1
set    units red legion Cirta 1
apply  go Movere I
apply  move 1 legion Carthago Cirta
apply  red: pass
apply  attack 1 legion Cirta red
expect marching 1 legion Cirta 1
expect marching 0 legion Cirta 0

# A2-43  Trading in Militia, in Scientia and while founding too.
set    known yellow Mercatura yes
apply  go Militia
legal  trade
apply  done
legal  trade

# A2-43  In Scientia.
set    known yellow Mercatura yes
apply  go Scientia
legal  trade

# A2-41  Regnum of this turn lets Res Publica follow, but Mercatura of this turn does not trade while founding.
set    stock yellow gold 14
set    units yellow legion Caesarea 1
apply  go Scientia
apply  learn Mercatura
apply  done
illegal trade because cannot-trade

# A2-51  Galleys passing through are asked for as well.
set    known yellow Navigatio yes
set    units yellow galley Carthago 2
set    units red galley Melita 1
apply  go Movere I
apply  move 2 galleys Carthago Melita
turn   red
apply  red: fight 1
expect marching 0 galley Melita 1

# A2-24  Metallum adds one to the sum, not one for each city.
set    known yellow Metallum yes
set    city Palma yellow
set    yields Palma iron
apply  go Ferrum
expect stock yellow iron 6

# A2-24  Moneta two.
set    known yellow Metallum yes
set    known yellow Moneta yes
set    city Palma yellow
set    yields Palma iron
apply  go Ferrum
expect stock yellow iron 7
