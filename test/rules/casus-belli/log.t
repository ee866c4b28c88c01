## The log: each thing that happened in a sentence of its own, credited to its cause.
include begun.head

# CB-26  The yield at the end of a turn is not part of what a city costs.
set    units roma galley Aquileia 1
set    stock roma coin 1
apply  go Aurum
apply  found gold Aquileia
told   carthago founded who roma what gold at Aquileia coins 0
says   carthago "Roma pays 1 marble, 1 iron and 1 gold."
told   carthago produced n 1 what gold at Aquileia why Aurum
told   carthago earned who roma n 2 why Aurum

# CB-26  Nor of a step that is paid.
set    space roma Militia
set    stock roma iron 0
set    stock roma gold 0
apply  go Aurum
told   carthago went who roma to Aurum n 3
told   carthago stepped who roma n 1 what marble
told   carthago produced n 1 what gold
told   carthago earned n 1

# CB-25  In print at once, with the move.
set    option edition published
apply  go Aurum
told   carthago went who roma to Aurum n 0
told   carthago produced n 1 what gold
told   carthago earned n 1

# CB-108  An exchange says what for what.
set    deck Merchant fleet 0
set    hand roma Merchant fleet 1
apply  play Merchant fleet
apply  swap marble gold
told   carthago exchanged who roma what marble for gold n 1

# CB-91  A card tells what it does, and what it brought.
set    stock carthago coin 5
set    open Burglary 0
set    hand roma Burglary 1
apply  play Burglary
told   carthago played who roma what Burglary effect Burglary
told   carthago robbed who carthago n 2 why Burglary

# CB-92  An earthquake tells whose wall falls.
set    deck Earthquake 1
set    hand roma Earthquake 1
set    walls carthago 0
set    wall Caesarea yes
set    walls roma 0
set    wall Roma yes
apply  play Earthquake
apply  shake Caesarea
told   roma wall-fell who carthago at Caesarea why Earthquake

# CB-98  Conscription tells both units.
set    deck Conscription 1
set    hand roma Conscription 1
apply  play Conscription
told   carthago recruited who roma what legion why Conscription
told   carthago recruited who roma what galley why Conscription

# CB-75  An attack that Fortress may meet is told before it is decided.
set    deck Fortress 2
set    hand carthago Fortress 1
set    units roma legion Caesarea 4
apply  go Duellum I
apply  done
apply  conquer Caesarea
told   carthago attacked who roma against carthago at Caesarea n 4 strength 1

# CB-41  Where only one side stands nobody fights, and no battle is told.
set    units roma legion Neapolis 1
set    units carthago legion Siga 1
apply  go Duellum I
apply  done
silent roma "Battle in"
