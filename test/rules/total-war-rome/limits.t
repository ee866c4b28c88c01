; Limits of what can be bought, sieges, and deeds whose aim has changed.
include three.head

# TW-272  Generals can be bought and kept out of play, although four are with armies.
set     flow 0 spend
set     army rome II 0 Italian Infantry
set     army rome II 1 Italian Infantry
set     at rome II Etruria
set     general rome II C. Terentius Varro
set     army rome III 0 Italian Infantry
set     army rome III 1 Italian Infantry
set     at rome III Campania
set     general rome III Ti. Sempronius Longus
set     army rome IV 0 Velites
set     army rome IV 1 Republican Legionaries
set     army rome IV 2 Republican Legionaries
set     at rome IV Samnium
set     general rome IV P. Cornelius Scipio
legal   rome: general 2

# TW-176  The besieged do not recruit into that region: no ships for a navy in its port.
set     flow 0 spend
set     at rome I Lilybaeum
set     navy carthage A Punic Quinquereme 1
set     fleet carthage A Lilybaeum
illegal carthage: build market Lilybaeum because besieged
illegal carthage: ship Punic Trireme A because besieged

# TW-176  Nor troops for an army that is shut in.
set     flow 0 spend
set     at carthage I Lilybaeum
legal   carthage: recruit Libyan Spearmen I
set     at rome I Lilybaeum
illegal carthage: recruit Libyan Spearmen I because besieged

# TW-280  A besieged region brings no gold, Oppida's neither (TW-132).
set     flow 0 agents
set     turns 4
set     players 4
set     active barbarians
set     control Arvernia barbarians
set     built walls Arvernia yes
set     bought Oppida 1
set     at rome I Arvernia
apply   done
expect  raised barbarians 0

# TW-249  Loyal mercenaries do not leave for a bribe: half of the OTHER cards is lost.
set     flow 0 agents
set     agent rome first Zeugitana
set     army carthage I 3 Forest Elephants
set     known carthage I 3 255
set     general carthage I Hasdrubal Barca
set     hand rome Bribe/Mountain Guides 1
apply   use Bribe/Mountain Guides first army of carthage
chance  die skull
illegal chance: perish Forest Elephants

# TW-78  A faction that is out gets no land back.
set     flow 0 agents
set     out carthage yes
set     control Zeugitana none
set     control Byzacium greece
set     control Lilybaeum none
set     army carthage I 0 none
set     army carthage I 1 none
set     army carthage I 2 none
set     at carthage I none
set     general carthage I none
set     agent rome first Byzacium
set     hand rome Rebel uprising/Mountain Guides 1
apply   use Rebel uprising/Mountain Guides first region
expect  control Byzacium none

# TW-196  A friendly port: an ally's will do (manual: "a friendly port").
set     relation rome greece ally
set     relation greece rome ally
set     control Syracusae greece
set     navy rome A Quinquereme 1
set     fleet rome A Mare Tyrrhenum
set     navy carthage A Punic Quinquereme 1
set     fleet carthage A Mare Africum
apply   sail A Mare Africum
chance  die blank, blank
legal   rome: flee Syracusae

# TW-123  A second Siege Ladders is refused, not wasted.
set     at rome I Byzacium
set     hand rome Rebel uprising/Siege Ladders 1
set     hand rome Bribe/Siege Ladders 1
apply   assault I
apply   event Rebel uprising/Siege Ladders
illegal event Bribe/Siege Ladders because wrong-window
