; A refusal names what is missing, and cites the rule that forbids it just there.
include three.head

# TW-145  A force that is not there, and one that is elsewhere.
illegal march III Etruria because no-force TW-145 "no army III"
illegal embark I B because no-force TW-145 "no navy B"
illegal land I Etruria because not-aboard TW-192 "in Latium"
illegal place army I Etruria because on-map TW-140 "in Latium"
illegal merge army I navy A because unequal TW-150
set     army rome II 0 Italian Infantry
set     army rome II 1 Italian Infantry
set     at rome II Etruria
illegal merge army I army II because not-together TW-150 "in Etruria"
set     at rome II space
illegal march II Latium because not-on-land TW-140 "place it first"

# TW-143  A step: where to, and what it costs.
illegal march I Mare Tyrrhenum because not-adjacent TW-192 "on board a navy"
illegal march I Zeugitana because not-adjacent TW-143 "Latium and Zeugitana"
set     march army I mu 0
illegal march I Etruria because no-mu TW-143 "1 MU; your army I has 0"

# TW-152  Unrest: none, or too few cards.
illegal subdue I because nothing-to-subdue TW-152 "no unrest in Latium"
set     unrest Latium 1
set     army rome I 3 none
illegal subdue I because nothing-to-subdue TW-152 "3 cards; it needs 4"

# TW-140  New armies.
set     army rome II 0 Italian Infantry
set     army rome II 1 Italian Infantry
set     at rome II space
set     general rome II C. Terentius Varro
illegal place army II Latium because bad-placing TW-140 "You already have an army"
illegal place army II Zeugitana because bad-placing TW-140 "belongs to Carthage"
illegal lead I Hannibal Barca because no-general TW-151 "not one of your generals"

# TW-95  Events: when, on what.
illegal event Bribe/Mountain Guides because not-in-hand TW-95 "do not hold"
set     hand rome Bribe/Mountain Guides 1
illegal aim Bribe/Mountain Guides army II because wrong-window TW-104 "on one of your armies"
set     flow 0 agents
illegal aim Bribe/Mountain Guides army I because wrong-window TW-95 "in your campaign turn"

# TW-67  Actions of agents: who is not there, and what they aim at.
set     flow 0 agents
set     agent rome first Zeugitana
set     hand rome Bribe/Mountain Guides 1
illegal use Bribe/Mountain Guides first carthage because no-target TW-79 "or at an army"
illegal use Bribe/Mountain Guides first army of greece because no-target TW-79 "Greece has no army in Zeugitana"
set     gold rome 3
illegal use Bribe/Mountain Guides first army of carthage because no-gold TW-79 "costs 5 gold; you have 3"
illegal use Bribe/Mountain Guides second region because no-agent TW-273 "second agent"

# TW-260  Orders: the price and the purse, what is missing.
set     flow 0 spend
set     gold rome 1
illegal rome: build market Latium because no-gold TW-268 "2 gold; you have 1"
illegal rome: build wonder Latium because not-complete TW-271 "a market, barracks, walls and 4 roads"
illegal rome: build market Zeugitana because not-controlled TW-268 "belongs to Carthage"
illegal rome: recruit Hoplites I because not-yours TW-261 "belongs to Greece"
illegal rome: general 3 because not-developed TW-272 "of 2."
illegal rome: recruit Ligurian Hillmen I because no-pack TW-265 "in Liguria"

# TW-7  At the wrong moment: what the word waits for, then the question that is open.
illegal recruit Italian Infantry I because not-now TW-260 "in the spending phase. Move your armies"
