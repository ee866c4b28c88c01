; Agents, their actions and the events around them.
game total-war-rome
position {"flow":["agents"],"players":2,"round":2,"gold":{"rome":20,"carthage":9},
  "control":{"Latium":"rome","Etruria":"rome","Campania":"rome","Zeugitana":"carthage","Byzacium":"carthage","Syracusae":"carthage","Lilybaeum":"carthage"},
  "agent":{"rome":{"first":"Latium","second":"Latium"},"carthage":{"first":"Zeugitana"}},
  "army":{"carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Libyan Spearmen","Numidian Javelinmen"]},"rome":{"I":["Italian Infantry","Italian Infantry","Velites"]}},
  "at":{"carthage":{"I":"Zeugitana"},"rome":{"I":"Etruria"}},"general":{"carthage":{"I":"Bomilcar"},"rome":{"I":"C. Flaminius"}},
  "hand":{"rome":{"Treaty/Broken Ground":1,"Trade/Broken Ground":1,"Spy/Forced March":1,"Protests/Level Plain":1,"Riots/Forced March":1,"Rebel uprising/Mountain Guides":1,"Bribe/Mountain Guides":1,"Sabotage/Night Withdrawal":1,"Treasury theft/Cut Off":1,"Double agent/Ambush":1,"Recruit mercenaries/Level Plain":1,"Assassination/Night Withdrawal":1,"Double agent/Web of Informers":1,"Trade/Forged Papers":1,"Treaty/Safe House":1,"Sabotage/Bread and Spectacles":1}}}

# TW-63  An agent goes up to five places from any home region of its player.
legal   send first Zeugitana
illegal send first Bithynia because out-of-reach

# TW-64  A leg by sea starts and ends in a port.
legal   send first Baleares

# TW-65  One action each, after the move.
apply   send first Byzacium
apply   use Protests/Level Plain first region
illegal use Riots/Forced March first region because no-agent
illegal send first Latium because no-agent

# TW-66  A levy needs no agent.
apply   levy Treaty/Broken Ground
expect  gold rome 22
illegal levy Treaty/Broken Ground because not-in-hand

# TW-67  The region must be of another player; relations stay as they are.
illegal use Protests/Level Plain first region because no-target
apply   send first Syracusae
apply   use Protests/Level Plain first region
expect  relation rome carthage enemy

# TW-70  A treaty raises the relation if the other agrees.
apply   send first Zeugitana
apply   use Treaty/Broken Ground first carthage
turn    carthage
apply   yes
expect  relation rome carthage neutral

# TW-70  A refused card is spent.
apply   send first Zeugitana
apply   use Treaty/Broken Ground first carthage
apply   no
expect  relation rome carthage enemy
expect  discard Treaty/Broken Ground 1

# TW-71  Both gain; port markets add.
set     relation rome carthage neutral
set     relation carthage rome neutral
set     built market Campania yes
apply   send first Zeugitana
apply   use Trade/Broken Ground first carthage
expect  gold rome 23
expect  gold carthage 11

# TW-72  One trade with each player in a turn.
set     relation rome carthage neutral
set     relation carthage rome neutral
apply   send first Zeugitana
apply   send second Zeugitana
apply   use Trade/Broken Ground first carthage
illegal use Trade/Forged Papers second carthage because no-target

# TW-71  No trade with an enemy.
apply   send first Zeugitana
illegal use Trade/Broken Ground first carthage because no-target

# TW-73  A spy sees the cards, and goes on knowing them (TW-18).
apply   send first Zeugitana
apply   use Spy/Forced March first army of carthage
expect  known carthage I 0 1
expect  known carthage I 3 1

# TW-17  Hidden cards are hidden, numbers are open.
sees    rome army carthage I 0 ?
sees    carthage army carthage I 0 Libyan Spearmen

# TW-74  Protests place one marker.
apply   send first Byzacium
apply   use Protests/Level Plain first region
expect  unrest Byzacium 1

# TW-75  Riots place two.
apply   send first Byzacium
apply   use Riots/Forced March first region
expect  unrest Byzacium 2

# TW-76  At most three markers.
set     unrest Byzacium 2
apply   send first Byzacium
apply   use Riots/Forced March first region
expect  unrest Byzacium 3

# TW-77  Not against barracks.
set     built barracks Byzacium yes
apply   send first Byzacium
illegal use Riots/Forced March first region because no-target

# TW-78  An uprising frees a conquered region without army.
apply   send first Syracusae
apply   use Rebel uprising/Mountain Guides first region
expect  control Syracusae none

# TW-78  Home land of its owner does not rise.
apply   send first Byzacium
illegal use Rebel uprising/Mountain Guides first region because no-target

