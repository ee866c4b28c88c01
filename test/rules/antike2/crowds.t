## Five and six players.
game   antike2
scenario mare-nostrum
seats  5
chance deal Aegyptii, Carthaginienses, Germani, Phoenices, Romani

# A2-81  Eight personages win with five players.
chance begin blue
set    personage blue Scholar 7
set    flow 0 founding
set    space blue Marmor
set    firsts 1
apply  end
over   blue

# A2-81  Seven are not enough with five.
chance begin blue
set    personage blue Scholar 6
set    flow 0 founding
set    space blue Marmor
set    firsts 1
apply  end
expect personage blue Scholar 7
turn   black
