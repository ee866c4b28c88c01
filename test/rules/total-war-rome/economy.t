; Taxes and spending, sentence by sentence.
include taxation.head
set     round 4
set     raised rome 19
set     raised carthage 20
set     control Campania rome

# TW-30  19 give nothing, 20 give one.
apply   pass
expect  vp rome 0
expect  vp carthage 1

# TW-30  24 give one, 29 two.
set     raised rome 24
set     raised carthage 29
apply   pass
expect  vp rome 1
expect  vp carthage 2

# TW-30  30 and 39 give three.
set     raised rome 30
set     raised carthage 39
apply   pass
expect  vp rome 3
expect  vp carthage 3

# TW-30  40 and more give four.
set     raised rome 40
set     raised carthage 60
apply   pass
expect  vp rome 4
expect  vp carthage 4

# TW-136  Without walls the barracks fall.
set     at rome I Byzacium
set     built barracks Byzacium yes
set     built market Byzacium yes
apply   pass
expect  built barracks Byzacium no
expect  built market Byzacium yes

# TW-136  Then the market; a wonder and roads stay.
set     at rome I Byzacium
set     built market Byzacium yes
set     built wonder Byzacium yes
set     road ZEU-BYC yes
apply   pass
expect  built market Byzacium no
expect  built wonder Byzacium yes
expect  road ZEU-BYC yes

# TW-132  An army of a neutral besieges nothing.
set     at rome I Byzacium
set     relation rome carthage neutral
set     relation carthage rome neutral
set     built market Byzacium yes
apply   pass
expect  built market Byzacium yes

# TW-135  A wonder takes no more than there is.
set     built wonder Zeugitana yes
set     gold rome 0
set     raised rome 1
apply   pass
expect  gold rome 0
expect  gold carthage 26

# TW-3  The VP that reach the trigger make the round the last; TW-2: 25 in a long game.
set     option length long
set     vp carthage 24
apply   pass
expect  last_round yes

# TW-10  The introduction goes to 12.
set     intro yes
set     vp carthage 11
apply   pass
expect  last_round yes

# TW-3  The last round is played out, and the most VP win, whoever came there first.
set     flow 0 spend
set     flow 1 none
set     last_round yes
set     vp rome 16
set     vp carthage 15
apply   rome: done
apply   carthage: done
over    rome

# TW-4  Equal VP go to the greater gold value of the regions.
set     flow 0 spend
set     flow 1 none
set     last_round yes
set     control Etruria none
set     control Samnium none
set     control Campania none
apply   rome: done
apply   carthage: done
over    carthage

# TW-4  Then to more gold.
set     flow 0 spend
set     flow 1 none
set     last_round yes
set     control Samnium none
set     control Campania none
set     gold rome 6
apply   rome: done
apply   carthage: done
over    rome

# TW-131  Half of three is one, half of one nothing.
set     flow 0 agents
set     flow 1 none
set     turns 2
set     unrest Latium 1
set     unrest Samnium 1
apply   done
expect  raised rome 5

# TW-133  Roads through own land without a market join as well.
set     flow 0 agents
set     flow 1 none
set     turns 2
set     built market Etruria yes
set     built market Campania yes
set     road LAT-ETR yes
set     road LAT-CAM yes
apply   done
expect  raised rome 10

# TW-133  Roads through the land of others do not.
set     flow 0 agents
set     flow 1 none
set     turns 2
set     control Latium carthage
set     built market Etruria yes
set     built market Campania yes
set     road LAT-ETR yes
set     road LAT-CAM yes
apply   done
expect  raised rome 5

# TW-269  Five improvements in a round, two of a kind; roads do not count.
set     flow 0 spend
set     flow 1 none
set     gold rome 40
set     control Apulia rome
set     control Picenum rome
apply   rome: build market Latium
apply   rome: build market Etruria
apply   rome: build walls Samnium
apply   rome: build walls Campania
apply   rome: build barracks Apulia
illegal rome: build barracks Picenum because limit
legal   rome: road LAT-PIC

# TW-272  The Barbarians get theirs for free, up to four.
set     flow 0 spend
set     flow 1 none
set     players 4
set     control Arvernia barbarians
apply   barbarians: general 2
apply   barbarians: general 2
apply   barbarians: general 2
apply   barbarians: general 2
illegal barbarians: general 2 because enough-generals

# TW-273  Extra Agent allows a third one, in a home region one controls.
set     flow 0 spend
set     flow 1 none
set     gold rome 20
set     agent rome first Latium
set     agent rome second Latium
illegal rome: agent Etruria because enough-agents
set     bought Roman Extra Agent 3
illegal rome: agent Zeugitana because not-controlled
apply   rome: agent Etruria
illegal rome: agent Etruria because enough-agents

# TW-285  After the Reforms there are no more Velites; engines stay open without them.
set     flow 0 spend
set     flow 1 none
set     gold rome 20
set     bought Scorpiones 2
set     bought Ballistarii 3
legal   rome: recruit Velites I
legal   rome: recruit Roman Ballistae I
set     bought Marian Reforms 3
illegal rome: recruit Velites I because reformed
legal   rome: recruit Scorpio I

# TW-45  A veteran is never for sale.
set     flow 0 spend
set     flow 1 none
set     gold rome 20
illegal rome: recruit Veteran Italian Infantry I because not-yours
legal   rome: recruit Italian Infantry I

# TW-267  A new development does not work in the round of its purchase.
set     flow 0 spend
set     flow 1 none
set     gold rome 20
apply   rome: develop Scorpiones
illegal rome: recruit Scorpio I because not-developed

# TW-7  What only one can have goes to the first in turn order; TW-260: the other keeps his gold.
set     flow 0 spend
set     flow 1 none
set     first rome
set     gold rome 10
set     gold carthage 10
set     control Liguria rome
set     built barracks Liguria yes
set     at rome I Etruria
set     at carthage I Insubria
set     hand carthage Treasury theft/Hired Swords 1
apply   carthage: enlist Ligurian Javelinmen I
apply   carthage: done
apply   rome: recruit Ligurian Javelinmen I
apply   rome: done
expect  army rome I 2 Ligurian Javelinmen
expect  gold rome 9
expect  army carthage I 2 none
expect  gold carthage 10
expect  hand carthage Treasury theft/Hired Swords 1

# TW-7  With Carthage first it is the other way round.
set     flow 0 spend
set     flow 1 none
set     first carthage
set     gold rome 10
set     gold carthage 10
set     control Liguria rome
set     built barracks Liguria yes
set     at rome I Etruria
set     at carthage I Insubria
set     hand carthage Treasury theft/Hired Swords 1
apply   rome: recruit Ligurian Javelinmen I
apply   rome: done
apply   carthage: enlist Ligurian Javelinmen I
apply   carthage: done
expect  army carthage I 2 Ligurian Javelinmen
expect  gold carthage 9
expect  army rome I 2 none
expect  gold rome 10
