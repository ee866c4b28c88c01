; Hard cases where two rules meet: agents.
include hard.head

# TW-86  An army in the mercenary region itself is near enough.
set     flow 0 agents
set     agent rome first Messana
set     at rome I Messana
set     hand rome Recruit mercenaries/Promoted from the Ranks 1
legal   use Recruit mercenaries/Promoted from the Ranks first region

# TW-132  A neutral army in a garrisoned region does not besiege it, an enemy one does; an ally of the enemy neither.
set     flow 0 agents
set     built market Lilybaeum yes
set     at greece I Lilybaeum
set     relation rome greece ally
set     relation greece rome ally
set     relation rome carthage enemy
set     relation carthage rome enemy
set     agent rome first Attica
set     agent carthage first Attica
set     turns 1
apply   done
set     agent carthage first Attica
set     hand carthage Trade/Broken Ground 1
set     gold carthage 0
set     relation carthage greece neutral
set     relation greece carthage neutral
apply   carthage: use Trade/Broken Ground first greece
expect  gold carthage 3

# TW-176  Under siege the market adds nothing to the trade.
set     flow 0 agents
set     active carthage
set     turns 2
set     built market Lilybaeum yes
set     at rome I Lilybaeum
set     relation rome carthage enemy
set     relation carthage rome enemy
set     agent carthage first Attica
set     hand carthage Trade/Broken Ground 1
set     gold carthage 0
set     relation carthage greece neutral
set     relation greece carthage neutral
apply   carthage: use Trade/Broken Ground first greece
expect  gold carthage 2

# TW-70  A treaty is offered at an agent anywhere; one level only; the card is spent whatever the answer.
set     flow 0 agents
set     relation rome greece neutral
set     relation greece rome neutral
set     agent rome first Bruttium
set     agent greece first Bruttium
set     hand rome Treaty/Broken Ground 1
apply   use Treaty/Broken Ground first greece
apply   greece: no
expect  relation rome greece neutral
expect  hand rome Treaty/Broken Ground 0

# TW-70  With an ally there is nothing more to ask for.
set     flow 0 agents
use     allies
set     agent rome first Attica
set     hand rome Treaty/Broken Ground 1
illegal use Treaty/Broken Ground first greece because no-target

# TW-85  Distrust between the victim and his friend, not with the actor.
set     flow 0 agents
set     agent rome first Zeugitana
set     relation carthage greece ally
set     relation greece carthage ally
set     hand rome Sow distrust/Storm at Sea 1
apply   use Sow distrust/Storm at Sea first greece
expect  relation carthage greece friendly
expect  relation greece carthage friendly

# TW-85  Neutrals are not sown between.
set     flow 0 agents
set     agent rome first Zeugitana
set     relation carthage greece neutral
set     relation greece carthage neutral
set     hand rome Sow distrust/Storm at Sea 1
illegal use Sow distrust/Storm at Sea first greece because no-target

# TW-83  Half of an odd purse is rounded up.
set     flow 0 agents
set     agent rome first Zeugitana
set     gold carthage 7
set     hand rome Treasury theft/Cut Off 1
apply   use Treasury theft/Cut Off first carthage
chance  die skull
expect  gold carthage 3
expect  gold rome 24

# TW-83  Not at a poorer region of his.
set     flow 0 agents
set     agent rome first Byzacium
set     hand rome Treasury theft/Cut Off 1
illegal use Treasury theft/Cut Off first carthage because no-target

# TW-79  Five cards, one a mercenary, two stars: six gold; the mercenary deserts, two of the four others are lost.
set     flow 0 agents
set     army carthage I 3 Libyan Spearmen
set     army carthage I 4 Ligurian Hillmen
set     known carthage I 4 255
set     agent rome first Zeugitana
set     hand rome Bribe/Mountain Guides 1
apply   use Bribe/Mountain Guides first army of carthage
expect  gold rome 14
chance  die skull
chance  perish Libyan Spearmen
chance  perish Libyan Spearmen
expect  army carthage I 2 none
apply   flee Byzacium
apply   flee Tripolitania
expect  at carthage I Tripolitania
turn    rome

# TW-79  The purse does not reach.
set     flow 0 agents
set     gold rome 4
set     agent rome first Zeugitana
set     hand rome Bribe/Mountain Guides 1
illegal use Bribe/Mountain Guides first army of carthage because no-gold

# TW-88  A general of two stars is not replaced; one of three is, by one of two.
set     flow 0 agents
set     agent rome first Zeugitana
set     hand rome Assassination/Night Withdrawal 1
apply   use Assassination/Night Withdrawal first army of carthage
chance  die skull
expect  general carthage I none
turn    rome

# TW-88  A leaderless army is no target for an assassin of generals.
set     flow 0 agents
set     general carthage I none
set     agent rome first Zeugitana
set     hand rome Assassination/Night Withdrawal 1
illegal use Assassination/Night Withdrawal first army of carthage because no-target

# TW-89  Of two dice S beats X: the assassin lives, and so does his victim.
set     flow 0 agents
set     agent rome first Zeugitana
set     agent carthage first Zeugitana
set     hand rome Assassination/Night Withdrawal 1
apply   use Assassination/Night Withdrawal first agent 1 of carthage
chance  die x, s
expect  agent rome first Zeugitana
expect  agent carthage first Zeugitana

# TW-84  A double agent acts no more in this round, though his turn comes later.
set     flow 0 agents
set     agent rome first Byzacium
set     agent carthage first Byzacium
set     hand rome Double agent/Ambush 1
set     hand carthage Protests/Level Plain 1
set     control Bruttium rome
apply   use Double agent/Ambush first agent 1 of carthage
apply   carthage: pass
expect  agent carthage first Zeugitana
apply   done
turn    carthage
illegal carthage: send first Latium because no-agent

# TW-82  A market of nobody cannot be sabotaged; barracks of a neutral can.
set     flow 0 agents
set     built barracks Byzacium yes
set     agent rome first Byzacium
set     hand rome Sabotage/Night Withdrawal 1
illegal use Sabotage/Night Withdrawal first market because no-target
apply   use Sabotage/Night Withdrawal first barracks
chance  die skull
expect  built barracks Byzacium no

# TW-77  Where barracks stand neither protests nor riots can be aimed.
set     flow 0 agents
set     built barracks Byzacium yes
set     agent rome first Byzacium
set     hand rome Riots/Forced March 1
illegal use Riots/Forced March first region because no-target

# TW-76  Three markers are the most.
set     flow 0 agents
set     unrest Byzacium 2
set     agent rome first Byzacium
set     hand rome Riots/Forced March 1
apply   use Riots/Forced March first region
expect  unrest Byzacium 3

# TW-120  After Web of Informers the agent acts a second time, but not a third.
set     flow 0 agents
set     agent rome first Byzacium
set     hand rome Riots/Forced March 1
set     hand rome Protests/Level Plain 1
illegal use Riots/Forced March second region because no-agent
apply   use Protests/Level Plain first region
illegal use Riots/Forced March first region because no-agent

# TW-78  A home region freed of its conqueror goes back to its faction.
set     flow 0 agents
set     control Byzacium greece
set     at greece I Byzacium
set     at carthage I Lilybaeum
set     agent rome first Byzacium
set     hand rome Rebel uprising/Mountain Guides 1
apply   use Rebel uprising/Mountain Guides first region
chance  die skull, s, s
expect  at greece I none
expect  control Byzacium carthage
