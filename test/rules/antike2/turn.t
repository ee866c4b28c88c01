## The turn and the rondel.
include three.head

# A2-15  Rondel action, then founding, then personages.
set    units yellow legion Caesarea 1
set    city Leptis Magna yellow
set    yields Leptis Magna gold
apply  go Marmor
expect flow 0 founding
illegal go Ferrum because not-now
apply  found marble Caesarea
apply  pay marble iron gold
expect personage yellow King 1
turn   red

# A2-16  The ring of eight: from Aurum the next three are Movere, Militia and Marmor.
set    space yellow Aurum
set    stock yellow marble 0
set    stock yellow iron 0
set    stock yellow gold 0
offers 3
legal  go Movere I
legal  go Militia
legal  go Marmor

# A2-17  On the first turn any space is free.
offers 8
apply  go Movere II
expect stock yellow gold 3

# A2-18  Three steps cost nothing.
set    space yellow Ferrum
apply  go Movere I
expect stock yellow iron 3
expect stock yellow gold 3

# A2-19  Each step beyond costs one thing of the player's choice, before the action.
set    space yellow Ferrum
set    stock yellow coin 1
apply  go Marmor
expect due 2
expect stock yellow marble 3
apply  spend coin
apply  spend gold
expect stock yellow coin 1
expect stock yellow gold 2
expect stock yellow marble 4

# A2-19  Whoever cannot pay may not go so far.
set    space yellow Ferrum
set    stock yellow marble 0
set    stock yellow iron 1
set    stock yellow gold 0
illegal go Marmor because no-steps

legal  go Militia

# A2-20  Seven steps at most: nobody stays where he is.
set    space yellow Ferrum
set    stock yellow coin 9
illegal go Ferrum because same-space
legal  go Movere II

# A2-21  From one Movere to the other are four steps.
set    space yellow Movere I
apply  go Movere II
expect due 1

# A2-22  One for each city of the kind.
set    city Caesarea yellow
set    yields Caesarea marble
apply  go Marmor
expect stock yellow marble 5

# A2-23  A temple makes it three.
set    temple Cirta yes
apply  go Marmor
expect stock yellow marble 6

# A2-24  Metallum adds one.
set    known yellow Metallum yes
apply  go Ferrum
expect stock yellow iron 5

# A2-24  Moneta adds two, and Metallum no more.
set    known yellow Metallum yes
set    known yellow Moneta yes
apply  go Ferrum
expect stock yellow iron 6

# A2-24  Without a city that produces there is no bonus.
set    known yellow Metallum yes
set    city Hadrumetum none
set    yields Hadrumetum none
apply  go Ferrum
expect stock yellow iron 3

# A2-25  One coin, however much is produced.
set    city Caesarea yellow
set    yields Caesarea marble
apply  go Marmor
expect stock yellow coin 1
told   red produced n 1 what marble at Caesarea
told   red produced n 1 what marble at Cirta
told   red earned n 1

# A2-26  Foreign units do not hinder production.
set    units red legion Cirta 3
apply  go Marmor
expect stock yellow marble 4
