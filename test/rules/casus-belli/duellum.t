## Duellum.
include begun.head

# CB-39  Red for legions, blue for galleys, mixed for either.
set    units roma legion Croton 1
set    units roma galley Croton 1
apply  go Duellum I
legal  move 1 legion Croton Syracusae
legal  move 1 galley Croton Syracusae
legal  move 1 legion Croton Neapolis
illegal move 1 galley Croton Neapolis because no-border
illegal move 1 legion Croton Mare Ionium because no-border

# CB-40  One border, in groups.
set    units roma legion Roma 3
apply  go Duellum I
apply  move 2 legions Roma Neapolis
illegal move 1 legion Neapolis Croton because no-such-units
expect units roma legion Neapolis 2

# CB-41  Units of the same kind cancel at once.
set    units roma legion Roma 3
set    units carthago legion Neapolis 2
set    units carthago galley Neapolis 1
apply  go Duellum I
apply  move 3 legions Roma Neapolis
expect units roma legion Neapolis 1
expect units carthago legion Neapolis 0
expect units carthago galley Neapolis 1
illegal attack 1 legion Neapolis carthago

# CB-41  Those that stand together cancel when movement ends.
set    units roma legion Roma 3
set    units carthago legion Roma 1
apply  go Duellum I
apply  done
expect units roma legion Roma 2
expect units carthago legion Roma 0

# CB-42  What is left goes on.
set    known roma Strata yes
set    units roma legion Roma 2
set    units carthago legion Neapolis 1
apply  go Duellum I
apply  move 2 legions Roma Neapolis
apply  move 1 legion Neapolis Croton
expect units roma legion Croton 1

# CB-43  Conquest comes after movement.
set    units roma legion Caesarea 4
apply  go Duellum I
illegal conquer Caesarea because not-now
apply  done
legal  conquer Caesarea
illegal conquer Roma because no-city

# CB-44  Strength 1, a temple 2 more, a wall 1 more.
set    units roma legion Caesarea 6
set    temple Caesarea yes
set    wall Caesarea yes
apply  go Duellum I
apply  done
apply  conquer Caesarea
expect units roma legion Caesarea 2

# CB-45  Each defender adds one.
set    units roma legion Caesarea 5
set    units carthago galley Caesarea 2
apply  go Duellum I
apply  done
apply  conquer Caesarea
expect units roma legion Caesarea 2
expect units carthago galley Caesarea 0
expect box carthago galley 3

# CB-46  More units than the strength.
set    units roma legion Caesarea 1
set    units roma legion Carthago 2
apply  go Duellum I
apply  done
illegal conquer Caesarea because too-strong
legal  conquer Carthago

# CB-46  In the printed edition as many will do.
set    option edition published
set    units roma legion Caesarea 1
apply  go Duellum I
apply  done
legal  conquer Caesarea

# CB-47  The attacker loses the strength and chooses; the losses go to the box.
set    units roma legion Caesarea 1
set    units roma galley Caesarea 1
apply  go Duellum I
apply  done
apply  conquer Caesarea
apply  lose no legion
expect units roma legion Caesarea 1
expect units roma galley Caesarea 0
expect box roma galley 2

# CB-48  The wall goes back to its owner.
set    units roma legion Caesarea 4
set    wall Caesarea yes
apply  go Duellum I
apply  done
apply  conquer Caesarea
expect wall Caesarea no
expect walls carthago 2

# CB-49  The temple is destroyed and earns a General.
set    units roma legion Caesarea 5
set    temple Caesarea yes
apply  go Duellum I
apply  done
apply  conquer Caesarea
expect temple Caesarea no
expect personage roma General 1

# CB-50  The city keeps its resource.
set    units roma legion Caesarea 3
apply  go Duellum I
apply  done
apply  conquer Caesarea
expect city Caesarea roma
expect yields Caesarea marble

# CB-51  Units that moved take part.
set    units roma legion Siga 2
apply  go Duellum I
apply  move 2 legions Siga Caesarea
legal  conquer Caesarea

# CB-52  The last city cannot be conquered.
set    city Carthago none
set    yields Carthago none
set    city Carthago Nova none
set    yields Carthago Nova none
set    units roma legion Caesarea 3
set    units roma legion Siga 1
apply  go Duellum I
apply  done
illegal conquer Caesarea
