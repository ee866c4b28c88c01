## What a player is asked names who, where and how much.
include three.head

# A2-17  The first move, and a later one.
asks   yellow "Choose a space on the rondel: your first move is free."
asks   red "Choose a space on the rondel."
asks   spectator "Choose a space on the rondel."

# A2-18  A later move.
set    space yellow Ferrum
asks   yellow "Move from Ferrum: 3 steps are free, each further step costs 1 resource or coin."
apply  go Marmor
asks   yellow "Pay for 2 extra rondel steps: 2 resources or coins."
apply  spend marble
asks   yellow "Pay for 1 extra rondel step: 1 resource or coin."

# A2-29  Templum: price and purse.
set    stock yellow marble 7
set    stock yellow coin 2
set    space yellow Templum
set    flow 0 templum
asks   yellow "Build a temple (5 marble; you have 7 marble and 2 coins), or press Done."
apply  temple Carthago
asks   yellow "5 marble to pay (you have 7 marble and 2 coins): choose how many coins to use."

# A2-31  Militia.
set    stock yellow iron 0
set    space yellow Militia
set    flow 0 militia
asks   yellow "Arm units in your cities (2 iron each; you have none), or press Done."

# A2-34  Bellona.
set    bellona yellow
set    space yellow Militia
set    flow 0 militia
asks   yellow "Bellona: place 1 unit in one of your cities free of charge."

# A2-37  Scientia.
set    space yellow Scientia
set    flow 0 scientia
asks   yellow "Develop know-how (you have 3 gold), or press Done."

# A2-44  Movere counts the units that can move, the defender what has come.
set    units yellow legion Carthago 2
set    units red legion Cirta 1
apply  go Movere I
asks   yellow "Move your units (2 can still move), or press Done."
apply  move 2 legions Carthago Cirta
asks   red "2 legions of the Carthaginienses enter Cirta, where you have 1: demand a battle, or pass."

# A2-60  Conquest names what can be taken, and then the losses.
set    units yellow legion Memphis 2
set    units yellow galley Memphis 2
set    space yellow Movere I
set    flow 0 conquest
asks   yellow "You can conquer Memphis. Choose, or press Done."
apply  conquer Memphis
asks   yellow "You lose 2 units in Memphis, where you have 2 legions and 2 galleys: choose how many legions."

# A2-70  Founding, and what a city may be paid with.
set    units yellow legion Cirta 1
set    stock yellow coin 1
set    space yellow Marmor
set    flow 0 founding
asks   yellow "Found a city (1 marble, 1 iron and 1 gold; you have 3 marble, 3 iron, 3 gold and 1 coin), or end your turn."

# A2-42  A trade.
set    known yellow Mercatura yes
apply  trade
asks   yellow "Trade: give 2 resources to take 1 (you have 3 marble, 3 iron and 3 gold)."
apply  give iron
apply  give iron
asks   yellow "Trade: take 1 resource from the bank."
