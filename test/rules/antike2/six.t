## Six players.
game   antike2
seats  6
chance deal Aegyptii, Carthaginienses, Germani, Graeci, Phoenices, Romani
chance begin grey

# A2-81  Seven personages win with six players.
set    personage grey Scholar 6
set    flow 0 founding
set    space grey Marmor
set    firsts 1
apply  end
over   grey

# A2-81  Six are not enough.
set    personage grey Scholar 5
set    flow 0 founding
set    space grey Marmor
set    firsts 1
apply  end
turn   yellow

# A2-14  After the last the first is on turn; A2-13: Bellona to his right.
expect bellona black
