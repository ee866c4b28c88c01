; The ledger: taxes and purchases, where a sentence of the manual had no test of its own.
game total-war-rome
position {"flow":["spend"],"players":4,"round":5,"first":"rome","gold":{"rome":30,"carthage":30,"greece":30,"barbarians":30},
  "control":{"Latium":"rome","Etruria":"rome","Campania":"rome","Samnium":"rome","Bruttium":"rome","Zeugitana":"carthage","Byzacium":"carthage","Attica":"greece","Arvernia":"barbarians","Aeduia":"barbarians"},
  "army":{"rome":{"I":["Italian Infantry","Italian Infantry"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen"]},"greece":{"I":["Hoplites","Hoplites"]},"barbarians":{"I":["Lowland Warriors","Lowland Warriors"]}},
  "at":{"rome":{"I":"Etruria"},"carthage":{"I":"Zeugitana"},"greece":{"I":"Attica"},"barbarians":{"I":"Arvernia"}},
  "general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"},"greece":{"I":"Areus"},"barbarians":{"I":"Ducarius"}},
  "agent":{"rome":{"first":"Latium","second":"Latium"}}}
fixture taxes
; The last agent turn ends, and the taxes are reckoned.
set     flow 0 agents
set     turns 4
set     active barbarians
end
fixture alldone
apply   carthage: done
apply   greece: done
apply   barbarians: done
apply   rome: done
end

# TW-135  A wonder takes 2 gold from each other player, also from several.
use     taxes
set     built wonder Latium yes
apply   barbarians: done
expect  gold carthage 33
expect  gold greece 30
expect  gold barbarians 32
expect  gold rome 45

# TW-135  Two wonders take 4 from each.
use     taxes
set     built wonder Latium yes
set     built wonder Etruria yes
apply   barbarians: done
expect  gold greece 28

# TW-176  A besieged market brings nothing and links nothing.
use     taxes
set     built market Latium yes
set     built market Etruria yes
set     road LAT-ETR yes
set     at carthage I Latium
set     built market Campania yes
apply   barbarians: done
expect  raised rome 6

# TW-133  Each linked market brings one gold: three bring three.
use     taxes
set     built market Latium yes
set     built market Etruria yes
set     built market Campania yes
set     road LAT-ETR yes
set     road LAT-CAM yes
apply   barbarians: done
expect  raised rome 12

# TW-134  Without the development adjacent markets are not linked.
use     taxes
set     built market Arvernia yes
set     built market Aeduia yes
apply   barbarians: done
expect  raised barbarians 4

# TW-131  Three markers take no more than two.
use     taxes
set     unrest Latium 3
set     unrest Etruria 1
apply   barbarians: done
expect  raised rome 5

# TW-268  Improvements only in regions one controls.
illegal rome: build market Byzacium because not-controlled
illegal rome: build walls Apulia because not-controlled
legal   rome: build walls Bruttium

# TW-268  A market beside barracks and walls: one of each kind.
set     built barracks Latium yes
set     built walls Latium yes
legal   rome: build market Latium
illegal rome: build walls Latium because owned

# TW-269  Two of each kind: a third barracks and third walls are refused as well.
apply   rome: build barracks Latium
apply   rome: build barracks Etruria
illegal rome: build barracks Campania because limit
apply   rome: build walls Campania
apply   rome: build walls Samnium
illegal rome: build walls Bruttium because limit

# TW-270  A road across a strait.
apply   rome: road BRU-MES
use     alldone
expect  road BRU-MES yes
expect  gold rome 29

# TW-46  Cards come from the reserve: the two Poeni Cavalry are in the army.
set     army carthage I 2 Poeni Cavalry
legal   carthage: recruit Poeni Cavalry I
set     army carthage I 3 Poeni Cavalry
illegal carthage: recruit Poeni Cavalry I because not-in-reserve

# TW-41  No third artillery card.
set     bought Scorpiones 1
set     army rome I 2 Scorpio
legal   rome: recruit Scorpio I
set     army rome I 3 Scorpio
illegal rome: recruit Scorpio I because army-full

# TW-41  Ten cards are the most: six, two and two.
set     bought Scorpiones 1
set     army rome I 2 Italian Infantry
set     army rome I 3 Italian Infantry
set     army rome I 4 Italian Infantry
set     army rome I 5 Velites
set     army rome I 6 Velites
set     army rome I 7 Scorpio
apply   rome: recruit Republican Legionaries I
apply   rome: recruit Scorpio I
illegal rome: recruit Republican Legionaries I because army-full
illegal rome: recruit Allied Cavalry I because army-full
use     alldone
expect  army rome I 9 Scorpio

# TW-266  A new army of the tribes is held to two main cards and a skirmisher as well.
apply   barbarians: general 2
apply   barbarians: recruit Highland Warriors II
apply   barbarians: recruit Highland Warriors II
illegal barbarians: recruit Highland Warriors II because disunited
apply   barbarians: recruit Gallic Javelinmen II
illegal barbarians: recruit Gallic Javelinmen II because disunited

# TW-285  Onagers and Ballistae need no Reforms.
set     bought Onagri 1
set     bought Ballistarii 1
legal   rome: recruit Roman Onager I
legal   rome: recruit Roman Ballistae I
illegal rome: recruit Imperial Auxilia I because not-developed

# TW-285  After the Reforms Legionaries, Italians, Allied Cavalry and Velites are closed.
set     bought Marian Reforms 4
illegal rome: recruit Republican Legionaries I
illegal rome: recruit Italian Infantry I
illegal rome: recruit Allied Cavalry I
illegal rome: recruit Velites I
legal   rome: recruit Imperial Legionaries I
legal   rome: recruit Imperial Auxilia I
legal   rome: recruit Imperial Legionary Cavalry I

# TW-273  A third agent needs Extra Agent, a fourth is never bought.
set     bought Roman Extra Agent 1
set     agent rome third Latium
illegal rome: agent Latium because enough-agents

# TW-273  A replacement starts in a home region, not in conquered land.
set     agent rome second none
illegal rome: agent Bruttium because not-controlled
legal   rome: agent Campania

# TW-274  Two markers cost two gold.
set     unrest Etruria 3
apply   rome: calm Etruria
apply   rome: calm Etruria
use     alldone
expect  unrest Etruria 1
expect  gold rome 28

# TW-274  Only in land of one's own.
set     unrest Byzacium 1
illegal rome: calm Byzacium because not-controlled

# TW-264  Two ships cost four.
apply   rome: ship Quinquereme A
apply   rome: ship Quinquereme A
use     alldone
expect  gold rome 26
expect  navy rome A Quinquereme 2

# TW-261  Nobody buys without the gold.
set     gold rome 2
illegal rome: recruit Republican Legionaries I because no-gold
apply   rome: recruit Italian Infantry I
illegal rome: recruit Italian Infantry I because no-gold

# TW-35  Three boxes of four give no VP, the fourth does.
set     bought Scorpiones 1
set     bought Roman Siegecraft 2
set     bought Ballistarii 3
apply   rome: develop Onagri
use     alldone
expect  vp rome 1

# TW-35  Two rows in a round, and no column full: no VP.
set     bought Scorpiones 1
apply   rome: develop Roman Siegecraft
apply   rome: develop Line Relief
use     alldone
expect  vp rome 0

# TW-17  Ships and generals lie open, cards bought do not.
set     navy rome A Quinquereme 2
set     fleet rome A Latium
sees    carthage navy rome A Quinquereme 2
sees    carthage general rome I C. Flaminius
apply   rome: recruit Velites I
use     alldone
sees    carthage army rome I 2 ?
sees    rome army rome I 2 Velites

# TW-136  Walls fall before barracks.
use     taxes
set     at rome I Byzacium
set     built walls Byzacium yes
set     built barracks Byzacium yes
apply   barbarians: done
expect  built walls Byzacium no
expect  built barracks Byzacium yes

# TW-271  No wonder without walls.
set     built market Latium yes
set     built barracks Latium yes
set     road LAT-ETR yes
set     road LAT-PIC yes
set     road LAT-SAM yes
set     road LAT-CAM yes
illegal rome: build wonder Latium because not-complete

# TW-271  None without barracks.
set     built market Latium yes
set     built walls Latium yes
set     road LAT-ETR yes
set     road LAT-PIC yes
set     road LAT-SAM yes
set     road LAT-CAM yes
illegal rome: build wonder Latium because not-complete

# TW-271  None without a market.
set     built barracks Latium yes
set     built walls Latium yes
set     road LAT-ETR yes
set     road LAT-PIC yes
set     road LAT-SAM yes
set     road LAT-CAM yes
illegal rome: build wonder Latium because not-complete

# TW-283  Sacred Groves are for home regions: Armorica, conquered, brings half of one, nothing.
use     taxes
set     bought Sacred Groves 1
set     control Armorica barbarians
set     unrest Armorica 1
set     unrest Arvernia 1
apply   barbarians: done
expect  raised barbarians 4

# TW-282  Tribute of Libya raises two.
use     taxes
set     bought Tribute of Libya 1
apply   barbarians: done
expect  raised carthage 7

# TW-279  With Standing Contracts a mercenary still costs at least 1.
set     bought Standing Contracts 1
set     control Massylia carthage
apply   carthage: recruit Massylian Horse I
use     alldone
expect  gold carthage 29
