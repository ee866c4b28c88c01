; Spending: what can be bought, and its limits.
game total-war-rome
position {"flow":["spend"],"players":2,"round":3,"first":"rome","gold":{"rome":30,"carthage":30},
  "control":{"Latium":"rome","Etruria":"rome","Campania":"rome","Liguria":"rome","Zeugitana":"carthage","Byzacium":"carthage"},
  "army":{"rome":{"I":["Republican Legionaries","Italian Infantry","Velites"],"II":["Italian Infantry","Italian Infantry"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen"]}},
  "at":{"rome":{"I":"Etruria","II":"Syracusae"},"carthage":{"I":"Zeugitana"}},"general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"}},
  "agent":{"rome":{"first":"Latium"}}}

# TW-260  Orders are secret until all are ready, then carried out in turn order.
apply   rome: recruit Italian Infantry I
expect  gold rome 30
sees    carthage gold rome 30
apply   rome: done
apply   carthage: done
expect  gold rome 28
expect  army rome I 3 Italian Infantry

# TW-260  All orders of answers give the same state.
apply   carthage: recruit Libyan Spearmen I
apply   carthage: done
apply   rome: done
expect  army carthage I 2 Libyan Spearmen

# TW-261  A card needs its development.
illegal rome: recruit Scorpio I because not-developed
set     bought Scorpiones 2
legal   rome: recruit Scorpio I

# TW-46  Only what the reserve holds.
illegal rome: recruit Libyan Spearmen I because not-yours

# TW-262  An army on the map needs a line of communication.
illegal rome: recruit Italian Infantry II because no-line

# TW-263  A new army needs a spare general.
illegal rome: recruit Italian Infantry III because no-spare-general
apply   rome: general 2
legal   rome: recruit Italian Infantry III

# TW-264  Ships cost two and form a navy.
apply   rome: ship Quinquereme A
apply   rome: done
apply   carthage: done
expect  fleet rome A space
expect  gold rome 28

# TW-265  Mercenaries need barracks in their region.
illegal rome: recruit Ligurian Hillmen I because no-pack
set     built barracks Liguria yes
legal   rome: recruit Ligurian Hillmen I

# TW-267  One development a row and round, and the box above first.
apply   rome: develop Line Relief
illegal rome: develop Scorpiones because row-bought
illegal rome: develop Training Camps because box-above

# TW-35  A full column gives a VP.
set     bought Via Appia 1
set     bought Publicani 2
apply   rome: develop Provincial Law
apply   rome: done
apply   carthage: done
expect  vp rome 1

# TW-268  One of each in a region.
set     built market Latium yes
illegal rome: build market Latium because owned

# TW-269  A region gets one improvement a round, at most two of a kind.
apply   rome: build market Latium
illegal rome: build walls Latium because limit
apply   rome: build market Etruria
illegal rome: build market Campania because limit

# TW-270  A road lies on a border of an own region.
apply   rome: road LAT-ETR
illegal rome: road ZEU-BYC because not-controlled
apply   rome: done
apply   carthage: done
expect  road LAT-ETR yes
expect  gold rome 29

# TW-271  A wonder needs all improvements and roads.
illegal rome: build wonder Latium because not-complete
set     built market Latium yes
set     built barracks Latium yes
set     built walls Latium yes
set     road LAT-ETR yes
set     road LAT-PIC yes
set     road LAT-SAM yes
set     road LAT-CAM yes
legal   rome: build wonder Latium

# TW-272  A general of two stars costs two.
apply   rome: general 2
apply   rome: done
apply   carthage: done
expect  gold rome 28
expect  spare C. Terentius Varro yes

# TW-273  Two agents at most.
apply   rome: agent Latium
illegal rome: agent Latium because enough-agents
apply   rome: done
apply   carthage: done
expect  agent rome second Latium

# TW-274  A marker costs a gold.
set     unrest Etruria 2
apply   rome: calm Etruria
apply   rome: done
apply   carthage: done
expect  unrest Etruria 1
expect  gold rome 29

# TW-275  Barracks remove unrest.
set     unrest Etruria 2
apply   rome: build barracks Etruria
apply   rome: done
apply   carthage: done
expect  unrest Etruria 0

# TW-276  Via Appia: two roads are free.
set     bought Via Appia 1
apply   rome: road LAT-ETR
apply   rome: road LAT-CAM
apply   rome: road LAT-SAM
apply   rome: done
apply   carthage: done
expect  gold rome 29

# TW-277  Barcid Command: three stars for three gold.
illegal carthage: general 3 because not-developed
set     bought Barcid Command 1
legal   carthage: general 3

# TW-278  The Cothon: ships cost one less.
set     bought The Cothon 1
apply   carthage: ship Punic Trireme A
apply   carthage: done
apply   rome: done
expect  gold carthage 29

# TW-279  Standing Contracts: no barracks, one gold less.
set     bought Standing Contracts 1
set     control Massylia carthage
apply   carthage: recruit Forest Elephants I
apply   carthage: done
apply   rome: done
expect  gold carthage 27

# TW-281  Barbarian ships need their development.
set     players 4
set     gold barbarians 5
illegal barbarians: ship Oak Ship A because not-developed

# TW-266  Disunited tribes: two main cards an army, no Highlanders with Lowlanders.
set     players 4
set     gold barbarians 20
set     control Arvernia barbarians
set     army barbarians I 0 Lowland Warriors
set     army barbarians I 1 Lowland Warriors
set     at barbarians I Arvernia
illegal barbarians: recruit Highland Warriors I because disunited
apply   barbarians: recruit Lowland Warriors I
apply   barbarians: recruit Lowland Warriors I
illegal barbarians: recruit Soldurii I because disunited

# TW-285  After the Reforms no Republican card is bought.
set     bought Marian Reforms 2
illegal rome: recruit Republican Legionaries I because reformed TW-285
legal   rome: recruit Imperial Legionaries I

# TW-287  Gold is kept.
apply   rome: done
apply   carthage: done
expect  gold rome 30

# TW-124  Hired Swords need neither agent nor barracks.
set     hand rome Treasury theft/Hired Swords 1
legal   rome: enlist Ligurian Hillmen I

# TW-127  Master Builders build for free.
set     hand rome Trade/Master Builders 1
apply   rome: found market Latium
apply   rome: done
apply   carthage: done
expect  built market Latium yes
expect  gold rome 30

# TW-126  Drill Season makes a veteran for a gold.
set     hand rome Trade/Drill Season 1
apply   rome: train Republican Legionaries I
apply   rome: done
apply   carthage: done
expect  army rome I 0 Veteran Republican Legionaries
expect  gold rome 29

# TW-125  Promoted: two stars become three.
set     hand rome Recruit mercenaries/Promoted from the Ranks 1
apply   rome: promote C. Flaminius
apply   rome: done
apply   carthage: done
chance  appoint Q. Fabius Maximus
expect  general rome I Q. Fabius Maximus

# TW-12  In the introduction rows 3 and 4 open in round 3.
set     intro yes
set     round 2
set     bought Via Appia 1
set     bought Publicani 1
illegal rome: develop Provincial Law because too-early

# TW-6  The game ends after round 24; TW-4: the most VP win.
set     round 24
set     vp rome 3
apply   rome: done
apply   carthage: done
over    rome

# TW-16  Who has no region and no army is out.
set     control Zeugitana none
set     control Byzacium none
set     at carthage I none
set     army carthage I 0 none
set     army carthage I 1 none
set     general carthage I none
apply   rome: done
apply   carthage: done
expect  out carthage yes
over    rome

# TW-263  The new army waits in its space with the spare general.
apply   rome: general 2
apply   rome: recruit Italian Infantry III
apply   rome: recruit Italian Infantry III
apply   rome: done
apply   carthage: done
expect  at rome III space
expect  army rome III 1 Italian Infantry
expect  general rome III C. Terentius Varro
expect  spare C. Terentius Varro none

# TW-262  Own navies at sea carry the line; those in port do not.
set     navy rome A Quinquereme 1
set     navy rome B Quinquereme 1
set     fleet rome A Mare Tyrrhenum
set     fleet rome B Mare Ionium
legal   rome: recruit Italian Infantry II
set     fleet rome A Latium
illegal rome: recruit Italian Infantry II because no-line

# TW-41  No seventh main card, no third skirmisher.
set     army rome I 3 Italian Infantry
set     army rome I 4 Italian Infantry
set     army rome I 5 Italian Infantry
set     army rome I 6 Italian Infantry
illegal rome: recruit Italian Infantry I because army-full
legal   rome: recruit Velites I
set     army rome I 7 Velites
illegal rome: recruit Velites I because army-full

# TW-43  No sixth ship.
set     navy rome A Quinquereme 5
set     fleet rome A Latium
illegal rome: ship Quinquereme A because navy-full

# TW-264  Not into a navy at sea.
set     navy rome A Quinquereme 1
set     fleet rome A Mare Tyrrhenum
illegal rome: ship Quinquereme A
legal   rome: ship Quinquereme B

# TW-267  What is bought is not bought again.
set     bought Line Relief 1
illegal rome: develop Line Relief because owned

# TW-270  One road to a border.
set     road LAT-ETR yes
illegal rome: road LAT-ETR because owned
