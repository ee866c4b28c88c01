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
