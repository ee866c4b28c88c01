# The tables of reference and the ledger of Total War: Rome, as the command shows them.
want "total war: the tables" 0 rules total-war-rome --tables </dev/null
has "total war: tables: a cost that is found" 'Republican Legionaries       Rome          infantry            3     found'
has "total war: tables: a cost of ours" 'Ligurian Hillmen             Liguria       infantry            2     ours'
has "total war: tables: the text of an event" 'Cancel an event another player has just played.'
has "total war: tables: a name of the manual" 'Marian Reforms              manual'
has "total war: tables: a start" 'a general of 3 stars, 3 Republican Legionaries, 2 Italian Infantry'
has "total war: tables: a price" 'wonder                                  6     manual  TW-271'
has "total war: tables: a die" 'red     2      2  2  0'
for table in 'Troop cards' Generals 'Skills of generals' 'Ship cards' Developments 'Agent actions' Events 'Action cards' \
  'Factions and their start' Prices Limits Regions Dice; do
  has "total war: tables: $table" "$table"
done
want "total war: the ledger" 0 rules total-war-rome --ledger TW-86 </dev/null
has "total war: ledger: a reading" 'One card for one action'

want "total-war-rome: the map" 0 show test/replays/total-war-rome-introduction.record </dev/null
has "total-war-rome: map: an army in its region" 'Picenum/R R:A'
has "total-war-rome: map: a navy at sea" 'Mare Hadriaticum R:B'