# TW-79  A bribe costs a gold a card and star; half the cards are lost, and the army is led away.
apply   send first Zeugitana
apply   use Bribe/Mountain Guides first army of carthage
expect  gold rome 14
chance  die skull
chance  perish Numidian Javelinmen
chance  perish Libyan Spearmen
apply   flee Hippo
apply   pass
expect  at carthage I Hippo

# TW-80  It is not led into an army.
set     army carthage II 0 Libyan Spearmen
set     army carthage II 1 Libyan Spearmen
set     at carthage II Hippo
apply   send first Zeugitana
apply   use Bribe/Mountain Guides first army of carthage
chance  die skull
chance  perish Numidian Javelinmen
chance  perish Libyan Spearmen
illegal flee Hippo because occupied

# TW-81  A region costs two gold a garrison die, and gives no VP.
apply   send first Byzacium
apply   use Bribe/Mountain Guides first region
expect  gold rome 14
chance  die skull
expect  control Byzacium rome
expect  vp rome 0

# TW-81  In the other reading no capital.
set     option bribes open
set     at carthage I Lilybaeum
apply   send first Zeugitana
illegal use Bribe/Mountain Guides first region because no-target

# TW-82  Sabotage removes a market or barracks on a Skull.
set     built market Byzacium yes
apply   send first Byzacium
apply   use Sabotage/Night Withdrawal first market
chance  die skull
expect  built market Byzacium no

# TW-68  X kills the agent, S leaves it alive.
set     built market Byzacium yes
apply   send first Byzacium
apply   use Sabotage/Night Withdrawal first market
chance  die x
apply   pass
expect  agent rome first none

# TW-121  A Safe House turns the X into an S.
set     built market Byzacium yes
apply   send first Byzacium
apply   use Sabotage/Night Withdrawal first market
chance  die x
apply   event Treaty/Safe House
expect  agent rome first Byzacium

# TW-83  Half the gold, rounded up.
apply   send first Zeugitana
apply   use Treasury theft/Cut Off first carthage
chance  die skull
expect  gold rome 25
expect  gold carthage 4

# TW-84  A double agent sends the other home for the round.
set     agent carthage first Etruria
apply   send first Etruria
apply   use Double agent/Ambush first agent 1 of carthage
expect  agent carthage first Zeugitana
expect  agent_status carthage first caught 1

# TW-85  With two players distrust cannot be sown.
set     hand rome Sow distrust/Storm at Sea 1
apply   send first Zeugitana
illegal use Sow distrust/Storm at Sea first carthage because no-target

# TW-85  It lowers a friendship by a level.
set     players 3
set     relation carthage greece ally
set     relation greece carthage ally
set     hand rome Sow distrust/Storm at Sea 1
apply   send first Zeugitana
apply   use Sow distrust/Storm at Sea first greece
expect  relation carthage greece friendly

# TW-86  Mercenaries of the region join an army within four.
apply   send first Liguria
apply   use Recruit mercenaries/Level Plain first region
apply   hire Ligurian Hillmen I
expect  army rome I 3 Ligurian Hillmen
expect  gold rome 18

# TW-87  A special card is bought where agent and army stand, in a region of two gold.
apply   send first Etruria
apply   use Recruit mercenaries/Level Plain first region
apply   hire War Dogs I
expect  army rome I 3 War Dogs

# TW-88  A general of two stars is not replaced.
apply   send first Zeugitana
apply   use Assassination/Night Withdrawal first army of carthage
chance  die skull
expect  general carthage I none

# TW-88  One of three stars is.
set     general carthage I Maharbal
apply   send first Zeugitana
apply   use Assassination/Night Withdrawal first army of carthage
chance  die skull
chance  appoint Bostar
expect  general carthage I Bostar

# TW-89  Against an agent two dice, the better for the assassin counts.
apply   send first Zeugitana
apply   use Assassination/Night Withdrawal first agent 1 of carthage
chance  die x, s
expect  agent rome first Zeugitana
expect  agent carthage first Zeugitana

# TW-69  Advanced Subterfuge rolls a die again.
set     bought Roman Advanced Subterfuge 1
apply   send first Zeugitana
apply   use Treasury theft/Cut Off first carthage
chance  die s
apply   reroll 0
chance  die skull
expect  gold carthage 4

# TW-244  A Diplomacy Expert within four land regions lets it roll again.
set     general rome I T. Quinctius Flamininus
set     built market Latium yes
set     control Latium carthage
apply   send first Latium
apply   use Sabotage/Night Withdrawal first market
chance  die s
apply   reroll 0
chance  die skull
expect  built market Latium no

# TW-120  Informers give a second action, papers a second move.
apply   send first Byzacium
apply   use Protests/Level Plain first region
apply   aim Double agent/Web of Informers first agent
apply   aim Trade/Forged Papers first agent
apply   send first Syracusae
apply   use Riots/Forced March first region
expect  unrest Syracusae 2

