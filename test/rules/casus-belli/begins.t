game   casus-belli
chance begin carthago
chance draw Tribute, Burglary, Storm

# CB-9  When Carthago begins, Roma takes the coin.
expect stock roma coin 1
expect stock carthago coin 0
turn   carthago
