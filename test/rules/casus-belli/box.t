## The event cards, before any is turned face up.
game   casus-belli
chance begin roma

# CB-13  Twenty-five cards.
expect deck Academy 1
expect deck Burglary 1
expect deck Earthquake 2
expect deck Fortress 3
expect deck Quarry 1
expect deck Ore vein 1
expect deck Gold vein 1
expect deck Tribute 1
expect deck Conscription 2
expect deck Mercenaries 2
expect deck Forced march 1
expect deck Fair wind 1
expect deck Siege engine 1
expect deck Desertion 1
expect deck Storm 1
expect deck Master builder 1
expect deck Masons 1
expect deck Colonists 1
expect deck Merchant fleet 1
expect deck Envoy 1
