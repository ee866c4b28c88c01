## Founding and personages.
include three.head

set    space yellow Marmor
set    flow 0 founding
set    stock yellow marble 6
set    stock yellow iron 6
set    stock yellow gold 6

# A2-67  Any number of cities.
set    units yellow legion Caesarea 1
set    units yellow legion Tingis 1
apply  found marble Caesarea
apply  found iron Tingis
expect city Caesarea yellow
expect city Tingis yellow

# A2-68  An own unit is needed, foreign ones do not matter.
set    units yellow legion Caesarea 1
set    units red legion Caesarea 3
illegal found iron Tingis because no-unit-there
legal  found marble Caesarea

# A2-69  A site without a city and without a neutral temple.
set    units yellow legion Carthago Nova 1
set    units yellow legion Noricum 1
set    units yellow legion Carthago 1
illegal found gold Carthago Nova because temple-stands
illegal found gold Noricum because no-site
illegal found gold Carthago because city-there

# A2-70  One of each; a coin may stand for any of them.
set    stock yellow marble 0
set    stock yellow coin 1
set    units yellow legion Caesarea 1
apply  found marble Caesarea
expect stock yellow coin 0
expect stock yellow iron 5

# A2-70  Who cannot pay cannot found.
set    stock yellow marble 0
set    units yellow legion Caesarea 1
illegal found marble Caesarea because too-dear

# A2-71  On Mare Nostrum the site says which resource.
set    units yellow legion Caesarea 1
illegal found gold Caesarea because wrong-resource
legal  found marble Caesarea

# A2-72  The unit stays and may leave later.
set    units yellow legion Caesarea 1
apply  found marble Caesarea
expect units yellow legion Caesarea 1

# A2-73  Without a card left there is no point.
set    razed 1
set    personage red General 7
set    units yellow legion Caesarea 1
apply  end
expect personage yellow General 0

# A2-74  A King at five cities.
set    city Palma yellow
set    yields Palma iron
set    units yellow legion Caesarea 1
apply  found marble Caesarea
expect personage yellow King 1
told   green gained who yellow n 1 what King why cities things 5 total 1 goal 10

# A2-75  A Citizen at three temples.
set    temple Carthago yes
set    temple Cirta yes
set    temple Hadrumetum yes
set    units yellow legion Caesarea 1
apply  end
expect personage yellow Citizen 1

# A2-76  A Navigator at seven points of sea.
set    units yellow galley Mare Numidicum 1
set    units yellow galley Mare Ibericum 1
set    units yellow galley Mare Tyrrhenum 2
set    units yellow galley Melita 1
set    units yellow legion Caesarea 1
apply  end
expect personage yellow Navigator 1

# A2-77  A sea with a ship symbol counts two, another sea one, harbours and foreign galleys nothing.
set    units yellow galley Mare Numidicum 1
set    units yellow galley Mare Ibericum 1
set    units yellow galley Melita 1
set    units yellow galley Carthago 1
set    units red galley Mare Tyrrhenum 3
set    units yellow legion Caesarea 1
apply  end
expect personage yellow Navigator 0

# A2-78  Five cities are rewarded once.
set    personage yellow King 1
set    city Palma yellow
set    yields Palma iron
set    city Tingis yellow
set    yields Tingis iron
set    units yellow legion Caesarea 1
apply  end
expect personage yellow King 1

# A2-78  Personages stay when cities are lost.
set    personage yellow King 2
set    units yellow legion Caesarea 1
apply  end
expect personage yellow King 2

# A2-79  Several at once.
set    personage yellow Scholar 0
set    firsts 2
set    razed 1
set    units yellow legion Caesarea 1
apply  end
expect personage yellow Scholar 2
expect personage yellow General 1

# A2-80  The ninth Scholar for all eight know-hows, if the option is on.
set    option ninth-scholar on
set    personage red Scholar 8
set    known yellow Mercatura yes
set    known yellow Commercium yes
set    known yellow Metallum yes
set    known yellow Moneta yes
set    known yellow Regnum yes
set    known yellow Res Publica yes
set    known yellow Strata yes
set    known yellow Navigatio yes
apply  end
expect personage yellow Scholar 1

# A2-80  Without the option all eight bring nothing.
set    personage red Scholar 8
set    known yellow Mercatura yes
set    known yellow Commercium yes
set    known yellow Metallum yes
set    known yellow Moneta yes
set    known yellow Regnum yes
set    known yellow Res Publica yes
set    known yellow Strata yes
set    known yellow Navigatio yes
apply  end
expect personage yellow Scholar 0

# A2-80  Else it is not in the game.
set    personage red Scholar 8
set    firsts 1
set    units yellow legion Caesarea 1
apply  end
expect personage yellow Scholar 0

# A2-81  Ten personages win with three players, at once.
set    personage yellow Scholar 5
set    personage yellow General 4
set    firsts 1
set    units yellow legion Caesarea 1
apply  end
over   yellow
told   red won who yellow n 10 why goal
told   red score who green n 0

# A2-83  Nobody wins in the turn of another: what red has earned waits for his turn.
set    personage red Scholar 5
set    personage red King 4
set    city Palma red
set    yields Palma iron
set    temple Alexandria yes
set    temple Memphis yes
set    temple Thebae yes
set    units yellow legion Caesarea 1
apply  end
turn   red
expect personage red Citizen 0
apply  go Marmor
over   red

# A2-84  After 100 rounds the most personages win.
set    turn 300
set    personage red Scholar 5
set    units yellow legion Caesarea 1
apply  end
over   red
told   green won-at-limit who red n 5 why turns
told   green score who yellow n 0

# A2-84  With as many the win is shared.
set    turn 300
set    units yellow legion Caesarea 1
apply  end
over   draw
told   green shared n 0 why turns
says   green "Carthaginienses, Aegyptii and Germani share the victory"
