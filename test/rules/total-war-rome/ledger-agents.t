; The ledger: agents, where a sentence of the manual had no test of its own.
game total-war-rome
position {"flow":["agents"],"players":3,"round":4,"first":"rome","turns":1,"gold":{"rome":20,"carthage":9,"greece":5},
  "control":{"Latium":"rome","Etruria":"rome","Campania":"rome","Samnium":"rome","Zeugitana":"carthage","Byzacium":"carthage","Hippo":"carthage","Syracusae":"carthage","Attica":"greece"},
  "agent":{"rome":{"first":"Latium","second":"Latium"},"carthage":{"first":"Zeugitana"}},
  "relation":{"rome":{"carthage":"neutral","greece":"neutral"},"carthage":{"rome":"neutral","greece":"neutral"},"greece":{"rome":"neutral","carthage":"neutral"}},
  "army":{"carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Libyan Spearmen","Libyan Spearmen"]},"rome":{"I":["Italian Infantry","Italian Infantry","Velites"]}},
  "at":{"carthage":{"I":"Zeugitana"},"rome":{"I":"Etruria"}},"general":{"carthage":{"I":"Bomilcar"},"rome":{"I":"C. Flaminius"}},
  "hand":{"rome":{"Treaty/Broken Ground":1,"Trade/Broken Ground":1,"Spy/Forced March":1,"Protests/Level Plain":1,"Riots/Forced March":1,"Bribe/Mountain Guides":1,
  "Rebel uprising/Mountain Guides":1,"Sabotage/Night Withdrawal":1,"Treasury theft/Cut Off":1,"Double agent/Ambush":1,"Recruit mercenaries/Level Plain":1,
  "Assassination/Night Withdrawal":1,"Treaty/Safe House":1}}}
fixture quiet
; Carthage is not asked about actions aimed at it.
set     hush carthage agent action yes
end

# TW-63  Five places and no sixth, by land and sea in one move (TW-64).
legal   send first Galatia
legal   send first Pergamum
illegal send first Bithynia because out-of-reach

# TW-64  Mountains and rivers cost an agent nothing: over the Alps and the Rhine.
legal   send first Suebia
legal   send first Cheruscia

# TW-66  A levy is no agent action: the agent still acts, and takes what the card says.
apply   levy Treaty/Broken Ground
expect  gold rome 22
apply   levy Riots/Forced March
expect  gold rome 23
apply   send first Byzacium
apply   use Protests/Level Plain first region
expect  unrest Byzacium 1

# TW-65  Each agent acts on its own.
apply   send first Byzacium
apply   send second Hippo
apply   use Protests/Level Plain first region
apply   use Riots/Forced March second region
expect  unrest Byzacium 1
expect  unrest Hippo 2

# TW-71  Neutrals gain 2 each.
apply   send first Zeugitana
apply   use Trade/Broken Ground first carthage
expect  gold rome 22
expect  gold carthage 11

# TW-71  Friends gain 3 each.
set     relation rome carthage friendly
set     relation carthage rome friendly
apply   send first Zeugitana
apply   use Trade/Broken Ground first carthage
expect  gold rome 23
expect  gold carthage 12

# TW-71  Each adds its own port markets, and no others: Samnium has no port.
set     built market Latium yes
set     built market Campania yes
set     built market Samnium yes
set     built market Zeugitana yes
apply   send first Zeugitana
apply   use Trade/Broken Ground first carthage
expect  gold rome 24
expect  gold carthage 12

# TW-71  A home region of one gold is a place to trade.
set     control Thessalia greece
apply   send first Thessalia
legal   use Trade/Broken Ground first greece
illegal use Treaty/Broken Ground first greece because no-target

# TW-71  At an agent it may be anywhere; conquered land is no place for it.
apply   send first Syracusae
illegal use Trade/Broken Ground first carthage because no-target
set     agent carthage first Syracusae
legal   use Trade/Broken Ground first carthage

