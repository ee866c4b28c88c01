; Land, sea and garrisons: developments and limits of a campaign turn.
game total-war-rome
position {"flow":["campaign"],"players":4,"round":4,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Zeugitana":"carthage","Attica":"greece","Arvernia":"barbarians"},
  "army":{"rome":{"I":["Republican Legionaries","Republican Legionaries","Allied Cavalry","Velites"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Citizen Spearmen"]},"greece":{"I":["Hoplites","Hoplites","Hoplites"]},"barbarians":{"I":["Lowland Warriors","Lowland Warriors","Lowland Warriors"]}},
  "at":{"rome":{"I":"Latium"},"carthage":{"I":"Zeugitana"},"greece":{"I":"Attica"},"barbarians":{"I":"Arvernia"}},
  "general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"},"greece":{"I":"Areus"},"barbarians":{"I":"Ducarius"}},
  "march":{"army I":{"mu":3},"army II":{"mu":3},"navy A":{"mu":4}}}

# TW-281  A new navy of the Barbarians starts at any port they control.
set     active barbarians
set     control Armorica barbarians
set     navy barbarians A Oak Ship 1
set     fleet barbarians A space
illegal place navy A Armorica because bad-placing
set     bought Shipwrights of the Veneti 1
legal   place navy A Armorica

# TW-211  Combined Arms: Greece has a reveal more.
set     active greece
set     at carthage I Achaea
set     bought Combined Arms 1
apply   march I Achaea
apply   fight
apply   fight
expect  tally attacker reveals 1
expect  tally defender reveals 0

# TW-36  A third player who takes Roman home land from Carthage scores as well (V4).
set     active greece
set     control Campania carthage
set     at greece I Campania
apply   assault I
chance  die s, s, s, skull, blank, blank, blank
expect  control Campania greece
expect  vp greece 3

# TW-166  A mercenary region is not softened.
set     active greece
set     bought Hellenic Culture 1
set     control Macedonia greece
set     at greece I Macedonia
apply   march I Thracia
expect  die 0 yellow
expect  die 1 green

# TW-166  Nor one without an own neighbour.
set     active greece
set     bought Hellenic Culture 1
set     at greece I Insubria
apply   march I Venetia
expect  die 0 green

# TW-153  Armies two regions apart leave each other alone.
set     active barbarians
set     turns 4
set     army barbarians II 0 Highland Warriors
set     army barbarians II 1 Highland Warriors
set     at barbarians II Sequania
apply   done
expect  flow 0 spend

# TW-170  Siegecraft of Carthage.
set     active carthage
set     bought Punic Siegecraft 1
set     at carthage I Latium
set     at rome I Etruria
apply   assault I
expect  die 0 yellow

# TW-170  Siegecraft of Greece.
set     active greece
set     bought Greek Siegecraft 1
set     at greece I Latium
set     at rome I Etruria
apply   assault I
expect  die 0 yellow

# TW-195  Greek Marines; at most five ships.
set     active greece
set     bought Greek Marines 1
set     navy greece A Trireme 4
set     fleet greece A Mare Ionium
set     navy carthage A Punic Trireme 3
set     fleet carthage A Mare Africum
apply   sail A Mare Africum
chance  die s, s, s, s, blank, blank, blank
expect  navy greece A Punic Trireme 1
expect  navy carthage A Punic Trireme 2

# TW-190  Leaving port costs a MU.
set     navy rome A Quinquereme 1
set     fleet rome A Latium
apply   sail A Mare Tyrrhenum
expect  march navy A mu 3

# TW-210  At most four difficult terrain: Cheruscia's three and two more.
set     at rome I Suebia
set     at carthage I Cheruscia
set     general rome I C. Marius
set     hand rome Trade/Broken Ground 1
apply   march I Cheruscia
apply   fight
apply   fight
apply   rome: raise
apply   rome: event Trade/Broken Ground
expect  combats 3    # and one that has begun
