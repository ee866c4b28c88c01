## The other map, and other numbers of players.
game   antike2
scenario orient
seats  4
chance deal Graeci, Phoenices, Persae, Sabaei
chance begin blue

# A2-71  On the Orient map the founder chooses.
set    units blue legion Negrana 1
apply  go Marmor
legal  found marble Negrana
legal  found iron Negrana
legal  found gold Negrana

# A2-7  The map is Orient.
expect map Orient

# A2-11  Other temples with four players.
expect temple Sardes yes
expect temple Phasis yes
expect temple Hegra yes

# A2-13  Bellona sits to the right of the start player.
expect bellona green

# A2-81  Nine personages win with four players.
set    personage blue Scholar 7
set    personage blue King 1
set    units blue galley Mare Rubrum 1
set    flow 0 founding
set    space blue Marmor
set    firsts 1
set    units blue legion Negrana 1
apply  end
over   blue

# A2-71  Also on the start sites of nations that are not in play.
set    units blue legion Memphis 1
apply  go Marmor
legal  found marble Memphis
legal  found iron Memphis
legal  found gold Memphis

# A2-67  Units found a city in Ur as anywhere.
set    units blue legion Ur 1
set    city Ur none
set    yields Ur none
apply  go Marmor
legal  found marble Ur