# TW-72  The other may trade back in his own turn.
set     hand carthage Trade/Forged Papers 1
use     quiet
apply   send first Zeugitana
apply   use Trade/Broken Ground first carthage
expect  gold rome 22
apply   done
turn    carthage
apply   send first Latium
apply   use Trade/Forged Papers first rome
apply   rome: pass
expect  gold rome 24
expect  gold carthage 13

# TW-72  One with each: with Greece as well.
set     hand rome Trade/Forged Papers 1
set     agent greece first Zeugitana
apply   send first Zeugitana
apply   send second Zeugitana
apply   use Trade/Broken Ground first carthage
illegal use Trade/Forged Papers second carthage because no-target
apply   use Trade/Forged Papers second greece
expect  gold greece 7

# TW-70  Both trackers rise.
apply   send first Zeugitana
apply   use Treaty/Broken Ground first carthage
apply   carthage: yes
expect  relation rome carthage friendly
expect  relation carthage rome friendly

# TW-73  Without an alliance the cards are shown to the spy's player alone.
apply   send first Zeugitana
apply   use Spy/Forced March first army of carthage
sees    rome army carthage I 0 Libyan Spearmen
sees    greece army carthage I 0 ?
sees    spectator army carthage I 0 ?

# TW-79  The army is led two regions at most.
apply   send first Zeugitana
apply   use Bribe/Mountain Guides first army of carthage
expect  gold rome 14
chance  die skull
chance  perish Libyan Spearmen, Libyan Spearmen
apply   flee Hippo
apply   flee Massylia
expect  at carthage I Massylia
turn    rome
expect  flow 0 agents

# TW-80  It takes nothing where it is led.
apply   send first Zeugitana
apply   use Bribe/Mountain Guides first army of carthage
chance  die skull
chance  perish Libyan Spearmen, Libyan Spearmen
apply   flee Massylia
apply   pass
expect  control Massylia none
expect  army carthage I 1 Libyan Spearmen

# TW-79  Without a Skull the army stays whole; X kills the agent (TW-68).
apply   send first Zeugitana
apply   use Bribe/Mountain Guides first army of carthage
chance  die x
apply   rome: pass
expect  agent rome first none
expect  army carthage I 3 Libyan Spearmen
expect  gold rome 14

# TW-68  Theft: X kills the agent, and nothing is taken.
set     hand rome Treaty/Safe House 0
apply   send first Zeugitana
apply   use Treasury theft/Cut Off first carthage
expect  die 0 red
chance  die x
apply   rome: pass
expect  agent rome first none
expect  gold carthage 9

# TW-68  Assassination of a general: one RED die; X kills the agent, S leaves both alive.
apply   send first Zeugitana
apply   use Assassination/Night Withdrawal first army of carthage
expect  die 0 red
expect  die 1 none
chance  die s
expect  agent rome first Zeugitana
expect  general carthage I Bomilcar

# TW-68  X.
apply   send first Zeugitana
apply   use Assassination/Night Withdrawal first army of carthage
chance  die x
apply   rome: pass
expect  agent rome first none
expect  general carthage I Bomilcar

# TW-84  The agent sent home can do nothing more this round, in its own turn either.
set     agent carthage first Etruria
set     hand carthage Trade/Forged Papers 1
use     quiet
apply   send first Etruria
apply   use Double agent/Ambush first agent 1 of carthage
expect  agent carthage first Zeugitana
apply   done
turn    carthage
illegal send first Latium because no-agent
set     agent rome first Zeugitana
illegal use Trade/Forged Papers first rome because no-agent

# TW-78  An X and a Skull of the people cost an army one card.
set     at carthage I Syracusae
apply   send first Syracusae
apply   use Rebel uprising/Mountain Guides first region
chance  die skull, x
expect  army carthage I 2 Libyan Spearmen
expect  army carthage I 3 none
expect  control Syracusae carthage

