include begun.head

; All event cards but those that lie open are in hand.
fixture no-pile
set    space roma Templum
set    flow 0 founding
set    units roma legion Neapolis 1
set    firsts 1
set    deck Academy 0
set    hand carthago Academy 1
set    deck Earthquake 0
set    hand carthago Earthquake 2
set    deck Fortress 0
set    hand carthago Fortress 3
set    deck Quarry 0
set    hand carthago Quarry 1
set    deck Ore vein 0
set    hand carthago Ore vein 1
set    deck Gold vein 0
set    hand carthago Gold vein 1
set    deck Conscription 0
set    hand carthago Conscription 2
set    deck Mercenaries 0
set    hand carthago Mercenaries 2
set    deck Forced march 0
set    hand carthago Forced march 1
set    deck Fair wind 0
set    hand carthago Fair wind 1
set    deck Siege engine 0
set    hand carthago Siege engine 1
set    deck Desertion 0
set    hand carthago Desertion 1
set    deck Master builder 0
set    hand carthago Master builder 1
set    deck Masons 0
set    hand carthago Masons 1
set    deck Colonists 0
set    hand carthago Colonists 1
set    deck Merchant fleet 0
set    hand carthago Merchant fleet 1
set    deck Envoy 0
set    hand carthago Envoy 1
set    open Tribute 0
set    hand roma Tribute 1
set    open Burglary 0
set    hand roma Burglary 1
end

# CB-53  A temple of the opponent next to it costs a coin too.
set    stock roma marble 6
set    city Neapolis carthago
set    yields Neapolis iron
set    temple Neapolis yes
apply  go Templum
illegal temple Roma because no-coins
set    stock roma coin 1
apply  temple Roma
expect stock roma coin 0

# CB-37  Units that stand in the city already do not count.
set    units roma legion Genua 2
set    stock roma iron 6
apply  go Militia
legal  arm legion Genua
apply  arm legion Genua
expect units roma legion Genua 3

# CB-58  A galley is enough to found a city, also in an island's sea.
set    units roma galley Carales 1
apply  go Templum
apply  done
legal  found iron Carales
apply  found iron Carales
expect city Carales roma
expect units roma galley Carales 1

# CB-67  Several galleys in one sea count once.
set    units roma galley Mare Ionium 2
set    units roma galley Mare Tyrrhenum 2
set    units roma galley Mare Africum 2
apply  go Marmor
expect personage roma Navigator 0

# CB-67  The second Navigator at 14 points.
set    personage roma Navigator 1
set    units roma galley Mare Ionium 1
set    units roma galley Mare Tyrrhenum 1
set    units roma galley Mare Africum 1
set    units roma galley Mare Hadriaticum 1
set    units roma galley Mare Ligusticum 1
set    units roma galley Sinus Gallicus 1
set    units roma galley Sinus Venetus 1
apply  go Marmor
expect personage roma Navigator 2

# CB-71  The first personage brings a wall.
set    flow 0 founding
set    space roma Templum
set    units roma legion Neapolis 1
set    firsts 1
apply  end
expect walls roma 2

# CB-71  No wall at 6.
set    personage roma Scholar 1
set    personage roma King 4
set    flow 0 founding
set    space roma Templum
set    units roma legion Neapolis 1
set    firsts 1
apply  end
expect walls roma 1

# CB-71  A wall at 7.
set    personage roma Scholar 2
set    personage roma King 4
set    flow 0 founding
set    space roma Templum
set    units roma legion Neapolis 1
set    firsts 1
apply  end
expect walls roma 2

# CB-78  A card that names no action can be played while founding too.
set    deck Conscription 1
set    hand roma Conscription 1
apply  go Templum
apply  done
apply  play Conscription
expect box roma legion 2

# CB-97  Tribute: two coins for seven cities.
set    open Tribute 0
set    hand roma Tribute 1
set    city Ancona roma
set    yields Ancona iron
set    city Croton roma
set    yields Croton iron
set    city Neapolis roma
set    yields Neapolis iron
set    city Brundisium roma
set    yields Brundisium iron
apply  play Tribute
expect stock roma coin 2

# CB-102  Siege engine: one conquest only.
set    deck Siege engine 0
set    hand roma Siege engine 1
set    wall Caesarea yes
set    wall Carthago Nova yes
set    units roma legion Caesarea 2
set    units roma legion Carthago Nova 2
set    units roma legion Carthago 2
apply  go Duellum I
apply  done
apply  play Siege engine
apply  conquer Caesarea
illegal conquer Carthago Nova because too-strong

# CB-105  Master builder: one temple only.
set    deck Master builder 0
set    hand roma Master builder 1
set    stock roma marble 10
set    stock roma coin 2
apply  go Templum
apply  play Master builder
apply  temple Roma
apply  temple Genua
expect stock roma marble 0

# CB-106  Masons: with an empty bank the wall comes from the own supply.
set    deck Masons 0
set    hand roma Masons 1
set    walls roma 4
set    walls carthago 8
apply  play Masons
apply  wall Roma
expect walls roma 3

# CB-107  Colonists: one city only.
set    deck Colonists 0
set    hand roma Colonists 1
set    units roma legion Neapolis 1
set    units roma legion Ancona 1
apply  go Templum
apply  done
apply  play Colonists
apply  found gold Neapolis
illegal found gold Ancona because no-coins

