; Greece and the Barbarian Tribes: their developments, in spending, taxes and war.
game total-war-rome
position {"flow":["spend"],"players":4,"round":3,"first":"rome","gold":{"rome":30,"carthage":30,"greece":30,"barbarians":30},
  "control":{"Latium":"rome","Zeugitana":"carthage","Attica":"greece","Achaea":"greece","Arvernia":"barbarians","Aeduia":"barbarians"},
  "army":{"greece":{"I":["Hoplites","Hoplites"]},"barbarians":{"I":["Lowland Warriors","Lowland Warriors"]}},
  "at":{"greece":{"I":"Attica"},"barbarians":{"I":"Arvernia"}},"general":{"greece":{"I":"Areus"},"barbarians":{"I":"Ducarius"}}}

# TW-278  Citizen Levy: the first two Hoplites a round cost 1.
set     bought Citizen Levy 1
apply   greece: recruit Hoplites I
apply   greece: recruit Hoplites I
apply   greece: recruit Hoplites I
apply   greece: done
apply   rome: done
apply   carthage: done
apply   barbarians: done
expect  gold greece 26

# TW-277  High King: one free 3-star general a round.
illegal barbarians: general 3
set     bought High King 1
apply   barbarians: general 3
illegal barbarians: general 3
apply   barbarians: done
apply   rome: done
apply   carthage: done
apply   greece: done
expect  gold barbarians 30

# TW-277  Not for others, and not before it works.
set     bought High King 3
illegal barbarians: general 3
illegal greece: general 3

# TW-280  Oppida: walls cost 1.
set     bought Oppida 1
apply   barbarians: build walls Arvernia
apply   barbarians: done
apply   rome: done
apply   carthage: done
apply   greece: done
expect  gold barbarians 29

# TW-266  One skirmisher an army and round; with National Unity more, and both kinds of warriors.
apply   barbarians: recruit Gallic Javelinmen I
illegal barbarians: recruit Gallic Javelinmen I because disunited
illegal barbarians: recruit Highland Warriors I because disunited
set     bought National Unity 1
legal   barbarians: recruit Gallic Javelinmen I
legal   barbarians: recruit Highland Warriors I

# TW-282  Silver Coinage raises 1 for each port market.
position {"flow":["agents"],"players":4,"round":4,"active":"barbarians","turns":4,"first":"rome",
  "control":{"Latium":"rome","Zeugitana":"carthage","Attica":"greece","Achaea":"greece","Laconia":"greece","Epirus":"greece","Arvernia":"barbarians"},
  "army":{"rome":{"I":["Italian Infantry","Italian Infantry"]}},"at":{"rome":{"I":"Latium"}}}
set     built market Attica yes
set     built market Achaea yes
set     bought Silver Coinage 1
apply   done
expect  raised greece 8

# TW-282  Three at most.
position {"flow":["agents"],"players":4,"round":4,"active":"barbarians","turns":4,"first":"rome",
  "control":{"Latium":"rome","Zeugitana":"carthage","Attica":"greece","Achaea":"greece","Laconia":"greece","Epirus":"greece","Arvernia":"barbarians"},
  "army":{"rome":{"I":["Italian Infantry","Italian Infantry"]}},"at":{"rome":{"I":"Latium"}}}
set     built market Attica yes
set     built market Achaea yes
set     built market Laconia yes
set     built market Epirus yes
set     bought Silver Coinage 1
apply   done
expect  raised greece 9

# TW-283  Sacred Groves: the first marker does not count in home regions.
position {"flow":["agents"],"players":4,"round":4,"active":"barbarians","turns":4,"first":"rome",
  "control":{"Latium":"rome","Zeugitana":"carthage","Attica":"greece","Arvernia":"barbarians"},
  "army":{"rome":{"I":["Italian Infantry","Italian Infantry"]}},"at":{"rome":{"I":"Latium"}}}
set     unrest Arvernia 1
set     bought Sacred Groves 1
apply   done
expect  raised barbarians 2
