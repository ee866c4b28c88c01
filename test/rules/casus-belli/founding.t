## Founding and personages.
include begun.head

set    space roma Templum
set    flow 0 founding
set    units roma legion Neapolis 1

# CB-58  A site without a city, and an own unit.
set    units roma legion Alpes 1
set    units roma legion Carthago 1
illegal found iron Ancona because no-unit-there
illegal found iron Alpes because no-site
illegal found iron Carthago because city-there
legal  found iron Neapolis

# CB-59  One of each.
apply  found iron Neapolis
expect stock roma marble 2
expect stock roma iron 2
expect stock roma gold 2

# CB-60  The founder chooses the resource.
set    stock roma coin 1
legal  found marble Neapolis
legal  found iron Neapolis
legal  found gold Neapolis

# CB-61  A coin for each bordering city of the same resource.
set    city Ancona carthago
set    yields Ancona gold
set    stock roma coin 2
apply  found gold Neapolis
expect stock roma coin 0

# CB-62  Without the coins it cannot be built.
illegal found gold Neapolis because no-coins

# CB-63  Any border counts: an island city lies in its sea.
set    city Carales carthago
set    yields Carales iron
set    units roma galley Mare Tyrrhenum 1
set    units roma legion Massilia 1
legal  found iron Massilia
set    yields Carales marble
illegal found marble Massilia because no-coins

# CB-64  Personages come at the end of the turn.
set    firsts 1
apply  end
expect personage roma Scholar 1

# CB-65  A King at five cities, a Citizen at three temples, once.
set    city Ancona roma
set    yields Ancona iron
set    city Croton roma
set    yields Croton iron
set    temple Roma yes
set    temple Genua yes
set    temple Croton yes
apply  end
expect personage roma King 1
expect personage roma Citizen 1

# CB-66  A General for each temple destroyed, a Scholar for each first know-how.
set    razed 2
set    firsts 1
apply  end
expect personage roma General 2
expect personage roma Scholar 1

# CB-67  A Navigator at seven points of sea.
set    units roma galley Mare Ionium 1
set    units roma galley Mare Tyrrhenum 1
set    units roma galley Mare Africum 1
set    units roma galley Mare Hadriaticum 1
apply  end
expect personage roma Navigator 1

# CB-68  A sea without a city counts two, a harbour nothing.
set    units roma galley Mare Ionium 1
set    units roma galley Mare Tyrrhenum 1
set    units roma galley Carales 1
set    units roma galley Genua 1
apply  end
expect personage roma Navigator 0

# CB-69  Nothing for all five know-hows.
set    known roma Strata yes
set    known roma Navigatio yes
set    known roma Moneta yes
set    known roma Res Publica yes
set    known roma Commercium yes
apply  end
expect personage roma Scholar 0

# CB-70  No card left, no personage.
set    personage carthago General 4
set    razed 1
apply  end
expect personage roma General 0

# CB-71  Walls at 1, 2, 3, 5 and 7, several at once.
set    personage roma Scholar 1
set    firsts 2
apply  end
expect walls roma 3

# CB-71  Nothing at 4.
set    personage roma Scholar 3
set    firsts 1
apply  end
expect walls roma 1

# CB-110  Nine personages win at once.
set    personage roma Scholar 4
set    personage roma King 4
set    firsts 1
apply  end
over   roma

# CB-111  After 150 rounds the most personages win.
set    turn 300
set    personage carthago Scholar 1
apply  end
over   carthago

# CB-111  With as many it is a draw.
set    turn 300
apply  end
over   draw
