## Founding and personages.
game   casus-belli
chance begin roma
chance draw Tribute
chance draw Burglary
chance draw Storm

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
