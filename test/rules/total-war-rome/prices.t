; Prices, and what must be developed or held before something is bought.
game total-war-rome
position {"flow":["spend"],"players":4,"round":5,"first":"rome","gold":{"rome":30,"carthage":30,"greece":30,"barbarians":30},
  "control":{"Latium":"rome","Etruria":"rome","Campania":"rome","Zeugitana":"carthage","Massylia":"carthage","Attica":"greece","Arvernia":"barbarians","Armorica":"barbarians"},
  "army":{"rome":{"I":["Italian Infantry","Italian Infantry"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen"]},"greece":{"I":["Hoplites","Hoplites"]},"barbarians":{"I":["Lowland Warriors","Lowland Warriors"]}},
  "at":{"rome":{"I":"Etruria"},"carthage":{"I":"Zeugitana"},"greece":{"I":"Attica"},"barbarians":{"I":"Arvernia"}},
  "general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"},"greece":{"I":"Areus"},"barbarians":{"I":"Ducarius"}},
  "agent":{"rome":{"first":"Latium"}}}
fixture alldone
apply   carthage: done
apply   greece: done
apply   barbarians: done
apply   rome: done
end

# TW-268  Market, barracks and walls cost 2 gold each; TW-273: an agent 2.
apply   rome: build market Latium
apply   rome: build barracks Etruria
apply   rome: build walls Campania
apply   rome: agent Latium
use     alldone
expect  gold rome 22

# TW-271  A wonder costs 6 gold.
set     built market Latium yes
set     built barracks Latium yes
set     built walls Latium yes
set     road LAT-ETR yes
set     road LAT-PIC yes
set     road LAT-SAM yes
set     road LAT-CAM yes
apply   rome: build wonder Latium
use     alldone
expect  gold rome 24

# TW-271  No wonder while a road is missing.
set     built market Latium yes
set     built barracks Latium yes
set     built walls Latium yes
set     road LAT-ETR yes
set     road LAT-PIC yes
set     road LAT-SAM yes
illegal rome: build wonder Latium because not-complete

# TW-267  A development costs what its row says: Rome 2 and 3 (Roman Marines).
set     bought Roman Extra Agent 1
apply   rome: develop Line Relief
apply   rome: develop Roman Marines
use     alldone
expect  gold rome 25

# TW-261  Troop cards cost what their row says: Onager 3, Praetorians 4, Imperial Cavalry 2.
set     bought Onagri 1
set     bought Praetorian Guard 1
set     bought Marian Reforms 1
apply   rome: recruit Roman Onager I
apply   rome: recruit Imperial Praetorians I
apply   rome: recruit Imperial Legionary Cavalry I
use     alldone
expect  gold rome 21

# TW-261  Without the Guard there are no Praetorians, without Onagri no Onager.
set     bought Marian Reforms 1
illegal rome: recruit Imperial Praetorians I because not-developed
illegal rome: recruit Imperial Praetorian Cavalry I because not-developed
illegal rome: recruit Roman Onager I because not-developed
illegal carthage: recruit Sacred Band I because not-developed
illegal carthage: recruit Punic War Elephants I because not-developed
illegal carthage: recruit Punic Ballistae I because not-developed
illegal carthage: recruit Punic Onager I because not-developed
illegal greece: recruit Phalangites I because not-developed
illegal greece: recruit Greek War Elephants I because not-developed
illegal barbarians: recruit Naked Gaesatae I because not-developed
illegal barbarians: recruit Pony Riders I because not-developed
illegal barbarians: recruit Heavy Cavalry I because not-developed
illegal barbarians: recruit Noble Cavalry I because not-developed
set     bought Sacred Band 1
set     bought Elephant Stables 1
set     bought Punic Torsion Engines 1
set     bought Punic Heavy Engines 1
set     bought Macedonian Phalanx 1
set     bought Indian Mahouts 1
set     bought Spearmen of the Rhone 1
set     bought Pony Breeding 1
set     bought Armoured Riders 1
set     bought Nobles of the Horse 1
legal   carthage: recruit Sacred Band I
legal   carthage: recruit Punic War Elephants I
legal   carthage: recruit Punic Ballistae I
legal   carthage: recruit Punic Onager I
legal   greece: recruit Phalangites I
legal   greece: recruit Greek War Elephants I
legal   barbarians: recruit Naked Gaesatae I
legal   barbarians: recruit Pony Riders I
legal   barbarians: recruit Heavy Cavalry I
legal   barbarians: recruit Noble Cavalry I

# TW-262  The line may run over the land of an ally.
set     at rome I Insubria
set     control Liguria carthage
illegal rome: recruit Italian Infantry I because no-line
set     relation rome carthage ally
set     relation carthage rome ally
legal   rome: recruit Italian Infantry I

# TW-265  The army must be within four.
set     control Galatia rome
set     built barracks Galatia yes
illegal rome: recruit Galatian Warriors I because no-pack
set     at rome I Bithynia
legal   rome: recruit Galatian Warriors I

# TW-265  A new army may be made of them, too.
set     control Galatia rome
set     built barracks Galatia yes
apply   rome: general 2
apply   rome: recruit Galatian Warriors II
apply   rome: recruit Galatian Warriors II
use     alldone
expect  at rome II Galatia
expect  army rome II 1 Galatian Warriors

# TW-281  With their shipwrights the Barbarians buy ships.
set     bought Shipwrights of the Veneti 1
legal   barbarians: ship Oak Ship A

# TW-4  With equal land and gold more troop cards win.
set     last_round yes
set     control Campania none
set     control Massylia none
set     control Etruria none
set     control Attica none
set     control Macedonia greece
set     control Armorica none
set     army greece I 2 Hoplites
use     alldone
over    greece

# TW-4  Else the win is shared.
set     last_round yes
set     control Campania none
set     control Massylia none
set     control Etruria none
set     control Attica none
set     control Macedonia greece
set     control Armorica none
use     alldone
over    draw
