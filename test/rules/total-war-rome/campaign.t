; Campaign turns: placing, moving, conquest, assault, meetings.
game total-war-rome
position {"flow":["campaign"],"players":2,"round":2,"turns":1,"first":"rome","gold":{"rome":5,"carthage":5},
  "control":{"Latium":"rome","Etruria":"rome","Campania":"rome","Picenum":"rome","Zeugitana":"carthage","Byzacium":"carthage","Lilybaeum":"carthage"},
  "army":{"rome":{"I":["Republican Legionaries","Republican Legionaries","Italian Infantry","Velites"],"II":["Italian Infantry","Italian Infantry"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Numidian Javelinmen"]}},
  "at":{"rome":{"I":"Etruria","II":"space"},"carthage":{"I":"Zeugitana"}},
  "general":{"rome":{"I":"C. Flaminius","II":"C. Terentius Varro"},"carthage":{"I":"Bomilcar"}},
  "hand":{"rome":{"Spy/Forced March":1,"Rebel uprising/Mountain Guides":1,"Rebel uprising/Siege Ladders":1,"Sabotage/Gates Betrayed":1}},
  "march":{"army I":{"mu":3},"army II":{"mu":3}}}

# TW-140  A new army is placed in a home region without armies.
legal   place army II Latium
illegal place army II Etruria because bad-placing
illegal place army II Zeugitana because bad-placing

# TW-143  A border costs 1 MU, a mountain 2.
apply   march I Latium
expect  march army I mu 2
apply   march I Picenum
expect  march army I mu 1

# TW-143  Over the mountain range.
apply   march I Picenum
expect  march army I mu 1

# TW-142  No further than the MU go.
apply   march I Picenum
apply   march I Latium
illegal march I Campania because no-mu

# TW-144  One MU moves three regions along roads.
set     road LAT-ETR yes
set     road LAT-CAM yes
apply   march I Latium
apply   march I Campania
expect  march army I mu 2

# TW-144  A road over a mountain costs nothing extra.
set     road ETR-PIC yes
apply   march I Picenum
expect  march army I mu 2

# TW-145  Forces move in any order and interleaved, each with its own MU.
apply   march I Latium
apply   place army II Campania
apply   march I Etruria
expect  march army I mu 1
apply   march II Latium
expect  march army II mu 2
apply   march I Latium
expect  march army I mu 0
illegal march I Etruria because no-mu
legal   march II Campania

# TW-103  Forced March gives a MU.
apply   aim Spy/Forced March army I
expect  march army I mu 4

# TW-104  Guides: rivers and mountains cost nothing extra.
apply   aim Rebel uprising/Mountain Guides army I
apply   march I Picenum
expect  march army I mu 2

# TW-146  Entering a neutral's region makes enemies.
set     relation rome carthage neutral
set     relation carthage rome neutral
set     control Liguria carthage
apply   march I Liguria
expect  relation rome carthage enemy

# TW-147  An alliance is not left for free: a refused entry leaves it, an invasion breaks it.
set     relation rome carthage ally
set     relation carthage rome ally
set     control Picenum carthage
set     vp rome 3
apply   march I Picenum
apply   no
expect  relation rome carthage ally
apply   invade I Picenum
expect  relation rome carthage enemy
expect  vp rome 2

# TW-148  An ally is asked.
set     relation rome carthage ally
set     relation carthage rome ally
set     control Liguria carthage
apply   march I Liguria
turn    carthage
apply   no
expect  at rome I Etruria

# TW-152  Four cards remove unrest for a MU.
set     unrest Etruria 2
apply   subdue I
expect  unrest Etruria 1
expect  march army I mu 2

# TW-150  Cards move between armies for a MU each.
set     at rome II Etruria
apply   merge army I army II
expect  march army I mu 2
apply   shift Velites II
apply   done
expect  army rome II 2 Velites

# TW-41  An army has at most two skirmishers, when the turn is over (TW-150); chance takes the third (TW-154).
set     at rome II Etruria
set     army rome II 2 Velites
set     army rome II 3 Velites
apply   merge army I army II
apply   shift Velites II
apply   done
apply   march I Latium
apply   done
chance  perish Velites
expect  army rome II 3 Velites
expect  army rome II 4 none

# TW-154  Armies that stand together are one at the end of the turn: which of them lost a hidden card only its owner hears.
set     at rome II Etruria
set     army rome II 2 Velites
set     army rome II 3 Velites
apply   done
chance  perish Velites
told    rome surplus what Velites army I
told    rome united what Italian Infantry from II to I
told    carthage surplus who rome at Etruria
untold  carthage surplus army I
untold  carthage united who rome

# TW-151  A spare general joins an army near home.
set     spare Scipio Africanus yes
apply   lead I Scipio Africanus
expect  general rome I Scipio Africanus
expect  spare C. Flaminius yes

# TW-44  Two own armies do not end a turn in one region (TW-154).
set     at rome II Etruria
apply   done
expect  at rome II none
expect  army rome I 4 Italian Infantry

# TW-160  An army must try to take a free region; TW-161: two dice; TW-164: it is taken.
apply   march I Liguria
told    carthage marched who rome what I from Etruria to Liguria
told    carthage conquest-began who rome at Liguria
chance  die blank, x
told    carthage rolled why people at Liguria dice x
told    carthage conquest who rome at Liguria result taken
told    carthage took who rome at Liguria why conquest
expect  control Liguria rome

# TW-162  Two X are a card, an S costs a light card.
apply   march I Liguria
chance  die s, blank
expect  army rome I 3 none

# TW-163  A main card first, by choice.
apply   march I Liguria
chance  die skull, blank
illegal lose Velites because not-offered
apply   lose Italian Infantry
expect  control Liguria rome

# TW-165  All Blanks in a mercenary region: a free card.
apply   march I Liguria
chance  die blank, blank
expect  army rome I 4 Ligurian Hillmen

# TW-42  An army with one main card is gone.
set     army rome I 1 Velites
set     army rome I 2 none
set     army rome I 3 none
apply   march I Liguria
chance  die s, x
expect  at rome I none

# TW-167  Home regions have garrisons; TW-149: an army may pass by.
set     control Latium carthage
apply   march I Latium
apply   march I Campania
expect  at rome I Campania

# TW-168  An assault is made once in a region and turn.
set     control Latium carthage
apply   march I Latium
apply   assault I
apply   pass
chance  die blank, blank, blank, blank, blank, blank, blank, blank
illegal assault I because no-assault

# TW-170  Against its first owner the garrison rolls YELLOW; TW-169: four dice for three gold; TW-172: more wins; TW-37: no VP for one's own home.
set     control Latium carthage
apply   march I Latium
apply   assault I
apply   pass
expect  die 0 yellow
expect  die 3 yellow
expect  die 4 none
chance  die x, blank, blank, blank, skull, blank, blank, blank
expect  control Latium rome
expect  vp rome 0

# TW-171  GREEN for each infantry card and the general's die; WHITE against walls.
set     control Latium carthage
set     built walls Latium yes
apply   march I Latium
apply   assault I
apply   pass
chance  die blank, blank, blank, blank
expect  die 3 yellow
expect  die 4 white
expect  die 7 white
expect  die 8 none

# TW-123  Ladders add two GREEN dice, gates take a die.
set     control Latium carthage
apply   march I Latium
apply   assault I
apply   event Rebel uprising/Siege Ladders
apply   event Sabotage/Gates Betrayed
apply   pass
expect  die 3 none
chance  die blank, blank, blank
expect  die 5 green

# TW-36  An enemy home region gives 1 VP and its gold; TW-173: improvements stay.
set     at rome I Byzacium
set     built market Byzacium yes
apply   assault I
apply   pass
chance  die s, s, s, skull, x, x, x
expect  control Byzacium rome
expect  vp rome 3
expect  built market Byzacium yes

# TW-174  A failed assault leaves the army there.
set     at rome I Byzacium
apply   assault I
apply   pass
chance  die s, s, s, blank, blank, blank, blank
expect  at rome I Byzacium
expect  control Byzacium carthage

# TW-9  The home of an absent faction is garrisoned and gives no VP.
set     at rome I Attica
apply   assault I
apply   pass
chance  die s, s, s, skull, x, x, x
expect  control Attica rome
expect  vp rome 0

# TW-20  RED is the best die: gold and one of them guard a region.
set     at rome I Byzacium
apply   assault I
apply   pass
expect  die 2 red

# TW-175  Panhellenic League adds a die.
set     players 3
set     control Attica greece
set     bought Panhellenic League 1
set     at rome I Attica
apply   assault I
apply   pass
expect  die 3 red

# TW-166  Hellenic Culture lowers the dice of free neighbours.
set     players 3
set     active greece
set     control Macedonia greece
set     army greece I 0 Hoplites
set     army greece I 1 Hoplites
set     at greece I Macedonia
set     bought Hellenic Culture 1
apply   march I Dardania
expect  die 0 white

# TW-180  An army that meets another stops; the standing player is asked first.
set     at carthage I Latium
apply   march I Latium
turn    carthage
apply   avoid
turn    rome
apply   fight
; the dice of the generals: TW-181
chance  die x, blank
turn    rome

# TW-181  A better symbol escapes; TW-182: to a region without armies.
set     at carthage I Latium
apply   march I Latium
apply   avoid
apply   fight
chance  die blank, x
apply   rome: pass
legal   flee Campania
apply   flee Campania
expect  at carthage I Campania

# TW-181  If both avoid, the mover steps back.
set     at carthage I Latium
apply   march I Latium
apply   avoid
apply   avoid
expect  at rome I Etruria

# TW-23  An equal symbol is no escape.
set     at carthage I Latium
apply   march I Latium
apply   avoid
apply   fight
chance  die x, x
expect  side attacker rome
expect  goal Latium

# TW-47  Without a general an army rolls BLACK.
set     general carthage I none
set     at carthage I Latium
apply   march I Latium
apply   avoid
apply   fight
expect  die 1 black

# TW-48  Two stars roll WHITE.
set     at carthage I Latium
apply   march I Latium
apply   avoid
apply   fight
expect  die 0 white

# TW-186  An army that shares a region with an enemy must meet it before it leaves.
set     at carthage I Etruria
illegal march I Latium because must-meet
legal   seek I


# TW-153  Barbarian armies next to each other strike each other.
set     players 4
set     active barbarians
set     control Arvernia barbarians
set     army barbarians I 0 Lowland Warriors
set     army barbarians I 1 Lowland Warriors
set     army barbarians I 2 Lowland Warriors
set     at barbarians I Arvernia
set     army barbarians II 0 Highland Warriors
set     army barbarians II 1 Highland Warriors
set     army barbarians II 2 Highland Warriors
set     at barbarians II Aeduia
apply   done
chance  die skull, s, x, x
expect  army barbarians I 2 none
expect  army barbarians II 2 none

# TW-8  Natives of a region of two gold roll YELLOW dice, whatever the scan says.
set     at rome I Boica
apply   march I Insubria
expect  die 0 yellow
expect  die 1 yellow

# TW-140  No army goes to the map without a general, nor with one main card.
set     general rome II none
illegal place army II Latium because no-leader
set     general rome II C. Terentius Varro
set     army rome II 1 Velites
illegal place army II Latium because too-small

# TW-140  A conquered region of two gold, or one with barracks, will do.
set     control Insubria rome
set     control Liguria rome
legal   place army II Insubria
illegal place army II Liguria because bad-placing
set     built barracks Liguria yes
legal   place army II Liguria

# TW-142  Cavalry and mounted skirmishers alone have five MU.
set     active carthage
set     turns 0
set     first carthage
set     flow 0 agents
set     army carthage I 0 Citizen Cavalry
set     army carthage I 1 Citizen Cavalry
set     army carthage I 2 Numidian Cavalry
set     turns 2
apply   done
apply   rome: pass
turn    carthage
expect  march army I mu 5

# TW-143  A river costs a MU more, a strait does not.
set     at rome I Sequania
apply   march I Suebia
expect  march army I mu 1

# TW-143  Over the strait.
set     at rome I Corsica
set     control Sardinia rome
apply   march I Sardinia
expect  march army I mu 2

# TW-144  The fourth region along roads costs the next MU, and roads serve everybody.
set     road LAT-ETR yes
set     road LAT-CAM yes
set     road CAM-SAM yes
set     road SAM-APU yes
set     control Samnium rome
set     control Apulia rome
apply   march I Latium
apply   march I Campania
apply   march I Samnium
expect  march army I mu 2
apply   march I Apulia
expect  march army I mu 1

# TW-152  Three cards are too few to subdue.
set     unrest Etruria 1
set     army rome I 3 none
illegal subdue I because nothing-to-subdue

# TW-151  A general in play changes to an army within four MU, once a turn.
set     at rome II Latium
set     general rome II Scipio Africanus
apply   lead I Scipio Africanus
expect  general rome I Scipio Africanus
expect  general rome II C. Flaminius
illegal lead II Scipio Africanus because no-general

# TW-151  Not from the other end of the map.
set     at rome I Lusitania
set     spare Scipio Africanus yes
illegal lead I Scipio Africanus because no-general

# TW-153  Reduced Antipathy ends the feuds.
set     players 4
set     active barbarians
set     control Arvernia barbarians
set     army barbarians I 0 Lowland Warriors
set     army barbarians I 1 Lowland Warriors
set     at barbarians I Arvernia
set     army barbarians II 0 Highland Warriors
set     army barbarians II 1 Highland Warriors
set     at barbarians II Aeduia
set     bought Reduced Antipathy 1
apply   done
turn    carthage

# TW-148  A yes lets the army in, and takes nothing.
set     relation rome carthage ally
set     relation carthage rome ally
set     control Liguria carthage
apply   march I Liguria
apply   yes
expect  at rome I Liguria
expect  control Liguria carthage
expect  relation rome carthage ally

# TW-140  It costs no MU, and stands there.
apply   place army II Latium
expect  at rome II Latium
expect  march army II mu 3
legal   march II Campania

# TW-41  Six main cards, two artillery cards, at the end of the turn (TW-150); while they are reorganised no limit but ten cards.
set     at rome II Etruria
set     army rome II 2 Italian Infantry
set     army rome II 3 Italian Infantry
set     army rome II 4 Italian Infantry
set     army rome II 5 Italian Infantry
set     army rome II 6 Scorpio
set     army rome II 7 Scorpio
set     army rome I 3 Scorpio
apply   merge army I army II
apply   shift Republican Legionaries II
apply   shift Scorpio II
illegal shift Republican Legionaries II because army-full
legal   shift Scorpio I

# TW-146  A friend who is attacked becomes an enemy, too.
set     relation rome carthage friendly
set     relation carthage rome friendly
set     control Liguria carthage
apply   march I Liguria
expect  relation carthage rome enemy

# TW-186  The player may seek the meeting.
set     at carthage I Etruria
apply   seek I
turn    carthage
expect  side defender carthage

# TW-260  After the last campaign turn all spend at the same time.
set     turns 2
apply   done
turn    rome carthage
expect  flow 0 spend

# TW-150  An army whose cards have all gone over is no more; its general is spare.
set     at rome II Etruria
apply   merge army I army II
apply   shift Italian Infantry I
apply   shift Italian Infantry I
apply   done
expect  at rome II none
expect  spare C. Terentius Varro yes
expect  army rome I 5 Italian Infantry

# TW-103  The fourth army hears the order like the first.
set     army rome IV 0 Italian Infantry
set     army rome IV 1 Italian Infantry
set     at rome IV Latium
set     march army IV mu 3
apply   aim Spy/Forced March army IV
expect  march army IV mu 4

# TW-151  A spare general does not come to an army far from home.
set     spare Political Appointee 1
set     at rome I Cyrenaica
set     at rome II Latium
legal   lead II Political Appointee
illegal lead I Political Appointee because no-general