# CB-109  Envoy: this turn only.
set    deck Envoy 0
set    hand roma Envoy 1
set    space roma Ferrum
set    space carthago Ferrum
apply  play Envoy
apply  go Militia
expect envoy no

# CB-110  Eight personages and a temple destroyed without a General left are not enough here.
set    personage roma Scholar 4
set    personage roma King 4
set    personage carthago General 4
set    flow 0 founding
set    space roma Templum
set    units roma legion Neapolis 1
set    razed 1
apply  end
turn   carthago

# CB-111  Turn 299 is not the last.
set    turn 299
set    personage carthago Scholar 1
set    flow 0 founding
set    space roma Templum
set    units roma legion Neapolis 1
apply  end
turn   carthago

# CB-26  A city that was founded this turn yields too.
set    units roma legion Neapolis 1
apply  go Marmor
apply  found marble Neapolis
expect stock roma marble 4
expect stock roma coin 2

# CB-47  In the printed edition as many as the strength are lost, and the defender loses his legions too.
set    option edition published
set    units roma galley Caesarea 3
set    units carthago legion Caesarea 2
apply  go Duellum I
apply  done
apply  conquer Caesarea
expect units roma galley Caesarea 0
expect units carthago legion Caesarea 0
expect box carthago legion 3

# CB-24  Moneta adds one to the total, not one for each city.
set    known roma Moneta yes
set    city Ancona roma
set    yields Ancona marble
apply  go Marmor
expect stock roma marble 6

# CB-78  Each card belongs to its action: none of these before the rondel move.
set    deck Ore vein 0
set    hand roma Ore vein 1
set    deck Gold vein 0
set    hand roma Gold vein 1
set    deck Master builder 0
set    hand roma Master builder 1
set    deck Mercenaries 1
set    hand roma Mercenaries 1
set    deck Colonists 0
set    hand roma Colonists 1
set    deck Siege engine 0
set    hand roma Siege engine 1
set    deck Forced march 0
set    hand roma Forced march 1
set    deck Fair wind 0
set    hand roma Fair wind 1
set    wall Caesarea yes
set    space roma Ferrum
set    units roma legion Roma 1
set    units roma galley Genua 1
illegal play Ore vein because not-this-action
illegal play Gold vein because not-this-action
illegal play Master builder because not-this-action
illegal play Mercenaries because not-this-action
illegal play Colonists because not-this-action
illegal play Siege engine because not-this-action
illegal play Forced march because not-this-action
illegal play Fair wind because not-this-action

# CB-78  Nor in the founding of another action; an Envoy not after the move.
set    deck Ore vein 0
set    hand roma Ore vein 1
set    deck Gold vein 0
set    hand roma Gold vein 1
set    deck Quarry 0
set    hand roma Quarry 1
set    deck Master builder 0
set    hand roma Master builder 1
set    deck Mercenaries 1
set    hand roma Mercenaries 1
set    deck Siege engine 0
set    hand roma Siege engine 1
set    deck Envoy 0
set    hand roma Envoy 1
set    wall Caesarea yes
set    units roma legion Neapolis 1
apply  go Templum
apply  done
illegal play Ore vein because not-this-action
illegal play Gold vein because not-this-action
illegal play Quarry because not-this-action
illegal play Master builder because not-this-action
illegal play Mercenaries because not-this-action
illegal play Siege engine because not-this-action
illegal play Envoy because not-this-action

# CB-98  Conscription with all legions in use brings a galley only.
set    deck Conscription 1
set    hand roma Conscription 1
set    units roma legion Roma 11
apply  play Conscription
expect box roma legion 1
expect box roma galley 2

# CB-100  Forced march with Strata: three borders.
set    deck Forced march 0
set    hand roma Forced march 1
set    known roma Strata yes
set    units roma legion Genua 1
apply  go Duellum I
apply  play Forced march
apply  move 1 legion Genua Roma
apply  move 1 legion Roma Neapolis
apply  move 1 legion Neapolis Croton
expect units roma legion Croton 1

# CB-93  Each city that a Fortress has held is held for the rest of the turn.
set    option edition published
set    deck Fortress 0
set    hand carthago Fortress 3
set    city Siga carthago
set    yields Siga iron
set    city Zama carthago
set    yields Zama gold
set    personage carthago King 2
set    units roma legion Caesarea 1
set    units roma legion Siga 1
set    units roma legion Zama 1
set    units roma legion Carthago 3
apply  go Duellum I
apply  done
apply  conquer Caesarea
apply  carthago: fortress
apply  conquer Siga
apply  carthago: fortress
illegal conquer Caesarea because held
illegal conquer Siga because held
apply  conquer Zama
apply  carthago: fortress
expect repelled 0 Caesarea
expect repelled 1 Siga
expect repelled 2 Zama
illegal conquer Zama because held

# CB-74  Without a pile the last open card is taken all the same.
use    no-pile
apply  end
expect hand carthago Storm 1
turn   carthago
expect flow 0 rondel

# CB-74  When no card lies open there is nothing to take.
use    no-pile
set    open Storm 0
set    hand roma Storm 1
apply  end
turn   carthago
expect flow 0 rondel

# CB-106  Masons: without a wall in the bank or in the own supply there is none to build.
set    deck Masons 0
set    hand roma Masons 1
set    walls roma 0
set    walls carthago 12
illegal play Masons
