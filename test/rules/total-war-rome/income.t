; What regions, markets and developments raise: read when the agent phase ends.
game total-war-rome
position {"flow":["agents"],"players":2,"round":4,"active":"carthage","turns":2,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Campania":"rome","Zeugitana":"carthage","Byzacium":"carthage"},
  "army":{"rome":{"I":["Italian Infantry","Italian Infantry"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen"]}},
  "at":{"rome":{"I":"Latium"},"carthage":{"I":"Zeugitana"}}}

# TW-130  Regions first: their gold value (TW-131).
apply   done
expect  raised rome 7
expect  raised carthage 5

# TW-131  One marker halves, two take all.
set     unrest Etruria 1
set     unrest Latium 2
apply   done
expect  raised rome 3

# TW-132  A besieged region brings nothing.
set     at rome I Byzacium
apply   done
expect  raised carthage 3

# TW-133  Markets that roads join bring a gold each.
set     built market Latium yes
set     built market Etruria yes
apply   done
expect  raised rome 7

# TW-133  With the road they do.
set     built market Latium yes
set     built market Etruria yes
set     road LAT-ETR yes
apply   done
expect  raised rome 9

# TW-282  Publicani raise two.
set     bought Publicani 1
apply   done
expect  raised rome 9

# TW-283  Provincial Law: the first marker does not count.
set     bought Provincial Law 1
set     unrest Etruria 1
apply   done
expect  raised rome 7

# TW-134  Peaceful Agriculture joins adjacent markets.
set     players 4
set     active barbarians
set     turns 4
set     control Arvernia barbarians
set     control Aeduia barbarians
set     built market Arvernia yes
set     built market Aeduia yes
set     bought Peaceful Agriculture 1
apply   done
expect  raised barbarians 6

# TW-280  Oppida: a walled home region raises one more.
set     players 4
set     active barbarians
set     turns 4
set     control Arvernia barbarians
set     built walls Arvernia yes
set     bought Oppida 1
apply   done
expect  raised barbarians 3
