## The field, the set-up of a battle, and how the deal begins.
game ancients

# CC-1  The field has 113 hexes; a1 is the left end of the bottom army's edge.
scenario himera
expect  unit a9 top MI
expect  unit k3 bottom HI
expect  terrain l8 sea

# CC-4  A die has six faces.
position field.json
set     unit g5 bottom HI
set     blocks g5 4
set     order g5 unit
set     unit g6 top MI
set     blocks g6 4
apply   attack g5 g6
turn    chance
offers  6
legal   chance: die swords

# CC-5  The deck has 60 cards.
sees    spectator deck 60
expect  deck Line Command 4
expect  deck Order Three Center 4
expect  deck First Strike 1

# CC-6  The battle says where everything is, who moves first and what wins.
