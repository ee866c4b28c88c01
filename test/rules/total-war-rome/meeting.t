; Events around a meeting, and windows of other players in a campaign turn.
game total-war-rome
position {"flow":["campaign"],"players":2,"round":2,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Campania":"rome","Zeugitana":"carthage"},
  "army":{"rome":{"I":["Republican Legionaries","Republican Legionaries","Ligurian Hillmen","Velites"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Numidian Javelinmen"]}},
  "known":{"rome":{"I":[0,0,255]}},"at":{"rome":{"I":"Etruria"},"carthage":{"I":"Latium"}},
  "general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"}},"navy":{"rome":{"A":{"Quinquereme":3}}},"fleet":{"rome":{"A":"Mare Tyrrhenum"}},
  "hand":{"carthage":{"Sabotage/Night Withdrawal":1,"Sabotage/Mutinous Mercenaries":1,"Sow distrust/Storm at Sea":1,"Treasury theft/Plague in the Camp":1}},
  "march":{"army I":{"mu":3},"navy A":{"mu":4}}}

# TW-105  Night Withdrawal avoids without a roll.
apply   march I Latium
apply   event Sabotage/Night Withdrawal
apply   fight
apply   flee Campania
expect  at carthage I Campania

# TW-106  Cut Off makes an escaped army fight.
set     hand rome Treasury theft/Cut Off 1
set     hush carthage event yes
apply   march I Latium
apply   event Sabotage/Night Withdrawal
apply   rome: pass
apply   fight
apply   event Treasury theft/Cut Off
apply   pass
expect  goal Latium

# TW-99  The others are asked at the end of the turn; TW-113: a mercenary deserts.
set     at carthage I Zeugitana
apply   march I Latium
apply   done
turn    carthage
apply   aim Sabotage/Mutinous Mercenaries army I of rome
chance  perish Ligurian Hillmen
apply   pass
expect  army rome I 3 none

# TW-249  Loyal mercenaries are deaf to it.
set     active carthage
set     flow 0 window
set     flow 1 campaign
set     asked rome
set     waiting 1
set     hand rome Assassination/Mutinous Mercenaries 1
set     army carthage I 2 Forest Elephants
set     known carthage I 2 255
legal   aim Assassination/Mutinous Mercenaries army I of carthage
set     general carthage I Hasdrubal Barca
illegal aim Assassination/Mutinous Mercenaries army I of carthage because wrong-window

# TW-114  A storm strikes a navy at sea.
set     at carthage I Zeugitana
apply   march I Latium
apply   done
apply   aim Sow distrust/Storm at Sea navy A of rome
chance  die skull, x
expect  navy rome A Quinquereme 2

# TW-115  Plague: a card of the owner's choice.
set     at carthage I Zeugitana
apply   march I Latium
apply   done
apply   aim Treasury theft/Plague in the Camp army I of rome
turn    rome
apply   lose Ligurian Hillmen
expect  army rome I 3 none

# TW-183  Without a place to go an army cannot avoid, and is not asked.
set     at carthage I Rhodus
set     at rome I Ionia
set     army rome II 0 Italian Infantry
set     army rome II 1 Italian Infantry
set     at rome II Ionia
set     fleet rome A none
set     navy rome A Quinquereme 0
apply   march I Rhodus
turn    rome
illegal carthage: avoid because not-your-turn
apply   fight
expect  goal Rhodus

# TW-290  Attacking an ally costs a VP and the alliance; TW-38.
set     relation rome carthage ally
set     relation carthage rome ally
set     vp rome 3
set     at carthage I Etruria
apply   seek I
expect  vp rome 2
expect  relation rome carthage enemy

# TW-5  VP never fall below 0.
set     relation rome carthage ally
set     relation carthage rome ally
set     at carthage I Etruria
apply   seek I
expect  vp rome 0

# TW-291  A guest of a broken alliance leaves or is lost.
set     relation rome carthage ally
set     relation carthage rome ally
set     control Liguria carthage
set     at rome I Liguria
set     at carthage I Liguria
set     army rome II 0 Italian Infantry
set     army rome II 1 Italian Infantry
set     at rome II Zeugitana
apply   seek I
expect  relation rome carthage enemy

# TW-181  A mover with MU left may pursue an army that has avoided him.
set     hand carthage Sabotage/Night Withdrawal 0
set     hand carthage Sabotage/Mutinous Mercenaries 0
set     hand carthage Sow distrust/Storm at Sea 0
set     hand carthage Treasury theft/Plague in the Camp 0
apply   march I Latium
apply   avoid
apply   fight
chance  die blank, x
apply   flee Campania
expect  march army I mu 2
apply   march I Campania
turn    carthage
legal   avoid

# TW-182  An army may board an own navy beside.
set     hand carthage Sabotage/Night Withdrawal 0
set     hand carthage Sabotage/Mutinous Mercenaries 0
set     hand carthage Sow distrust/Storm at Sea 0
set     hand carthage Treasury theft/Plague in the Camp 0
set     navy carthage A Punic Quinquereme 2
set     fleet carthage A Mare Tyrrhenum
apply   march I Latium
apply   avoid
apply   fight
chance  die blank, x
apply   flee Mare Tyrrhenum
expect  aboard carthage I A
expect  at carthage I Mare Tyrrhenum

# TW-182  An escape takes no land.
set     hand carthage Sabotage/Night Withdrawal 0
set     hand carthage Sabotage/Mutinous Mercenaries 0
set     hand carthage Sow distrust/Storm at Sea 0
set     hand carthage Treasury theft/Plague in the Camp 0
apply   march I Latium
apply   avoid
apply   fight
chance  die blank, x
apply   flee Samnium
expect  control Samnium none

# TW-290  Friends and other allies drop to neutral.
set     players 3
set     control Attica greece
set     relation rome carthage ally
set     relation carthage rome ally
set     relation rome greece friendly
set     relation greece rome friendly
set     at carthage I Etruria
apply   seek I
expect  relation rome greece neutral
expect  relation rome carthage enemy

# TW-105  Also after a failed roll.
apply   march I Latium
apply   avoid
apply   fight
chance  die blank, blank
turn    carthage
apply   event Sabotage/Night Withdrawal
apply   carthage: pass
apply   flee Campania
expect  at carthage I Campania

# TW-180  Behind the army that got away the next one is met.
set     players 3
set     relation rome greece enemy
set     relation greece rome enemy
set     relation greece carthage ally
set     relation carthage greece ally
set     army greece I 0 Hoplites
set     army greece I 1 Hoplites
set     at greece I Latium
set     control Attica greece
apply   march I Latium
expect  side defender carthage
apply   avoid
apply   fight
chance  die blank, x
apply   flee Campania
turn    greece
expect  side defender greece

# TW-228  Who fights hears that the enemy has riders to spare: he cannot take it back.
set     hand carthage Sabotage/Night Withdrawal 0
set     hand carthage Sabotage/Mutinous Mercenaries 0
set     hand carthage Sow distrust/Storm at Sea 0
set     hand carthage Treasury theft/Plague in the Camp 0
set     army carthage I 2 Citizen Cavalry
apply   march I Latium
apply   carthage: fight
apply   rome: fight
turn    carthage
asks    carthage "spare mounted card"
no-undo rome