# TW-119  Bread calms up to two regions.
set     unrest Latium 2
set     unrest Etruria 1
apply   aim Sabotage/Bread and Spectacles Latium
apply   feast Etruria
expect  unrest Latium 0
expect  unrest Etruria 0

# TW-119  One region may be enough.
set     unrest Latium 2
set     unrest Etruria 1
apply   aim Sabotage/Bread and Spectacles Latium
apply   pass
expect  unrest Latium 0
expect  unrest Etruria 1

# TW-122  Counter-Espionage cancels an action aimed at its player; he is asked first (TW-95, TW-96).
set     hand carthage Spy/Counter-Espionage 1
apply   send first Byzacium
apply   use Protests/Level Plain first region
turn    carthage
apply   event Spy/Counter-Espionage
apply   pass
expect  unrest Byzacium 0

# TW-101  Ill Omens cancels an event.
set     hand carthage Treaty/Ill Omens 1
apply   aim Double agent/Web of Informers first agent
turn    carthage
apply   event Treaty/Ill Omens
expect  agent_status rome first informed 0

# TW-97  Who says never is not asked again, until he says ask.
set     hand carthage Spy/Counter-Espionage 1
apply   send first Byzacium
apply   use Protests/Level Plain first region
apply   never
apply   send second Byzacium
apply   use Riots/Forced March second region
turn    rome
expect  unrest Byzacium 3

# TW-62  At the start of a player's turn his agents are home again.
apply   send first Byzacium
set     agent carthage first Etruria
set     turns 1
apply   done
turn    carthage
expect  agent carthage first Zeugitana

# TW-11  In round 1 of the introduction agents take no actions.
set     intro yes
set     round 1
apply   send first Byzacium
illegal use Protests/Level Plain first region because first-round

# TW-81  A bribe that fails is paid all the same; S leaves the agent alive.
apply   send first Byzacium
apply   use Bribe/Mountain Guides first region
chance  die s
expect  gold rome 14
expect  control Byzacium carthage
expect  agent rome first Byzacium

# TW-249  Loyal mercenaries cost a gold each in a bribe, others nothing.
set     army carthage I 3 Forest Elephants
set     known carthage I 3 255
apply   send first Zeugitana
apply   use Bribe/Mountain Guides first army of carthage
expect  gold rome 15

# TW-249  Four cards and three stars.
set     army carthage I 3 Forest Elephants
set     known carthage I 3 255
set     general carthage I Hasdrubal Barca
apply   send first Zeugitana
apply   use Bribe/Mountain Guides first army of carthage
expect  gold rome 13

# TW-79  Mercenaries desert, and of three other cards one is lost.
set     army carthage I 3 Forest Elephants
set     known carthage I 3 255
apply   send first Zeugitana
apply   use Bribe/Mountain Guides first army of carthage
chance  die skull
chance  perish Libyan Spearmen
expect  army carthage I 2 none
expect  army carthage I 1 Libyan Spearmen

# TW-85  Never below neutral.
set     players 3
set     relation carthage greece neutral
set     relation greece carthage neutral
set     hand rome Sow distrust/Storm at Sea 1
apply   send first Zeugitana
illegal use Sow distrust/Storm at Sea first greece because no-target

# TW-71  Friends gain three each, allies four.
set     relation rome carthage ally
set     relation carthage rome ally
apply   send first Zeugitana
apply   use Trade/Broken Ground first carthage
expect  gold rome 24
expect  gold carthage 13

# TW-71  A besieged port market adds nothing.
set     relation rome carthage neutral
set     relation carthage rome neutral
set     built market Campania yes
set     players 3
set     army greece I 0 Hoplites
set     army greece I 1 Hoplites
set     at greece I Campania
apply   send first Zeugitana
apply   use Trade/Broken Ground first carthage
expect  gold rome 22

# TW-284  Merchant Houses: one gold more for a trade one starts, not for another's.
set     relation rome carthage neutral
set     relation carthage rome neutral
set     bought Merchant Houses 1
apply   send first Zeugitana
apply   use Trade/Broken Ground first carthage
expect  gold carthage 11

# TW-70  Home regions of one gold are no place for a treaty.
set     control Sardinia carthage
set     control Corsica carthage
apply   send first Corsica
illegal use Treaty/Broken Ground first carthage because no-target

# TW-73  Allies share what a spy sees, others do not.
set     players 4
set     relation rome greece ally
set     relation greece rome ally
apply   send first Zeugitana
apply   use Spy/Forced March first army of carthage
expect  known carthage I 0 5

# TW-78  The dice of the region strike an army there; what lives keeps it.
set     at carthage I Syracusae
apply   send first Syracusae
apply   use Rebel uprising/Mountain Guides first region
expect  die 0 yellow
expect  die 1 yellow
chance  die skull, blank
expect  army carthage I 3 none
expect  control Syracusae carthage

