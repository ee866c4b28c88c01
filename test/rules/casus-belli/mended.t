include begun.head

## Carthage has all event cards.
fixture nodeck
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
set    hand carthago Tribute 1
set    open Burglary 0
set    hand carthago Burglary 1
set    open Storm 0
set    hand carthago Storm 1
end

# CB-74  An empty supply is filled from the used cards before the opponent takes one.
use    nodeck
set    space roma Templum
set    flow 0 founding
set    units roma legion Neapolis 1
set    firsts 1
set    hand carthago Academy 0
set    hand carthago Storm 0
set    discard Academy 1
set    discard Storm 1
apply  end
expect personage roma Scholar 1
turn   chance

# CB-74  A supply of fewer than three is filled with used cards when the turn ends.
use    nodeck
set    hand carthago Storm 0
set    hand carthago Conscription 1
set    open Storm 1
set    hand roma Conscription 1
set    space roma Templum
set    flow 0 founding
apply  play Conscription
turn   chance
chance draw Conscription
expect open Conscription 1
expect flow 0 rondel

# CB-78  Siege engine: own walls are none to ignore.
set    deck Siege engine 0
set    hand roma Siege engine 1
set    wall Roma yes
set    units roma legion Caesarea 2
apply  go Duellum I
apply  done
illegal play Siege engine because no-effect

# CB-78  Master builder: without a city for a temple it changes nothing.
set    deck Master builder 0
set    hand roma Master builder 1
set    temple Roma yes
set    temple Genua yes
set    temple Cremona yes
apply  go Templum
illegal play Master builder because no-effect

# CB-78  Colonists: without a surcharge to save they change nothing.
set    deck Colonists 0
set    hand roma Colonists 1
set    open Tribute 0
set    hand roma Tribute 1
apply  go Templum
apply  done
illegal play Colonists because no-effect

# CB-102  The engine waits for a wall, and is used up by one.
set    deck Siege engine 0
set    hand roma Siege engine 1
set    wall Caesarea yes
set    wall Carthago yes
set    units roma legion Caesarea 2
set    units roma legion Carthago Nova 2
set    units roma legion Carthago 2
set    city Neapolis carthago
set    yields Neapolis iron
set    units roma legion Neapolis 2
apply  go Duellum I
apply  done
apply  play Siege engine
apply  conquer Carthago Nova
apply  conquer Caesarea
illegal conquer Carthago because too-strong

# CB-93  The log tells the strength with Fortress.
set    deck Fortress 2
set    hand carthago Fortress 1
set    units roma legion Caesarea 4
apply  go Duellum I
apply  done
apply  conquer Caesarea
apply  carthago: fortress
expect units roma legion Caesarea 2
told   roma conquered who roma against carthago at Caesarea strength 2
told   roma lost who roma n 2 what legion at Caesarea why attack

# CB-112  The log tells of a Fortress that is played without asking.
set    option fortress auto
set    deck Fortress 2
set    hand carthago Fortress 1
set    units roma legion Caesarea 4
apply  go Duellum I
apply  done
apply  conquer Caesarea
told   roma played who carthago what Fortress
told   roma conquered at Caesarea strength 2

# CB-102  The log tells the strength without the wall.
set    deck Siege engine 0
set    hand roma Siege engine 1
set    wall Caesarea yes
set    units roma legion Caesarea 2
apply  go Duellum I
apply  done
apply  play Siege engine
apply  conquer Caesarea
told   roma conquered at Caesarea strength 1
told   roma wall-fell who carthago at Caesarea

# CB-41  Units that cancel when movement ends are told of.
set    units roma legion Roma 3
set    units carthago legion Roma 1
apply  go Duellum I
apply  done
expect units roma legion Roma 2
told   carthago battle who roma against carthago n 1 what legion at Roma result attacker

# CB-47  Whoever loses legions only does not lose galleys.
set    units roma legion Caesarea 2
set    units roma galley Caesarea 2
apply  go Duellum I
apply  done
apply  conquer Caesarea
apply  lose 1 legion
expect units roma galley Caesarea 2
silent roma "beside galleys"

# CB-112  A Fortress at each conquest, as long as there are any.
set    option fortress auto
set    deck Fortress 1
set    hand carthago Fortress 2
set    units roma legion Caesarea 4
set    units roma legion Carthago Nova 4
apply  go Duellum I
apply  done
apply  conquer Caesarea
expect hand carthago Fortress 1
apply  conquer Carthago Nova
expect hand carthago Fortress 0

# CB-41  Battles are not asked for.
set    units roma legion Roma 1
apply  go Duellum I
illegal attack 1 legion Roma carthago because fight-unasked

# CB-34  Coins are neither given nor taken, and too little is said only of what is too little.
set    known roma Commercium yes
set    stock roma marble 4
set    stock roma coin 2
apply  trade
illegal give coin because no-coin-trade
apply  give marble
apply  give marble
apply  give marble
illegal take coin because no-coin-trade

# CB-108  The fleet changes nothing into itself, and no coins.
set    deck Merchant fleet 0
set    hand roma Merchant fleet 1
set    stock roma iron 0
apply  play Merchant fleet
illegal swap gold gold because same-resource
illegal swap gold coin because no-coin-trade
illegal swap iron gold because too-little
