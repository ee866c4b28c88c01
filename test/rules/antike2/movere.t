## Movement and battles.
include three.head

# A2-44  Movement first, then conquest.
set    units yellow legion Carthago 1
apply  go Movere I
expect flow 0 movere
set    city Leptis Magna red
set    yields Leptis Magna gold
set    units yellow legion Leptis Magna 3
set    personage red King 3
set    marching 0 legion Leptis Magna 3
illegal conquer Leptis Magna because not-now
apply  done
expect flow 0 conquest
legal  conquer Leptis Magna

# A2-45  One border each, singly or in groups.
set    units yellow legion Carthago 3
apply  go Movere I
apply  move 2 legions Carthago Cirta
illegal move 1 legion Cirta Caesarea because no-such-units
apply  move 1 legion Carthago Hadrumetum
expect units yellow legion Cirta 2
expect units yellow legion Hadrumetum 1

# A2-46  Legions by red borders, galleys by blue ones, either by mixed ones.
set    units yellow legion Carthago 1
set    units yellow galley Carthago 1
set    units yellow legion Gades 1
set    units yellow galley Gades 1
apply  go Movere I
legal  move 1 legion Carthago Cirta
illegal move 1 galley Carthago Cirta because no-border
legal  move 1 galley Carthago Melita
illegal move 1 legion Carthago Melita because no-border
legal  move 1 legion Gades Tingis
legal  move 1 galley Gades Tingis

# A2-47  With Strata legions cross two borders.
set    known yellow Strata yes
set    units yellow legion Carthago 1
set    units yellow galley Carthago 1
apply  go Movere I
apply  move 1 legion Carthago Cirta
apply  move 1 legion Cirta Caesarea
expect units yellow legion Caesarea 1
apply  move 1 galley Carthago Melita
expect units yellow galley Melita 1
expect marching 0 galley Melita 0

# A2-48  Those with the most steps left move first.
set    known yellow Strata yes
set    units yellow legion Carthago 1
set    units yellow legion Cirta 1
apply  go Movere I
apply  move 1 legion Carthago Cirta
apply  move 1 legion Cirta Caesarea
legal  move 1 legion Caesarea Tingis
legal  move 1 legion Cirta Caesarea

# A2-49  Units of the same kind may stand together.
set    units yellow legion Carthago 1
set    units yellow galley Carthago 1
set    units red legion Cirta 1
apply  go Movere I
apply  move 1 legion Carthago Cirta
apply  red: pass
expect units yellow legion Cirta 1
expect units red legion Cirta 1

# A2-50  Units that did not move can attack too.
set    units yellow legion Cirta 2
set    units red legion Cirta 1
apply  go Movere I
illegal attack 2 legions Cirta red because no-enemy
apply  attack 1 legion Cirta red
expect units red legion Cirta 0
expect units yellow legion Cirta 1

# A2-51  The owner of units there may demand a battle.
set    units yellow legion Carthago 2
set    units red legion Cirta 1
set    units green legion Cirta 1
apply  go Movere I
apply  move 2 legions Carthago Cirta
turn   red
apply  red: pass
turn   green
apply  green: fight 1
expect units yellow legion Cirta 1
expect units green legion Cirta 0

# A2-52  Both lose as many; legions and galleys do not fight each other.
set    units yellow galley Carthago 2
set    units red legion Carthago 1
set    units red galley Melita 3
apply  go Movere I
illegal attack 1 legion Carthago red because no-such-units
apply  move 2 galleys Carthago Melita
apply  red: fight 2
expect units yellow galley Melita 0
expect units red galley Melita 1

# A2-53  A demanded battle strikes those that arrive.
set    known yellow Strata yes
set    units yellow legion Carthago 1
set    units yellow legion Cirta 1
set    units red legion Cirta 1
apply  go Movere I
apply  move 1 legion Carthago Cirta
apply  red: fight 1
expect marching 1 legion Cirta 1
expect marching 0 legion Cirta 0

# A2-54  Survivors go on.
set    known yellow Strata yes
set    units yellow legion Carthago 2
set    units red legion Cirta 1
apply  go Movere I
apply  move 2 legions Carthago Cirta
apply  red: fight 1
apply  move 1 legion Cirta Caesarea
expect units yellow legion Caesarea 1

# A2-53  A demanded battle strikes those that arrive: who has no step left gains none by it.
set    known yellow Strata yes
set    units yellow legion Tingis 4
set    units yellow legion Carthago 2
set    units yellow legion Hadrumetum 1
set    units red legion Cirta 3
apply  go Movere I
apply  move 3 legions Tingis Caesarea
apply  move 3 legions Caesarea Cirta
apply  red: pass
illegal move 1 legion Cirta Caesarea because no-such-units
apply  move 1 legion Hadrumetum Carthago
apply  move 3 legions Carthago Cirta
apply  red: fight 3
expect units yellow legion Cirta 3
illegal move 1 legion Cirta Caesarea because no-such-units

# A2-49  The first at the table is attacked like the others.
set    active red
set    units red legion Cirta 2
set    units yellow legion Cirta 1
apply  go Movere I
legal  attack 1 legion Cirta yellow
illegal attack 2 legions Cirta yellow because no-enemy
