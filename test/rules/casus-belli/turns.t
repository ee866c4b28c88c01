include begun.head

# CB-73  A conquest brings one card, in the turn in which it was.
set    units roma legion Caesarea 2
apply  go Duellum I
apply  done
apply  conquer Caesarea
apply  carthago: pick Storm
chance draw Academy
turn   carthago
apply  go Ferrum
turn   roma
expect flow 0 rondel

# CB-49  A temple earns one General, not one in every turn.
set    flow 0 founding
set    space roma Templum
set    units roma legion Neapolis 1
set    razed 1
apply  end
apply  carthago: pick Storm
chance draw Academy
apply  go Ferrum
expect personage carthago General 0

# CB-93  A Fortress holds a city for this turn, not for the next.
set    option edition published
set    deck Fortress 2
set    hand carthago Fortress 1
set    units roma legion Caesarea 1
apply  go Duellum I
apply  done
apply  conquer Caesarea
apply  carthago: fortress
turn   carthago
apply  go Ferrum
set    space roma none
apply  go Duellum I
apply  done
legal  conquer Caesarea

# CB-105  A Master builder who builds nothing is gone.
set    deck Master builder 0
set    hand roma Master builder 1
set    stock roma marble 5
apply  go Templum
apply  play Master builder
apply  done
expect builder no

# CB-102  A Siege engine that is not used is gone.
set    deck Siege engine 0
set    hand roma Siege engine 1
set    wall Caesarea yes
set    units roma legion Caesarea 2
set    units roma legion Siga 1
apply  go Duellum I
apply  done
apply  play Siege engine
apply  done
expect engine no

# CB-107  Colonists who found nothing are gone.
set    deck Colonists 0
set    hand roma Colonists 1
set    units roma legion Neapolis 1
apply  go Templum
apply  done
apply  play Colonists
apply  end
expect colonists no

# CB-71  There are twelve walls: with all in use the track gives none.
set    walls roma 6
set    walls carthago 6
set    flow 0 founding
set    space roma Templum
set    units roma legion Neapolis 1
set    firsts 1
apply  end
expect walls roma 6

# CB-78  Burglary needs two coins to steal from, Academy a know-how of the opponent.
set    open Burglary 0
set    hand roma Burglary 1
set    deck Academy 0
set    hand roma Academy 1
set    stock roma gold 5
illegal play Burglary because no-effect
apply  go Scientia
illegal play Academy because no-effect

# CB-103  An own galley next to it is enough.
set    deck Desertion 0
set    hand roma Desertion 1
set    units roma galley Mare Ibericum 1
set    units carthago legion Caesarea 1
set    units carthago legion Zama 1
apply  play Desertion
expect units carthago legion Caesarea 0
expect units carthago legion Zama 1

# CB-37  The next Militia fills the city again.
set    stock roma iron 2
apply  go Militia
apply  arm legion Roma
apply  go Ferrum
set    space roma none
set    stock roma iron 2
set    box roma legion 1
apply  go Militia
legal  arm legion Roma
