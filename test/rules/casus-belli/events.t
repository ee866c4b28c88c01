## Event cards.
include begun.head

# CB-72  The opponent takes an open card for each personage.
set    space roma Templum
set    flow 0 founding
set    units roma legion Neapolis 1
set    firsts 2
apply  end
turn   carthago
illegal carthago: pick Academy because not-open
apply  carthago: pick Tribute
chance draw Academy
turn   carthago
apply  carthago: pick Academy
chance draw Fortress
expect hand carthago Tribute 1
expect hand carthago Academy 1
turn   carthago

# CB-73  One more for conquering, however many cities.
set    units roma legion Caesarea 2
set    units roma legion Carthago Nova 2
apply  go Duellum I
apply  done
apply  conquer Caesarea
apply  conquer Carthago Nova
turn   carthago
expect picks 2              # one for the King at five cities
apply  carthago: pick Storm
chance draw Academy
expect picks 1
expect personage roma King 1

# CB-74  The supply is filled to three; used cards are shuffled when the pile is out.
set    space roma Templum
set    flow 0 founding
set    units roma legion Neapolis 1
set    firsts 1
set    deck Academy 0
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
set    discard Academy 1
apply  end
apply  carthago: pick Storm
turn   chance
chance draw Academy
expect open Academy 1
expect discard Academy 0

# CB-75  Cards are played in the own turn, but not Fortress.
set    deck Fortress 2
set    hand roma Fortress 1
set    deck Earthquake 1
set    hand roma Earthquake 1
set    wall Carthago yes
illegal play Fortress because not-this-action
legal  play Earthquake

# CB-76  A card is used once.
set    deck Conscription 1
set    hand roma Conscription 1
apply  play Conscription
expect hand roma Conscription 0
expect discard Conscription 1
illegal play Conscription because not-in-hand

# CB-77  Several cards in a turn.
set    deck Conscription 0
set    hand roma Conscription 2
apply  play Conscription
apply  play Conscription
expect box roma legion 3

# CB-78  A card belongs to its action, and must change something.
set    deck Academy 0
set    hand roma Academy 1
set    deck Earthquake 1
set    hand roma Earthquake 1
illegal play Academy because not-this-action
illegal play Earthquake because no-effect

# CB-79  Losing units brings no card.
set    units roma legion Roma 1
set    units carthago legion Ancona 1
apply  go Duellum I
apply  move 1 legion Roma Ancona
turn   carthago
expect picks 0
expect hand carthago Tribute 0

# CB-90  Academy: gold for each know-how of the opponent.
set    deck Academy 0
set    hand roma Academy 1
set    known carthago Strata yes
set    known carthago Moneta yes
apply  go Scientia
apply  play Academy
expect stock roma gold 5

# CB-91  Burglary: half of the coins, rounded down.
set    open Burglary 0
set    hand roma Burglary 1
set    stock carthago coin 5
apply  play Burglary
expect stock carthago coin 3

# CB-92  Earthquake: a wall goes back.
set    deck Earthquake 1
set    hand roma Earthquake 1
set    wall Carthago yes
set    wall Caesarea yes
apply  play Earthquake
illegal shake Roma because no-target
apply  shake Carthago
expect wall Carthago no
expect walls carthago 2

# CB-93  Fortress: one unit more is lost.
set    deck Fortress 2
set    hand carthago Fortress 1
set    units roma legion Caesarea 4
apply  go Duellum I
apply  done
apply  conquer Caesarea
turn   carthago
apply  carthago: fortress
expect units roma legion Caesarea 2
expect city Caesarea roma
expect discard Fortress 1

# CB-93  With too few units the conquest fails, and is not tried again: printed, as many conquer.
set    option edition published
set    deck Fortress 2
set    hand carthago Fortress 1
set    units roma legion Caesarea 1
set    units roma legion Siga 1
set    units roma legion Carthago 3
apply  go Duellum I
apply  done
apply  conquer Caesarea
apply  carthago: fortress
expect city Caesarea carthago
expect units roma legion Caesarea 1
illegal conquer Caesarea because held
told   roma played who carthago what Fortress
told   roma held who carthago against roma at Caesarea n 1 strength 2

# CB-93  The defender may let it be.
set    deck Fortress 2
set    hand carthago Fortress 1
set    units roma legion Caesarea 2
apply  go Duellum I
apply  done
apply  conquer Caesarea
apply  carthago: pass
expect city Caesarea roma
expect hand carthago Fortress 1

# CB-94  Quarry: 2 marble more on Marmor.
set    deck Quarry 0
set    hand roma Quarry 1
illegal play Quarry because not-this-action
apply  go Marmor
apply  play Quarry
expect stock roma marble 6

# CB-95  Ore vein: 2 iron more on Ferrum.
set    deck Ore vein 0
set    hand roma Ore vein 1
apply  go Ferrum
apply  play Ore vein
expect stock roma iron 6

# CB-96  Gold vein: 2 gold more on Aurum.
set    deck Gold vein 0
set    hand roma Gold vein 1
apply  go Aurum
apply  play Gold vein
expect stock roma gold 6

