## The log: each thing that happened in a sentence of its own, credited to its cause.
include begun.head

# CB-26  The yield at the end of a turn is not part of what a city costs.
set    units roma galley Aquileia 1
set    stock roma coin 1
apply  go Aurum
apply  found gold Aquileia
says   carthago "Roma founds Aquileia as a gold city (-1 marble, -1 iron, -1 gold)."
says   carthago "Roma produces 2 gold and 2 coins."

# CB-26  Nor of a step that is paid.
set    space roma Militia
set    stock roma iron 0
set    stock roma gold 0
apply  go Aurum
says   carthago "Roma goes to Aurum and pays 3 marble for steps. Roma produces 1 gold and 1 coin."

# CB-25  In print at once, with the move.
set    option edition published
apply  go Aurum
says   carthago "Roma goes to Aurum. Roma produces 1 gold and 1 coin."

# CB-108  An exchange says what for what.
set    deck Merchant fleet 0
set    hand roma Merchant fleet 1
apply  play Merchant fleet
apply  swap marble gold
says   carthago "Roma exchanges 1 marble for 1 gold."
