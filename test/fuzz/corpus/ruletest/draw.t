game draw
option hand three
chance omen dog

# DR-3  A bid is a card of the hand.
illegal red: bid dog because not-in-hand
