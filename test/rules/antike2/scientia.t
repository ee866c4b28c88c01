## Scientia and trading.
include three.head

# A2-37  Prices of the first.
set    stock yellow gold 10
apply  go Scientia
apply  learn Strata
expect stock yellow gold 2
expect known yellow Strata yes

# A2-38  The first earns a Scholar.
set    stock yellow gold 7
apply  go Scientia
apply  learn Regnum
expect personage yellow Scholar 1

# A2-38  Later ones pay less and earn none.
set    known red Regnum yes
set    stock yellow gold 3
apply  go Scientia
apply  learn Regnum
expect stock yellow gold 0
expect personage yellow Scholar 0

# A2-39  Commercium needs Mercatura, which may be developed just before.
set    stock yellow gold 20
apply  go Scientia
illegal learn Commercium because needs-other
illegal learn Moneta because needs-other
illegal learn Res Publica because needs-other
apply  learn Mercatura
legal  learn Commercium

# A2-40  Navigatio needs nothing.
set    stock yellow gold 8
apply  go Scientia
legal  learn Navigatio
apply  learn Navigatio
expect known yellow Navigatio yes

# A2-41  Mercatura cannot be used in the turn of its purchase.
set    stock yellow gold 14
apply  go Scientia
apply  learn Mercatura
expect known yellow Mercatura new
illegal trade because cannot-trade
legal  done

# A2-42  Mercatura: two for one, not in coins.
set    known yellow Mercatura yes
set    stock yellow coin 2
apply  trade
offers 3
apply  give marble
apply  give marble
apply  take gold
expect stock yellow marble 1
expect stock yellow gold 4
expect stock yellow coin 2

# A2-42  Commercium: three for two.
set    known yellow Mercatura yes
set    known yellow Commercium yes
apply  trade
apply  give marble
apply  give marble
apply  give iron
apply  take gold
apply  take gold
expect stock yellow gold 5

# A2-42  Two are too few for Commercium, which stands for Mercatura in the printed edition.
set    option edition published
set    known yellow Mercatura yes
set    known yellow Commercium yes
set    stock yellow marble 2
set    stock yellow iron 0
set    stock yellow gold 0
illegal trade because too-little

# A2-43  Any number of times, before the move and while building.
set    known yellow Mercatura yes
set    stock yellow iron 8
apply  trade
apply  give iron
apply  give iron
apply  take marble
apply  trade
apply  give iron
apply  give iron
apply  take marble
apply  go Templum
legal  trade
expect stock yellow marble 5

# A2-38  Whoever comes after the first at the table pays less, and is no Scholar.
set    active red
set    known yellow Metallum yes
set    stock red gold 3
apply  go Scientia
apply  learn Metallum
expect firsts 0
