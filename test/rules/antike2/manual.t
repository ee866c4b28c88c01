## Where the manual's words are plain: edition = manual, and what the printed edition does.
include three.head

fixture conquest
set    space yellow Movere I
set    flow 0 conquest
set    city Leptis Magna red
set    yields Leptis Magna gold
set    personage red King 3
end

fixture trade
set    known yellow Mercatura yes
set    known yellow Commercium yes
set    stock yellow gold 0
end

# A2-77  Galleys in land harbours control no sea: seven of them are no Navigator.
set    units yellow galley Alexandria 1
set    units yellow galley Memphis 1
set    units yellow galley Thebae 1
set    units yellow galley Pelusium 1
set    units yellow galley Hierosolyma 1
set    units yellow galley Tyrus 1
set    units yellow galley Byblus 1
apply  go Marmor
apply  end
expect personage yellow Navigator 0

# A2-77  A sea with a city site counts one: three open seas and an island are seven.
set    units yellow galley Mare Numidicum 1
set    units yellow galley Mare Ibericum 1
set    units yellow galley Mare Tyrrhenum 1
set    units yellow galley Melita 1
apply  go Marmor
apply  end
expect personage yellow Navigator 1

# A2-77  In the printed edition every region with a galley counts.
set    option edition published
set    units yellow galley Alexandria 1
set    units yellow galley Memphis 1
set    units yellow galley Thebae 1
set    units yellow galley Pelusium 1
set    units yellow galley Hierosolyma 1
set    units yellow galley Tyrus 1
set    units yellow galley Byblus 1
apply  go Marmor
apply  end
expect personage yellow Navigator 1

# A2-60  Legions alone cannot conquer a city that a galley defends.
use    conquest
set    units yellow legion Leptis Magna 5
set    units yellow legion Carthago Nova 3
set    units red galley Leptis Magna 1
illegal conquer Leptis Magna because unmatched A2-60
set    units yellow galley Leptis Magna 1
legal  conquer Leptis Magna

# A2-60  Each defender needs one of its own kind against it: one galley is not enough for two.
use    conquest
set    units yellow legion Leptis Magna 5
set    units yellow galley Leptis Magna 1
set    units yellow legion Carthago Nova 3
set    units red galley Leptis Magna 2
illegal conquer Leptis Magna because unmatched
set    units yellow galley Leptis Magna 2
legal  conquer Leptis Magna

# A2-60  Galleys alone cannot conquer a city that a legion defends.
use    conquest
set    units yellow galley Leptis Magna 5
set    units yellow legion Carthago Nova 3
set    units red legion Leptis Magna 1
illegal conquer Leptis Magna because unmatched

# A2-60  The city itself needs no kind: galleys conquer one without defenders.
use    conquest
set    units yellow galley Leptis Magna 2
legal  conquer Leptis Magna

# A2-60  In the printed edition any mix will do.
set    option edition published
use    conquest
set    units yellow legion Leptis Magna 5
set    units red galley Leptis Magna 1
legal  conquer Leptis Magna

# A2-42  Whoever has Commercium still trades two for one, as with exactly two resources.
use    trade
set    stock yellow marble 2
set    stock yellow iron 0
apply  trade
apply  take gold
expect stock yellow gold 1
expect stock yellow marble 0

# A2-42  With more, the third is given or not.
use    trade
set    stock yellow marble 4
apply  trade
apply  give marble
illegal take gold
apply  give marble
legal  give marble
apply  take gold
expect stock yellow marble 2
expect stock yellow gold 1
expect flow 0 rondel

# A2-42  The third given, two are taken.
use    trade
set    stock yellow marble 4
apply  trade
apply  give marble
apply  give marble
apply  give marble
apply  take gold
apply  take iron
expect stock yellow marble 1
expect stock yellow gold 1
expect stock yellow iron 4

# A2-42  In the printed edition Commercium stands in the place of Mercatura.
set    option edition published
use    trade
set    stock yellow marble 2
set    stock yellow iron 0
illegal trade because too-little
set    stock yellow marble 4
set    stock yellow iron 3
apply  trade
apply  give marble
apply  give marble
illegal take gold

# A2-33  No legion is armed on an island.
set    city Palma yellow
set    yields Palma iron
apply  go Militia
illegal arm legion Palma because no-land A2-33
legal  arm galley Palma
legal  arm legion Carthago

# A2-33  In the printed edition one is.
set    option edition published
set    city Palma yellow
set    yields Palma iron
apply  go Militia
legal  arm legion Palma

# A2-35  The holder of Bellona places the free unit before he is done.
set    bellona yellow
set    stock yellow iron 4
apply  go Militia
illegal done because bellona-waits A2-35
apply  arm galley Carthago
expect bellona red
expect stock yellow iron 4
legal  done

# A2-35  Whoever cannot place it keeps the card.
set    bellona yellow
set    units yellow legion Cirta 12
set    units yellow galley Carthago 13
apply  go Militia
expect bellona yellow

