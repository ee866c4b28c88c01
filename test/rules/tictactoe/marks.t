## The toy's rules: enough of every word to show how a rule test is written.
game tictactoe                 # the header is repeated for every case
set  cell a1 x
set  cell b1 o

# TT-1  The seats take turns.
turn    cross
apply   mark a2
turn    nought
illegal cross: mark c3 because not-your-turn
told    nought marked who cross at a2
silent  nought "dice"

# TT-2  A cell takes one mark.
offers  7
legal   mark c3
illegal mark a1 because taken
expect  cell a1 x
expect  cell c3 none
sees    spectator cell b1 o
sees    cross cell c3 hidden

# TT-3  Three in a row win.
position {"game": "tictactoe", "flow": ["mark"],
          "cell": {"a1": "x", "a2": "x", "b1": "o", "b2": "o"}}
apply   mark a3
over    cross

# TT-4  A full board without a row is a draw.
set     cell c1 x
set     cell a2 x
set     cell b2 o
set     cell c2 x
set     cell a3 o
set     cell c3 o
apply   mark b3
over    draw
; a seat may take back what it did last
no-undo nought
undo    cross
turn    cross
