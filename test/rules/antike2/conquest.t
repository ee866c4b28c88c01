## Conquest: yellow stands in a city of red, and his movement is over.
include three.head

set    space yellow Movere I
set    flow 0 conquest
set    city Leptis Magna red
set    yields Leptis Magna gold
set    units yellow legion Leptis Magna 5

# A2-55  An enemy city where own units stand.
legal  conquer Leptis Magna
illegal conquer Memphis because too-strong
illegal conquer Carthago because no-city

# A2-56  Strength 1; a temple makes it 3.
set    personage red King 3
set    temple Leptis Magna yes
apply  conquer Leptis Magna
expect units yellow legion Leptis Magna 2

# A2-57  Each unit of the owner adds one, of either kind.
set    personage red King 3
set    units red galley Leptis Magna 1
set    units red legion Leptis Magna 1
set    units yellow galley Leptis Magna 1
apply  conquer Leptis Magna
apply  lose 3 legions
expect units yellow legion Leptis Magna 2
expect units red galley Leptis Magna 0
expect units red legion Leptis Magna 0

# A2-58  A nation with at most two personages is stronger by one.
set    personage red King 2
apply  conquer Leptis Magna
expect units yellow legion Leptis Magna 3

# A2-59  Regnum adds one.
set    personage red King 3
set    known red Regnum yes
apply  conquer Leptis Magna
expect units yellow legion Leptis Magna 3

# A2-59  Res Publica adds two in its place.
set    personage red King 3
set    known red Regnum yes
set    known red Res Publica yes
apply  conquer Leptis Magna
expect units yellow legion Leptis Magna 2

# A2-60  As many units as the strength, of any kind where nobody defends.
set    units yellow legion Leptis Magna 1
illegal conquer Leptis Magna because too-strong
set    units yellow galley Leptis Magna 1
legal  conquer Leptis Magna

# A2-61  The conqueror chooses what he loses, if he can.
set    units yellow legion Leptis Magna 2
set    units yellow galley Leptis Magna 2
apply  conquer Leptis Magna
offers 3
apply  lose 1 legion
expect units yellow legion Leptis Magna 1
expect units yellow galley Leptis Magna 1

# A2-62  City, temple and the owner's units are removed; others stay.
set    units red legion Leptis Magna 1
set    units green legion Leptis Magna 2
apply  conquer Leptis Magna
expect units red legion Leptis Magna 0
expect units green legion Leptis Magna 2
expect temple Leptis Magna no

# A2-63  The conqueror has a city of the same resource there.
apply  conquer Leptis Magna
expect city Leptis Magna yellow
expect yields Leptis Magna gold

# A2-64  The last city of a nation cannot be conquered.
set    city Alexandria none
set    yields Alexandria none
set    city Memphis none
set    yields Memphis none
set    city Thebae none
set    yields Thebae none
illegal conquer Leptis Magna because last-city

# A2-65  A neutral temple has strength 3.
set    units yellow legion Carthago Nova 3
apply  raze Carthago Nova
expect temple Carthago Nova no
expect units yellow legion Carthago Nova 0

# A2-65  Two units are too few.
set    units yellow legion Carthago Nova 2
illegal raze Carthago Nova because too-strong
illegal raze Roma because no-neutral

# A2-66  Each temple destroyed earns a General.
set    temple Leptis Magna yes
set    units yellow legion Carthago Nova 3
apply  conquer Leptis Magna
apply  raze Carthago Nova
expect personage yellow General 2

# A2-61  Galleys alone are lost where there are enough of them, and no loss stays open.
set    personage red King 3
set    units yellow legion Leptis Magna 1
set    units yellow galley Leptis Magna 2
apply  conquer Leptis Magna
legal  lose 1 legion
apply  lose no legion
expect units yellow galley Leptis Magna 1
expect units yellow legion Leptis Magna 1
expect losses 0