# TW-78  The home land of another goes back to him.
set     control Campania carthage
apply   send first Campania
apply   use Rebel uprising/Mountain Guides first region
expect  control Campania rome

# TW-60  Extra Agent fills the hand to six, Advanced Subterfuge to seven.
set     flow 0 draw
set     turns 0
set     hand rome Treaty/Broken Ground 0
set     hand rome Trade/Broken Ground 0
set     hand rome Spy/Forced March 0
set     hand rome Protests/Level Plain 0
set     hand rome Riots/Forced March 0
set     hand rome Rebel uprising/Mountain Guides 0
set     hand rome Bribe/Mountain Guides 0
set     hand rome Sabotage/Night Withdrawal 0
set     hand rome Treasury theft/Cut Off 0
set     hand rome Double agent/Ambush 0
set     hand rome Recruit mercenaries/Level Plain 0
set     hand carthage Treasury theft/Hired Swords 1
set     hand carthage Trade/Drill Season 1
set     hand carthage Trade/Master Builders 1
set     hand carthage Treaty/Ill Omens 1
set     hand carthage Protests/Ill Omens 1
set     bought Roman Extra Agent 1
set     deck Trade/Broken Ground 1
set     deck Treaty/Broken Ground 1
chance  draw Trade/Broken Ground
turn    rome
expect  hand rome Trade/Broken Ground 1
expect  deck Treaty/Broken Ground 1

# TW-66  Levies and agent actions belong to the agent phase.
set     flow 0 campaign
illegal levy Treaty/Broken Ground because not-now
illegal use Protests/Level Plain first region because not-now

# TW-96  In turn order behind the active player, TW-7; each is asked once.
set     players 3
set     flow 0 campaign
set     hand carthage Sabotage/Mutinous Mercenaries 1
set     hand greece Assassination/Mutinous Mercenaries 1
set     march army I mu 3
apply   march I Latium
apply   done
turn    carthage
apply   pass
turn    greece
apply   pass
expect  waiting 0

# TW-53  To the left the order is the other way round.
set     players 3
set     leftwards yes
set     flow 0 campaign
set     hand carthage Sabotage/Mutinous Mercenaries 1
set     hand greece Assassination/Mutinous Mercenaries 1
set     march army I mu 3
apply   march I Latium
apply   done
turn    greece
apply   pass
turn    carthage

# TW-97  "Ask" in the own agent turn takes every "never" back.
illegal ask because asked-anyway TW-97
set     hush rome taxation yes
set     hush rome combat yes
apply   ask
expect  hush rome taxation no
expect  hush rome combat no
turn    rome

# TW-97  In every window on its own: never in one, asked in the next.
set     hand carthage Spy/Counter-Espionage 1
set     hush carthage campaign yes
apply   send first Byzacium
apply   use Protests/Level Plain first region
turn    carthage

# TW-89  A Skull kills the other agent; both X kill the own one.
apply   send first Zeugitana
apply   use Assassination/Night Withdrawal first agent 1 of carthage
expect  die 0 red
expect  die 1 red
chance  die skull, x
expect  agent carthage first none
expect  agent rome first Zeugitana

# TW-89  Two X kill the assassin.
apply   send first Zeugitana
apply   use Assassination/Night Withdrawal first agent 1 of carthage
chance  die x, x
apply   pass
expect  agent rome first none
expect  agent carthage first Zeugitana

# TW-83  Only at a region of the highest gold value its player has.
apply   send first Byzacium
illegal use Treasury theft/Cut Off first carthage because no-target

# TW-70  Enemies become neutral, neutrals friends, friends allies; at an agent it may be anywhere.
set     agent carthage first Byzacium
set     relation rome carthage friendly
set     relation carthage rome friendly
apply   send first Byzacium
apply   use Treaty/Broken Ground first carthage
apply   carthage: yes
expect  relation rome carthage ally

# TW-62  If the capital is lost, in another home region.
set     control Latium carthage
set     active carthage
set     flow 0 agents
apply   carthage: done
expect  agent rome first Etruria

# TW-62  Without any home region, in the capital.
set     control Latium carthage
set     control Etruria carthage
set     control Campania none
set     active carthage
apply   carthage: done
expect  agent rome first Latium

# TW-69  It may be kept as it is.
set     bought Roman Advanced Subterfuge 1
apply   send first Zeugitana
apply   use Treasury theft/Cut Off first carthage
chance  die s
apply   keep
expect  gold carthage 9
expect  agent rome first Zeugitana

# TW-79  An army of which too little is left is gone (TW-42).
set     army carthage I 2 none
set     army carthage I 3 none
apply   send first Zeugitana
apply   use Bribe/Mountain Guides first army of carthage
chance  die skull
chance  perish Libyan Spearmen
expect  at carthage I none
