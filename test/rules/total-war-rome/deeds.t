; Deeds of agents: their prices, limits and exceptions.
game total-war-rome
position {"flow":["agents"],"players":3,"round":4,"gold":{"rome":20,"carthage":9,"greece":5},
  "control":{"Latium":"rome","Etruria":"rome","Zeugitana":"carthage","Byzacium":"carthage","Syracusae":"carthage","Attica":"greece"},
  "agent":{"rome":{"first":"Latium","second":"Latium"},"carthage":{"first":"Zeugitana"}},
  "army":{"carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Libyan Spearmen"]},"rome":{"I":["Italian Infantry","Italian Infantry","Velites"]}},
  "at":{"carthage":{"I":"Zeugitana"},"rome":{"I":"Etruria"}},"general":{"carthage":{"I":"Bomilcar"},"rome":{"I":"C. Flaminius"}},
  "hand":{"rome":{"Bribe/Mountain Guides":1,"Sabotage/Night Withdrawal":1,"Treasury theft/Cut Off":1,"Treasury theft/Hired Swords":1,"Recruit mercenaries/Level Plain":1,"Rebel uprising/Mountain Guides":1,"Sow distrust/Storm at Sea":1,"Spy/Forced March":1},"carthage":{"Trade/Broken Ground":1}}}

# TW-284  Merchant Houses: Carthage starts the trade and gains one more.
set     relation rome carthage neutral
set     relation carthage rome neutral
set     active carthage
set     bought Merchant Houses 1
apply   carthage: send first Latium
apply   carthage: use Trade/Broken Ground first rome
apply   rome: pass
expect  gold carthage 12
expect  gold rome 22

# TW-60  Advanced Subterfuge fills the hand to seven.
set     flow 0 draw
set     bought Roman Extra Agent 1
set     bought Roman Advanced Subterfuge 1
set     hand rome Spy/Forced March 0
set     hand rome Sow distrust/Storm at Sea 0
set     hand carthage Trade/Broken Ground 0
set     deck Trade/Master Builders 1
set     deck Trade/Drill Season 1
chance  draw Trade/Master Builders
expect  hand rome Trade/Master Builders 1
expect  deck Trade/Drill Season 1

# TW-69  Advanced Subterfuge rolls again once in an agent phase.
set     bought Roman Advanced Subterfuge 1
apply   send first Zeugitana
apply   send second Zeugitana
apply   use Treasury theft/Cut Off first carthage
apply   carthage: pass
chance  die s
apply   reroll 0
chance  die s
turn    rome
apply   use Treasury theft/Hired Swords second carthage
apply   carthage: pass
chance  die s
expect  flow 0 agents

# TW-81  A region without garrison costs 4.
apply   send first Syracusae
apply   use Bribe/Mountain Guides first region
apply   carthage: pass
expect  gold rome 16

# TW-81  In the other reading not with an army of its owner there.
set     option bribes open
set     at carthage I Byzacium
apply   send first Byzacium
illegal use Bribe/Mountain Guides first region because no-target

# TW-68  A bribe that shows X kills the agent, too.
apply   send first Syracusae
apply   use Bribe/Mountain Guides first region
apply   carthage: pass
chance  die x
apply   rome: pass
expect  agent rome first none
expect  control Syracusae carthage

# TW-82  Barracks can be sabotaged.
set     built market Byzacium yes
set     built barracks Byzacium yes
apply   send first Byzacium
apply   use Sabotage/Night Withdrawal first barracks
apply   carthage: pass
chance  die skull
expect  built barracks Byzacium no
expect  built market Byzacium yes

# TW-78  A home region rolls gold and one RED dice.
set     control Attica carthage
set     at carthage I Attica
set     agent rome first Attica
apply   use Rebel uprising/Mountain Guides first region
apply   carthage: pass
expect  die 0 red
expect  die 2 red
expect  die 3 none

# TW-85  The friend may be the actor himself (A14).
set     relation rome carthage friendly
set     relation carthage rome friendly
apply   send first Zeugitana
apply   use Sow distrust/Storm at Sea first rome
apply   carthage: pass
expect  relation rome carthage neutral

# TW-87  Not in a region of one gold, not without an army there.
set     control Samnium rome
set     at rome I Samnium
apply   send first Samnium
illegal use Recruit mercenaries/Level Plain first region because no-target

# TW-86  No veteran mercenary, and no army farther than four land regions.
apply   send first Liguria
apply   use Recruit mercenaries/Level Plain first region
illegal hire Veteran Ligurian Hillmen I
legal   hire Ligurian Hillmen I
set     at rome I Lusitania
illegal hire Ligurian Hillmen I

# TW-286  The spy's look swaps, too: veteran for veteran, cavalry, Velites stay.
set     active carthage
set     bought Marian Reforms 1
set     army rome I 0 Veteran Republican Legionaries
set     army rome I 1 Allied Cavalry
set     army rome I 2 Velites
set     army rome I 3 Veteran Italian Infantry
set     hand rome Spy/Forced March 0
set     hand carthage Spy/Forced March 1
apply   carthage: send first Etruria
apply   carthage: use Spy/Forced March first army of rome
apply   rome: pass
expect  army rome I 0 Veteran Imperial Legionaries
expect  army rome I 1 Imperial Legionary Cavalry
expect  army rome I 2 Velites
expect  army rome I 3 Veteran Imperial Auxilia