# A2-48  The player chooses which units go: those with a step less may go first.
set    known yellow Strata yes
set    units yellow legion Carthago 1
set    units yellow legion Cirta 1
apply  go Movere I
illegal move 1 tired legion Cirta Caesarea because no-such-units
apply  move 1 legion Carthago Cirta
apply  move 1 tired legion Cirta Caesarea
expect marching 1 legion Cirta 1
expect marching 0 legion Caesarea 0
told   red moved who yellow n 1 what legion from Cirta to Caesarea pace tired

# A2-48  Only as many as are tired go so.
set    known yellow Strata yes
set    units yellow legion Carthago 1
set    units yellow legion Cirta 2
apply  go Movere I
apply  move 1 legion Carthago Cirta
illegal move 2 tired legions Cirta Caesarea because no-such-units
legal  move 3 legions Cirta Caesarea

# A2-82  Whoever is one short wins as soon as a temple falls, even before he counts his losses.
set    space yellow Movere I
set    flow 0 conquest
set    personage yellow Scholar 5
set    personage yellow King 4
set    personage red General 7
set    units yellow legion Carthago Nova 2
set    units yellow galley Carthago Nova 2
apply  raze Carthago Nova
over   yellow

# A2-82  The temple of a conquered city will do.
use    conquest
set    personage yellow Scholar 5
set    personage yellow King 4
set    temple Leptis Magna yes
set    units yellow legion Leptis Magna 4
apply  conquer Leptis Magna
over   yellow

# A2-82  Two short when the temple falls are not one short because of a city founded later.
set    space yellow Movere I
set    flow 0 conquest
set    personage yellow Scholar 4
set    personage yellow Citizen 4
set    personage red General 7
set    city Palma yellow
set    yields Palma iron
set    units yellow legion Carthago Nova 3
set    units yellow legion Caesarea 1
apply  raze Carthago Nova
apply  found marble Caesarea
expect personage yellow King 1
turn   red

# A2-52  With the option all units that can fight do.
set    option battles all
set    units yellow legion Carthago 3
set    units yellow legion Cirta 2
set    units red legion Cirta 2
apply  go Movere I
illegal attack 1 legion Cirta red because all-fight
legal  attack 2 legions Cirta red
apply  move 3 legions Carthago Cirta
illegal red: fight 1 because all-fight
illegal red: fight 3
legal  red: pass
apply  red: fight 2
expect units yellow legion Cirta 3
expect units red legion Cirta 0

# A2-21  With the option Movere does not follow on Movere.
set    option movere-twice no
set    space yellow Movere I
illegal go Movere II because movere-twice
legal  go Scientia

# A2-21  Nor the other way round.
set    option movere-twice no
set    space yellow Movere II
illegal go Movere I because movere-twice

# A2-42  With exactly three goods which two are given first is still the player's choice.
use    trade
set    stock yellow marble 2
set    stock yellow iron 1
apply  trade
apply  give iron
apply  take gold
expect stock yellow marble 1
expect stock yellow gold 1

# A2-42  Whoever stops after two owes the bank nothing more.
use    trade
set    stock yellow marble 4
apply  trade
apply  give marble
apply  give marble
apply  take gold
expect giving 0
expect taking 0
expect flow 0 rondel

# A2-42  Coins are not traded, neither given nor taken.
use    trade
set    stock yellow marble 4
set    stock yellow coin 3
apply  trade
illegal give coin because no-coin-trade
illegal give gold because too-little
apply  give marble
apply  give marble
apply  give marble
illegal take coin because no-coin-trade

# A2-49  Who battles is a matter of number: nobody attacks with tired units by name.
set    known yellow Strata yes
set    units yellow legion Carthago 1
set    units yellow legion Cirta 1
set    units red legion Cirta 1
apply  go Movere I
apply  move 1 legion Carthago Cirta
apply  red: pass
illegal attack 1 tired legion Cirta red because no-enemy
legal  attack 1 legion Cirta red

# A2-28  The third of the three is paid in gold or in coin.
set    units yellow legion Caesarea 1
apply  go Aurum
apply  found marble Caesarea
illegal pay marble iron iron because no-choice-of-coins
legal  pay marble iron coin

# A2-28  What leaves no choice any more is paid at once.
set    space yellow Marmor
set    flow 0 paying
set    flow 1 founding
set    owed marble 1
set    owed gold 1
set    stock yellow coin 1
set    units yellow legion Caesarea 1
apply  coins 1
expect stock yellow coin 0
expect stock yellow marble 3
expect stock yellow gold 2
expect owed gold 0
expect flow 0 founding

# A2-28  Nor are the first and the second paid with anything but their own or coins.
set    units yellow legion Caesarea 1
apply  go Aurum
apply  found marble Caesarea
illegal pay iron iron gold because no-choice-of-coins
illegal pay marble gold gold because no-choice-of-coins
legal  pay coin iron gold

# A2-35  Whoever cannot place it is done with Militia.
set    bellona yellow
set    units yellow legion Cirta 12
set    units yellow galley Carthago 13
apply  go Militia
expect bellona yellow
turn   red

# A2-19  Whoever must give all that he has for the steps is not asked for the order.
set    space yellow Militia
set    stock yellow marble 1
set    stock yellow iron 1
set    stock yellow gold 0
set    stock yellow coin 0
apply  go Templum
expect stock yellow marble 0
expect stock yellow iron 0