# TW-78  If the dice destroy the army, the region is free.
set     army carthage I 2 none
set     army carthage I 3 none
set     at carthage I Syracusae
apply   send first Syracusae
apply   use Rebel uprising/Mountain Guides first region
chance  die skull, blank
expect  at carthage I none
expect  control Syracusae none

# TW-86  The price on the card is paid, and the card is open to all (TW-17: mercenaries are counted).
apply   send first Liguria
apply   use Recruit mercenaries/Level Plain first region
apply   hire Ligurian Javelinmen I
expect  gold rome 19
sees    carthage army rome I 3 Ligurian Javelinmen
sees    carthage army rome I 0 ?

# TW-87  War Dogs cost 1 gold; Pigs and Logs are there as well.
apply   send first Etruria
apply   use Recruit mercenaries/Level Plain first region
legal   hire Incendiary Pigs I
legal   hire Flaming Logs I
apply   hire War Dogs I
expect  gold rome 19

# TW-62  Agents abroad come home before they move again; they do not start where they stood.
set     agent rome first Attica
set     active carthage
set     turns 0
set     first rome
apply   carthage: done
turn    rome
expect  agent rome first Latium

# TW-72  Who has traded with one player in his turn does not hinder the next: Greece trades with Carthage as well.
set     hand greece Trade/Forged Papers 1
set     agent greece first Attica
use     quiet
apply   send first Zeugitana
apply   use Trade/Broken Ground first carthage
expect  gold carthage 11
apply   done
apply   carthage: done
turn    greece
apply   send first Zeugitana
apply   use Trade/Forged Papers first carthage
expect  gold carthage 13
expect  gold greece 7

# TW-79  Half of three, rounded down, is one.
set     army carthage I 3 none
apply   send first Zeugitana
apply   use Bribe/Mountain Guides first army of carthage
chance  die skull
chance  perish Libyan Spearmen
turn    rome
legal   flee Hippo
expect  army carthage I 1 Libyan Spearmen

# TW-88  A general of two stars leaves his army without one: nobody is appointed.
apply   send first Zeugitana
apply   use Assassination/Night Withdrawal first army of carthage
chance  die skull
expect  general carthage I none
turn    rome

# TW-85  Distrust is sown at the capital, not elsewhere.
set     hand rome Sow distrust/Storm at Sea 1
set     relation carthage greece friendly
set     relation greece carthage friendly
apply   send first Byzacium
apply   send second Zeugitana
illegal use Sow distrust/Storm at Sea first greece because no-target
apply   use Sow distrust/Storm at Sea second greece
expect  relation carthage greece neutral
expect  relation greece carthage neutral

# TW-65  In the next agent phase every agent acts again.
set     flow 0 draw
set     turns 0
set     errand rome first acted 1
set     errand rome first moved 1
set     hand carthage Trade/Drill Season 1
set     hand carthage Trade/Master Builders 1
set     hand carthage Treaty/Ill Omens 1
set     hand carthage Protests/Ill Omens 1
set     hand carthage Sow distrust/Storm at Sea 1
set     hand greece Trade/Favourable Winds 1
set     hand greece Trade/Forged Papers 1
set     hand greece Trade/Stubborn Citizens 1
set     hand greece Treasury theft/Hired Swords 1
set     deck Sabotage/Gates Betrayed 1
chance  draw Sabotage/Gates Betrayed
turn    rome
apply   send first Byzacium
legal   use Protests/Level Plain first region

# TW-244  A Diplomacy Expert who is not within four land regions is of no use.
set     general rome I T. Quinctius Flamininus
apply   send first Zeugitana
apply   use Treasury theft/Cut Off first carthage
chance  die s
expect  flow 0 agents

# TW-244  Once for each roll.
set     general rome I T. Quinctius Flamininus
set     control Latium carthage
set     built market Latium yes
apply   send first Latium
apply   use Sabotage/Night Withdrawal first market
chance  die s
apply   reroll 0
chance  die s
expect  flow 0 agents
expect  built market Latium yes
