; Navies: who may intercept and attack whom.
include three.head
set     navy rome A Quinquereme 3
set     fleet rome A Mare Tyrrhenum
set     navy carthage A Punic Quinquereme 2
set     fleet carthage A Mare Tyrrhenum

# TW-200  Enemy navies that lie in one area fight if the active player wants it.
apply   engage A carthage
expect  goal Mare Tyrrhenum
turn    chance

# TW-200  There must be one.
illegal engage A greece because nobody-here

# TW-193  A navy intercepts as often as a navy enters an area beside it.
set     fleet carthage A Mare Sardoum
set     navy carthage A Punic Quinquereme 5
apply   sail A Mare Ligusticum
apply   carthage: intercept A
chance  die blank, blank, blank, blank, blank, skull, blank, blank
apply   carthage: flee Mare Sardoum
apply   sail A Mare Tyrrhenum
turn    carthage
legal   intercept A

# TW-191  An army at sea is not filled beyond its ships.
set     flow 0 spend
set     at rome I Mare Tyrrhenum
set     aboard rome I A
set     army rome I 4 Italian Infantry
set     army rome I 5 Italian Infantry
illegal rome: recruit Velites I because no-room
set     navy rome A Quinquereme 4
legal   rome: recruit Velites I

# TW-193  When a navy is lost nobody else is asked to intercept it.
set     fleet carthage A Mare Sardoum
set     navy carthage A Punic Quinquereme 5
set     navy greece A Trireme 2
set     fleet greece A Mare Sardoum
set     navy rome A Quinquereme 1
apply   sail A Mare Ligusticum
apply   carthage: intercept A
chance  die skull, skull, skull, skull, skull, blank
expect  fleet rome A none
expect  hunters 0
turn    rome