# CB-97  Tribute: a coin for every three cities.
set    open Tribute 0
set    hand roma Tribute 1
apply  play Tribute
expect stock roma coin 1

# CB-98  Conscription: a legion and a galley into the box.
set    deck Conscription 1
set    hand roma Conscription 1
apply  play Conscription
expect box roma legion 2
expect box roma galley 2

# CB-99  Mercenaries: a unit free, beyond the limit.
set    deck Mercenaries 1
set    hand roma Mercenaries 1
set    box roma legion 3
set    stock roma iron 6
apply  go Militia
apply  arm legion Roma
illegal arm legion Roma because city-full
apply  play Mercenaries
apply  arm legion Roma
expect units roma legion Roma 2
expect stock roma iron 4

# CB-100  Forced march: one more border for legions.
set    deck Forced march 0
set    hand roma Forced march 1
set    units roma legion Roma 1
set    units roma galley Genua 1
apply  go Duellum I
apply  move 1 legion Roma Neapolis
apply  play Forced march
apply  move 1 legion Neapolis Croton
expect units roma legion Croton 1
expect marching 0 galley Genua 1

# CB-101  Fair wind: one more border for galleys.
set    deck Fair wind 0
set    hand roma Fair wind 1
set    units roma galley Genua 1
apply  go Duellum I
apply  play Fair wind
apply  move 1 galley Genua Mare Ligusticum
apply  move 1 galley Mare Ligusticum Carales
expect units roma galley Carales 1

# CB-102  Siege engine: the wall does not count once.
set    deck Siege engine 0
set    hand roma Siege engine 1
set    wall Caesarea yes
set    units roma legion Caesarea 2
apply  go Duellum I
apply  done
illegal conquer Caesarea because too-strong
apply  play Siege engine
apply  conquer Caesarea
expect city Caesarea roma
expect walls carthago 2

# CB-103  Desertion: an enemy unit next to an own one.
set    deck Desertion 0
set    hand roma Desertion 1
set    units roma legion Siga 1
set    units carthago legion Caesarea 1
set    units carthago galley Caesarea 1
set    units carthago legion Carthago 1
apply  play Desertion
illegal desert legion Carthago because no-target
apply  desert legion Caesarea
expect units carthago legion Caesarea 0
expect box carthago legion 2

# CB-104  Storm: an enemy galley in a sea without a site.
set    open Storm 0
set    hand roma Storm 1
set    units carthago galley Mare Ionium 1
set    units carthago galley Mare Africum 1
set    units carthago galley Carales 1
apply  play Storm
illegal desert galley Carales because no-target
apply  desert galley Mare Ionium
expect units carthago galley Mare Ionium 0

# CB-105  Master builder: the next temple costs 2 marble less.
set    deck Master builder 0
set    hand roma Master builder 1
set    stock roma marble 5
apply  go Templum
illegal temple Roma because too-dear
apply  play Master builder
apply  temple Roma
expect stock roma marble 1

# CB-106  Masons: a wall free of charge, from the bank first.
set    deck Masons 0
set    hand roma Masons 1
apply  play Masons
apply  wall Roma
expect wall Roma yes
expect walls roma 1
expect stock roma marble 3

# CB-107  Colonists: no extra coins for the next city.
set    deck Colonists 0
set    hand roma Colonists 1
set    units roma legion Neapolis 1
apply  go Templum
apply  done
illegal found gold Neapolis because no-coins
apply  play Colonists
apply  found gold Neapolis
expect city Neapolis roma

# CB-108  Merchant fleet: up to three exchanges.
set    deck Merchant fleet 0
set    hand roma Merchant fleet 1
apply  play Merchant fleet
apply  swap marble gold
apply  swap marble gold
apply  swap iron gold
expect stock roma gold 6
expect flow 0 rondel

# CB-109  Envoy: two more steps are free.
set    deck Envoy 0
set    hand roma Envoy 1
set    space roma Ferrum
apply  play Envoy
apply  go Marmor
expect due 0
expect stock roma gold 3

# CB-112  With the option Fortress is played without asking.
set    option fortress auto
set    deck Fortress 2
set    hand carthago Fortress 1
set    units roma legion Caesarea 4
apply  go Duellum I
apply  done
apply  conquer Caesarea
expect units roma legion Caesarea 2
expect hand carthago Fortress 0

# CB-78  Without legions no Forced march, without galleys no Fair wind.
set    deck Forced march 0
set    hand roma Forced march 1
set    deck Fair wind 0
set    hand roma Fair wind 1
set    units roma galley Genua 1
apply  go Duellum I
illegal play Forced march because no-effect
legal  play Fair wind
set    units roma galley Genua 0
set    marching 0 galley Genua 0
set    units roma legion Roma 1
set    marching 0 legion Roma 1
illegal play Fair wind because no-effect
legal  play Forced march

# CB-90  Academy: one know-how of the opponent is enough, none is not.
set    deck Academy 0
set    hand roma Academy 1
apply  go Scientia
illegal play Academy
set    known carthago Commercium yes
apply  play Academy
expect stock roma gold 4
