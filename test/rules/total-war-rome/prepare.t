; Preparing a battle: ground, generals, allies, events.
game total-war-rome
position {"flow":["campaign"],"players":3,"round":3,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Samnium":"rome","Zeugitana":"carthage","Attica":"greece"},
  "army":{"rome":{"I":["Republican Legionaries","Italian Infantry","Italian Infantry","Velites"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Citizen Spearmen"]},"greece":{"I":["Hoplites","Hoplites"]}},
  "at":{"rome":{"I":"Latium"},"carthage":{"I":"Samnium"},"greece":{"I":"Attica"}},
  "general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"},"greece":{"I":"Areus"}},
  "relation":{"rome":{"greece":"ally"},"greece":{"rome":"ally"}},"march":{"army I":{"mu":3}}}

# TW-210  Trees and mountains are the terrain combats.
apply   march I Samnium
apply   fight
apply   fight
expect  combats 1    # and one that has begun
expect  fight terrain

# TW-211  The better general has a reveal for each star.
set     general rome I Scipio Africanus
apply   march I Samnium
apply   fight
apply   fight
apply   raise
expect  tally attacker reveals 4
expect  combats 2

# TW-245  A Battlefield Expert changes the ground.
set     general carthage I Xanthippus
apply   march I Samnium
apply   fight
apply   fight
turn    carthage
apply   level
expect  combats 0

# TW-247  A Scouting Expert has one reveal more.
set     general rome I C. Claudius Nero
apply   march I Samnium
apply   fight
apply   fight
expect  tally attacker reveals 2

# TW-102  Broken Ground; TW-100: the attacker is asked first.
set     hand rome Trade/Broken Ground 1
apply   march I Samnium
apply   fight
apply   fight
turn    rome
apply   event Trade/Broken Ground
expect  combats 2

# TW-111  Scouts Return: a reveal more.
set     hand rome Riots/Scouts Return 1
apply   march I Samnium
apply   fight
apply   fight
apply   event Riots/Scouts Return
expect  tally attacker reveals 1

# TW-112  Single Combat: the lesser symbol counts as none, a Skull kills.
set     general rome I Scipio Africanus
set     hand rome Bribe/Single Combat 1
apply   march I Samnium
apply   fight
apply   fight
apply   pass
apply   event Bribe/Single Combat
chance  die skull, x
expect  general carthage I none
expect  tally defender dishonoured 1

# TW-215  An ally on the field may join, and the chief picks cards.
set     at greece I Samnium
apply   march I Samnium
apply   fight
apply   fight
turn    rome
apply   invite greece
turn    greece
apply   yes
turn    rome
apply   pick Hoplites
apply   done
expect  tally attacker began 5

# TW-286  Republican cards become Imperial when first shown; TW-285.
set     bought Marian Reforms 1
apply   march I Samnium
apply   fight
apply   fight
expect  army rome I 0 Imperial Legionaries
expect  army rome I 1 Imperial Auxilia

# TW-228  Spare riders go to the centre or round the flank; TW-238 and TW-240 are for Rome and Carthage alone.
set     flow 0 spare
set     flow 1 fight
set     flow 2 after the meeting
set     flow 3 campaign
set     at rome I Samnium
set     goal Samnium
set     side defender carthage
set     fight centre
set     acting attacker
set     army rome I 3 Allied Cavalry
set     zone attacker 1 ready
set     zone attacker 2 ready
set     zone attacker 3 ready
set     zone attacker 4 hand
legal   envelop Allied Cavalry
apply   centre Allied Cavalry

# TW-112  A tie does nothing, and a lesser symbol than a Skull only shames.
set     hand rome Bribe/Single Combat 1
apply   march I Samnium
apply   fight
apply   fight
apply   event Bribe/Single Combat
chance  die x, x
expect  general carthage I Bomilcar
expect  tally defender dishonoured 0
expect  tally attacker dishonoured 0

# TW-112  X against S: nobody dies.
set     hand rome Bribe/Single Combat 1
apply   march I Samnium
apply   fight
apply   fight
apply   event Bribe/Single Combat
chance  die x, s
expect  general carthage I Bomilcar
expect  tally defender dishonoured 1

# TW-215  The better general of the allies leads the side.
set     at greece I Samnium
set     general greece I Philip V
apply   march I Samnium
apply   fight
apply   fight
apply   rome: invite greece
apply   greece: yes
apply   pick Hoplites
apply   done
expect  tally attacker reveals 3

# TW-215  An ally may refuse; one who is no ally is not asked.
set     at greece I Samnium
apply   march I Samnium
apply   fight
apply   fight
apply   rome: invite greece
apply   greece: no
expect  tally attacker began 4

# TW-102  Level Plain lowers it.
set     hand rome Protests/Level Plain 1
apply   march I Samnium
apply   fight
apply   fight
apply   event Protests/Level Plain
expect  combats 0

# TW-107  Ambush is for the defender only.
set     hand carthage Double agent/Ambush 1
apply   march I Samnium
apply   fight
apply   fight
apply   carthage: event Double agent/Ambush
expect  tally defender ambushes 1

# TW-107  The attacker cannot play it.
set     hand rome Double agent/Ambush 1
apply   march I Samnium
apply   fight
apply   fight
illegal rome: event Double agent/Ambush
