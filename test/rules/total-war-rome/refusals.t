; A refusal says what is really in the way.
include three.head

# TW-140  An army without a general, and one that is too small, are told so.
set     army rome II 0 Italian Infantry
set     army rome II 1 Italian Infantry
set     at rome II space
illegal place army II Etruria because no-leader
set     general rome II C. Terentius Varro
set     army rome II 1 none
illegal place army II Etruria because too-small

# TW-186  There must be somebody to meet.
illegal seek I because nobody-here

# TW-86  Recruit mercenaries without gold lacks gold, not a target.
set     flow 0 agents
set     agent rome first Liguria
set     hand rome Recruit mercenaries/Level Plain 1
set     gold rome 0
illegal use Recruit mercenaries/Level Plain first region because no-gold
set     at rome I Lusitania
illegal use Recruit mercenaries/Level Plain first region because no-target

# TW-79  So does a bribe.
set     flow 0 agents
set     agent rome first Zeugitana
set     hand rome Bribe/Mountain Guides 1
set     gold rome 3
illegal use Bribe/Mountain Guides first army of carthage because no-gold

# TW-86  What cannot be hired: no room, no gold, no such card here.
set     flow 0 agents
set     agent rome first Liguria
set     hand rome Recruit mercenaries/Level Plain 1
apply   use Recruit mercenaries/Level Plain first region
illegal hire Galatian Warriors I because not-to-hire
illegal hire Veteran Ligurian Hillmen I because not-to-hire
illegal hire Ligurian Hillmen II because not-to-hire
set     army rome I 4 Italian Infantry
set     army rome I 5 Italian Infantry
illegal hire Ligurian Hillmen I because army-full
set     army rome I 5 none
set     gold rome 0
illegal hire Ligurian Hillmen I because no-gold

# TW-124  Hired Swords asks for no barracks, and does not say so.
set     flow 0 spend
set     hand rome Treasury theft/Hired Swords 1
illegal rome: enlist Republican Legionaries I because not-to-hire
