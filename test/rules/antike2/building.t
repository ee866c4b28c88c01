## Paying, Templum, Militia, Bellona.
include three.head

# A2-27  A coin pays for any resource.
set    stock yellow marble 3
set    stock yellow coin 2
apply  go Templum
apply  temple Carthago
expect temple Carthago yes
expect stock yellow marble 0
expect stock yellow coin 0

# A2-28  The player chooses where there is a choice.
set    stock yellow marble 5
set    stock yellow coin 2
apply  go Templum
apply  temple Carthago
expect flow 0 paying
offers 3
illegal coins 3 because no-choice-of-coins
apply  coins 1
expect stock yellow marble 1
expect stock yellow coin 1

# A2-28  For a city he chooses which of the three he pays in coins.
set    units yellow legion Caesarea 1
apply  go Aurum
apply  found marble Caesarea
offers 4
illegal pay coin coin gold because too-dear
apply  pay marble coin gold
expect stock yellow iron 3
expect stock yellow coin 0

# A2-29  Five marble a temple, and several in one action.
set    stock yellow marble 10
apply  go Templum
apply  temple Carthago
apply  temple Cirta
expect stock yellow marble 0
expect temple Cirta yes

# A2-30  Only in an own city without a temple.
set    stock yellow marble 10
apply  go Templum
illegal temple Memphis because not-your-city
apply  temple Carthago
illegal temple Carthago because temple-there

# A2-31  Two iron a unit.
set    stock yellow iron 5
apply  go Militia
apply  arm legion Carthago
expect stock yellow iron 3
expect units yellow legion Carthago 1

# A2-32  One new unit in a city, three with a temple; older units do not count.
set    stock yellow iron 14
set    temple Carthago yes
set    units yellow legion Cirta 4
apply  go Militia
apply  arm legion Cirta
illegal arm legion Cirta because city-full
apply  arm legion Carthago
apply  arm galley Carthago
apply  arm legion Carthago
illegal arm legion Carthago because city-full

# A2-33  A galley needs water, a legion only a city.
set    city Ammon yellow
set    yields Ammon gold
apply  go Militia
illegal arm galley Ammon because no-harbour
legal  arm legion Ammon
illegal arm legion Memphis because armed-elsewhere

# A2-34  Bellona gives one unit free of charge.
set    bellona yellow
set    stock yellow iron 0
apply  go Militia
apply  arm legion Carthago
expect units yellow legion Carthago 1
expect stock yellow iron 0

# A2-35  The free unit counts for the limit of its city.
set    bellona yellow
apply  go Militia
apply  arm legion Carthago
illegal arm legion Carthago because city-full

# A2-36  Bellona goes on clockwise.
set    bellona yellow
apply  go Militia
apply  arm legion Carthago
expect bellona red

# A2-36  In the printed edition it goes to the right.
set    option edition published
set    bellona yellow
apply  go Militia
apply  arm legion Carthago
expect bellona green
