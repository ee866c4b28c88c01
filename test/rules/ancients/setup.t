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
expect  deck Order Two Left 3
expect  deck Order Two Center 4
expect  deck Order Two Right 3
expect  deck Order Three Left 3
expect  deck Order Three Center 4
expect  deck Order Three Right 3
expect  deck Order Four Left 1
expect  deck Order Four Center 1
expect  deck Order Four Right 1
expect  deck Out Flanked 2
expect  deck Coordinated Attack 2
expect  deck Order Light Troops 4
expect  deck Order Medium Troops 3
expect  deck Order Heavy Troops 2
expect  deck Order Mounted 1
expect  deck Inspired Left Leadership 1
expect  deck Inspired Center Leadership 1
expect  deck Inspired Right Leadership 1
expect  deck Leadership Any Section 3
expect  deck Clash of Shields 1
expect  deck Counter Attack 2
expect  deck Darken the Sky 1
expect  deck Double Time 2
expect  deck First Strike 1
expect  deck I Am Spartacus 1
expect  deck Line Command 4
expect  deck Mounted Charge 2
expect  deck Move-Fire-Move 2
expect  deck Rally 1

# CC-6  The battle says where everything is, who moves first and what wins.
scenario bagradas
expect  unit f8 top EL
expect  blocks f8 2
expect  leader k9 top Hamilcar
expect  goal 7
expect  active top

# CC-7  The Command of a side is the cards the battle gives it.
scenario akragas
expect  command bottom 6
expect  command top 5
sees    spectator hand bottom 0
chance  draw Line Command
sees    top hand bottom 1

# CC-8  The manual's rules are the default.
expect  option edition manual

# CC-158  At Asculum each player places two leaders after the deal, who moves first before.
scenario asculum
set     deck Line Command 0
set     deck Rally 0
set     hand bottom Line Command 4
set     hand top Rally 1
chance  draw Order Two Left, Order Two Left, Order Two Left, Order Three Left
chance  draw Order Three Left
turn    bottom
illegal place Sulpicius f1 because no-place CC-158 "The next leader you place is Decius, not Sulpicius."
illegal place Decius e9 because no-place CC-158 "E9 is empty. Decius can join only one of your own units."
apply   place Decius f1
illegal place Sulpicius f1 because no-place CC-158 "has a leader: Decius."
apply   place Sulpicius g2
turn    top
apply   place Pyrrhus e8
apply   place Captain k8
turn    bottom
expect  leader f1 bottom Decius
expect  leader k8 top Captain

# CC-160  A battle of one's own is a position; what does not fit is refused with the hex.
position {"game": "ancients", "flow": ["deal"], "command": {"bottom": 1, "top": 1}, "goal": 1, "army": {"bottom": "Roman", "top": "Indian"},
"terrain": {"c3": "forest"}, "unit": {"a1": "bottom LI", "a9": "top EL"}, "blocks": {"a1": 4, "a9": 2},
"deck": {"Line Command": 4, "Order Mounted": 1}}
chance  draw Line Command, Line Command
turn    bottom
apply   play Line Command
legal   order a1

# CC-158  Whoever has no unit left for his leaders does not keep the enemy from placing his.
position {"game": "ancients", "flow": ["deal"], "command": {"bottom": 1, "top": 1}, "goal": 1, "active": "top",
"unit": {"a1": "bottom LI", "a9": "top EL"}, "blocks": {"a1": 4, "a9": 2}, "leader": {"a9": "top Mago"},
"waiting": {"bottom": ["Decius"], "top": ["Captain"]}, "deck": {"Line Command": 4, "Order Mounted": 1}}
chance  draw Line Command, Line Command
turn    bottom
apply   place Decius a1
turn    top
expect  waiting top 0 none

# CC-158  With leader-placement = any-hex a leader may also be placed alone on a free hex that he may enter.
option  leader-placement any-hex
scenario asculum
set     terrain a5 lake
set     deck Line Command 0
set     deck Rally 0
set     hand bottom Line Command 4
set     hand top Rally 1
chance  draw Order Two Left, Order Two Left, Order Two Left, Order Three Left
chance  draw Order Three Left
illegal place Decius e8 because no-place
illegal place Decius a5 because no-place
legal   place Decius f1
apply   place Decius g5
expect  leader g5 bottom Decius
illegal place Sulpicius g5 because no-place
apply   place Sulpicius f1
turn    top

# CC-158  The leader of an ambush is placed with one of its units, whatever the option says (CC-150).
option  leader-placement any-hex
position field.json
set     flow 0 card
set     played none
set     orders none
set     hand bottom Leadership Any Section 1
set     special bottom ambush yes
set     reserve bottom 0 MC
set     waiting bottom 0 Mago
set     unit a1 bottom HI
set     blocks a1 4
set     unit a9 top HI
set     blocks a9 4
apply   play Leadership Any Section
apply   enter g9
illegal place Mago g5 because no-place
legal   place Mago g9
