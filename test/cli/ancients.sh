# Commands & Colors: Ancients through the command; part of test/cli/run.
want "ancients: the tables" 0 rules ancients --tables </dev/null
has "ancients: tables: a value by edition" '2 (published: 3)'
has "ancients: tables: what the ground does is asked of the rules" '4 in, 5 out (published: 5 in, 4 out)'
has "ancients: tables: a value that is ours" 'blocks, move, dice, retreat, evading: as heavy cavalry'
has "ancients: tables: the cards" "Copy your opponent's last card"
has "ancients: tables: the faces" 'hit with a leader there or next to it'
