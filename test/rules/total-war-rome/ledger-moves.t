; The ledger: moves by land and sea, where a limit of the manual had no test of its own.
game total-war-rome
position {"flow":["campaign"],"players":2,"round":2,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Campania":"rome","Zeugitana":"carthage","Lilybaeum":"carthage"},
  "army":{"rome":{"I":["Republican Legionaries","Republican Legionaries","Italian Infantry","Velites"]}},"at":{"rome":{"I":"Latium"}},
  "general":{"rome":{"I":"C. Flaminius"}},"navy":{"rome":{"A":{"Quinquereme":3}},"carthage":{"A":{"Punic Quinquereme":2}}},
  "fleet":{"rome":{"A":"Mare Tyrrhenum"},"carthage":{"A":"Mare Africum"}},"march":{"army I":{"mu":3},"navy A":{"mu":4}}}
fixture home
; Latium is the only region from which a spare general comes.
set     control Etruria none
set     control Campania none
set     spare Scipio Africanus yes
end

# TW-190  Not into a port of another player, though it is beside the area, nor into one of nobody.
illegal sail A Lilybaeum because foreign-port TW-190 "belongs to Carthage"
illegal sail A Messana because foreign-port
legal   sail A Campania

# TW-142  A navy without MU does not sail, into port neither.
set     march navy A mu 0
illegal sail A Mare Ligusticum because no-mu
illegal sail A Latium because no-mu
set     march navy A mu 1
legal   sail A Mare Ligusticum

# TW-196  Two areas, and no third.
apply   sail A Mare Africum
chance  die blank, blank, blank, blank, blank
turn    rome
legal   flee Mare Ligusticum
illegal flee Oceanus Gaditanus because no-retreat

# TW-151  A spare general goes 4 MU.
use     home
set     at rome I Insubria
legal   lead I Scipio Africanus

# TW-151  And no fifth.
use     home
set     at rome I Dalmatia
illegal lead I Scipio Africanus because no-general

# TW-42  An army that waits in its space with one main card stays when it gets another general.
set     army rome II 0 Italian Infantry
set     at rome II space
set     general rome II C. Terentius Varro
set     spare Scipio Africanus yes
apply   lead I Scipio Africanus
expect  at rome II space
expect  army rome II 0 Italian Infantry

# TW-286  When the Imperial veterans have run out, a veteran becomes a regular card.
set     bought Marian Reforms 1
set     army rome I 0 Veteran Republican Legionaries
set     army rome II 0 Veteran Imperial Legionaries
set     army rome II 1 Veteran Imperial Legionaries
set     army rome II 2 Veteran Imperial Legionaries
set     army rome II 3 Veteran Imperial Legionaries
set     army rome II 4 Veteran Imperial Legionaries
set     at rome II Etruria
set     general rome II C. Terentius Varro
set     army carthage I 0 Libyan Spearmen
set     army carthage I 1 Libyan Spearmen
set     at carthage I Campania
set     general carthage I Bomilcar
apply   march I Campania
apply   fight
apply   fight
expect  army rome I 0 Imperial Legionaries
