## Scientia, trade, Militia, Templum.
include begun.head

# CB-27  Strata costs 5, and Commercium 9 without needing another.
set    stock roma gold 14
apply  go Scientia
apply  learn Strata
expect stock roma gold 9
legal  learn Commercium
illegal learn Mercatura because not-in-game

# CB-28  The first earns a Scholar.
set    stock roma gold 5
apply  go Scientia
apply  learn Strata
expect personage roma Scholar 1

# CB-28  The other pays 2 and earns none.
set    known carthago Strata yes
set    stock roma gold 2
apply  go Scientia
apply  learn Strata
expect stock roma gold 0
expect personage roma Scholar 0

# CB-29  A legion for 1 gold, a galley for 2, into the box.
set    stock roma gold 4
apply  go Scientia
apply  recruit legion
apply  recruit galley
expect stock roma gold 1
expect box roma legion 2
expect box roma galley 2

# CB-30  Both in one action.
set    stock roma gold 7
apply  go Scientia
apply  recruit legion
apply  learn Strata
expect box roma legion 2
legal  recruit legion

# CB-31  Lost units go to their box.
set    units roma legion Roma 1
set    units carthago legion Ancona 1
apply  go Duellum I
apply  move 1 legion Roma Ancona
expect box roma legion 2
expect box carthago legion 2
told   carthago battle who roma against carthago n 1 what legion at Ancona result none

# CB-32  Strata: two borders for legions; Navigatio for galleys.
set    known roma Strata yes
set    known roma Navigatio yes
set    units roma legion Roma 1
set    units roma galley Genua 1
apply  go Duellum I
apply  move 1 legion Roma Neapolis
apply  move 1 legion Neapolis Croton
apply  move 1 galley Genua Mare Ligusticum
apply  move 1 galley Mare Ligusticum Carales
expect units roma legion Croton 1
expect units roma galley Carales 1

# CB-33  Res Publica adds one to the strength.
set    known carthago Res Publica yes
set    units roma legion Caesarea 3
set    flow 0 conquest
set    space roma Duellum I
apply  conquer Caesarea
expect units roma legion Caesarea 1

# CB-34  Commercium: three for two, no coins.
set    known roma Commercium yes
set    stock roma coin 5
apply  trade
illegal give coin because no-coin-trade
apply  give marble
apply  give marble
apply  give iron
apply  take gold
apply  take gold
expect stock roma gold 5
expect stock roma coin 5

# CB-35  In the turn of its purchase only after Scientia.
set    stock roma gold 12
apply  go Scientia
apply  learn Commercium
illegal trade because cannot-trade
apply  done
legal  trade

# CB-36  Two iron a unit, from the box only.
set    stock roma iron 6
apply  go Militia
apply  arm legion Roma
expect stock roma iron 4
illegal arm legion Genua because no-units
legal  arm galley Genua

# CB-37  One new unit in a city, three with a temple.
set    stock roma iron 12
set    box roma legion 6
set    temple Roma yes
apply  go Militia
apply  arm legion Genua
illegal arm legion Genua because city-full
apply  arm legion Roma
apply  arm legion Roma
apply  arm legion Roma
illegal arm legion Roma because city-full

# CB-38  In an own city; a galley where there is water.
set    city Zama roma
set    yields Zama iron
apply  go Militia
illegal arm galley Zama because no-harbour
illegal arm legion Carthago because armed-elsewhere
legal  arm galley Genua

# CB-53  Six marble, and a coin for each temple next to it.
set    stock roma marble 6
set    temple Genua yes
apply  go Templum
illegal temple Roma because no-coins
set    stock roma coin 1
apply  temple Roma
expect stock roma coin 0
expect stock roma marble 0

# CB-54  Each temple counts for the next.
set    stock roma marble 12
set    stock roma coin 1
apply  go Templum
apply  temple Roma
expect stock roma coin 1
apply  temple Genua
expect stock roma coin 0

# CB-55  One temple in a city.
set    stock roma marble 12
set    stock roma coin 1
apply  go Templum
apply  temple Roma
illegal temple Roma because temple-there
illegal temple Carthago because not-your-city

# CB-56  A wall costs 1 marble and comes from the supply.
set    walls roma 2
apply  go Templum
apply  wall Roma
expect wall Roma yes
expect walls roma 1
expect stock roma marble 2

# CB-56  Without a wall in supply none is built.
set    walls roma 0
set    stock roma marble 6
apply  go Templum
illegal wall Roma because no-walls

# CB-57  One wall in a city.
set    walls roma 3
apply  go Templum
apply  wall Roma
illegal wall Roma because wall-there
