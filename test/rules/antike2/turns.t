include three.head

fixture over
set    flow 0 founding
set    space yellow Marmor
set    units yellow legion Caesarea 1
end

# A2-66  A temple earns one General, not one in every turn.
use    over
set    razed 1
apply  end
expect personage yellow General 1
apply  go Marmor
expect personage red General 0

# A2-38  A first know-how earns one Scholar, not one in every turn.
use    over
set    firsts 1
apply  end
apply  go Marmor
expect personage red Scholar 0

# A2-32  The limit of a city is one of the action: in the next Militia it takes a unit again.
set    stock yellow iron 2
apply  go Militia
apply  arm legion Carthago
apply  go Marmor
apply  go Marmor
set    space yellow none
set    stock yellow iron 2
apply  go Militia
legal  arm legion Carthago

# A2-51  Clockwise from the player on turn: yellow is asked before red when green moves.
apply  go Marmor
apply  go Marmor
set    units green legion Colonia 1
set    units yellow legion Argentorate 1
set    units red legion Argentorate 1
apply  go Movere I
apply  move 1 legion Colonia Argentorate
turn   yellow
apply  yellow: pass
turn   red

# A2-51  Clockwise when red moves: green before yellow.
apply  go Marmor
set    units red legion Memphis 1
set    units green legion Thebae 1
set    units yellow legion Thebae 1
apply  go Movere I
apply  move 1 legion Memphis Thebae
turn   green
apply  green: pass
turn   yellow

# A2-36  From the last seat Bellona goes on to the first.
set    bellona green
apply  go Marmor
apply  go Marmor
apply  go Militia
apply  arm legion Colonia
expect bellona yellow

# A2-65  The temple of a city is not destroyed alone.
set    space yellow Movere I
set    flow 0 conquest
set    city Leptis Magna red
set    yields Leptis Magna gold
set    temple Leptis Magna yes
set    units yellow legion Leptis Magna 3
set    units yellow legion Carthago Nova 3
illegal raze Leptis Magna because no-neutral
illegal conquer Leptis Magna because too-strong

# A2-54  Units struck on their way do not go on: a battle on the second border.
set    known yellow Strata yes
set    units yellow legion Carthago 2
set    units red legion Caesarea 1
set    units yellow galley Carthago 1
apply  go Movere I
apply  move 2 legions Carthago Cirta
apply  move 2 legions Cirta Caesarea
apply  red: fight 1
expect units yellow legion Caesarea 1
illegal move 1 legion Caesarea Tingis because no-such-units
