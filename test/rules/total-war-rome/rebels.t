; Agents: rebels, bribes, special cards, and what allies show each other.
include three.head
set     flow 0 agents
set     agent rome first Latium
set     control Syracusae carthage

# TW-78  Rebels strike every army there that is not an ally's, with one roll.
set     hand rome Rebel uprising/Mountain Guides 1
set     agent rome first Syracusae
set     at carthage I Syracusae
set     at greece I Syracusae
set     relation carthage greece ally
set     relation greece carthage ally
apply   use Rebel uprising/Mountain Guides first region
chance  die skull, blank
apply   carthage: lose Libyan Spearmen
expect  at greece I none
expect  at carthage I Syracusae
expect  control Syracusae carthage

# TW-78  Those of the actor's ally are spared, and do not keep the region.
set     hand rome Rebel uprising/Mountain Guides 1
set     agent rome first Syracusae
set     at greece I Syracusae
set     relation rome greece ally
set     relation greece rome ally
apply   use Rebel uprising/Mountain Guides first region
expect  at greece I Syracusae
expect  control Syracusae none

# TW-81  By the manual any region may be bribed: a capital, and one with an army.
set     hand rome Bribe/Mountain Guides 1
set     agent rome first Zeugitana
set     gold rome 20
apply   use Bribe/Mountain Guides first region
expect  gold rome 12
chance  die skull
expect  control Zeugitana rome

# TW-87  A special card needs a region of 2 gold, not control of it.
set     hand rome Recruit mercenaries/Promoted from the Ranks 1
set     agent rome first Syracusae
set     at rome I Syracusae
apply   use Recruit mercenaries/Promoted from the Ranks first region
legal   hire War Dogs I

# TW-90  An ally is shown the cards of an army, and knows them then.
set     relation rome greece ally
set     relation greece rome ally
illegal show I carthage because no-ally
apply   show I greece
expect  known rome I 0 4
sees    greece army rome I 0 Republican Legionaries
illegal show I greece because nothing-to-show

# TW-90  He may be shown the action cards once a turn; nobody else reads them.
set     relation rome greece ally
set     relation greece rome ally
set     hand rome Trade/Broken Ground 1
apply   confide greece
told    greece confided what Trade/Broken Ground
told    carthage confided who rome to greece
untold  carthage confided what Trade/Broken Ground
illegal confide greece

# TW-120  Informers give each agent one second action at most.
set     hand rome Double agent/Web of Informers 1
set     agent rome second Latium
set     agent_status rome first informed 1
illegal aim Double agent/Web of Informers first agent because wrong-window
legal   aim Double agent/Web of Informers second agent

# TW-96  Who has played his last card is not asked again in the window.
set     flow 0 window
set     flow 1 taxes end
set     asked carthage
set     waiting 6
set     hand carthage Spy/Bumper Harvest 1
set     hand greece Trade/Broken Ground 1
apply   event Spy/Bumper Harvest
apply   greece: pass    # no omens
turn    greece

# TW-137  A market at a port adds to trade, not to the taxes.
set     turns 3
set     built market Latium yes
apply   done
expect  raised rome 7

# TW-137  In the other reading each of them raises a gold.
set     option ports taxes
set     turns 3
set     built market Latium yes
apply   done
expect  raised rome 8

# TW-120  Forged Papers serve an agent that acted where it was, too.
set     hand rome Trade/Forged Papers 1
set     agent_status rome first acted 1
illegal send first Etruria because no-agent
apply   aim Trade/Forged Papers first agent
apply   send first Etruria
expect  agent rome first Etruria
