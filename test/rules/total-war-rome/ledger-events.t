; The ledger: what stands on the event cards, with its conditions, card by card.
; Without a position of its own a case is in the campaign turn of Rome, in which Carthage is asked.
game total-war-rome
position {"flow":["window","campaign"],"players":3,"round":4,"turns":1,"first":"rome","asked":"carthage","waiting":2,
  "gold":{"rome":20,"carthage":20,"greece":20},
  "control":{"Latium":"rome","Etruria":"rome","Samnium":"rome","Picenum":"rome","Zeugitana":"carthage","Attica":"greece"},
  "relation":{"rome":{"greece":"ally"},"greece":{"rome":"ally"}},
  "army":{"rome":{"I":["Republican Legionaries","Italian Infantry","Italian Infantry","Velites"]},
  "carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Citizen Spearmen"]},"greece":{"I":["Hoplites","Hoplites","Hoplites"]}},
  "at":{"rome":{"I":"Latium"},"carthage":{"I":"Zeugitana"},"greece":{"I":"Attica"}},
  "general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"},"greece":{"I":"Areus"}},
  "navy":{"rome":{"A":{"Quinquereme":3}}},"fleet":{"rome":{"A":"Mare Tyrrhenum"}},"march":{"army I":{"mu":3},"navy A":{"mu":4}},
  "hand":{"carthage":{"Sabotage/Mutinous Mercenaries":1,"Sow distrust/Storm at Sea":1,"Treasury theft/Plague in the Camp":1,"Trade/Broken Ground":1}}}
fixture own
; The campaign turn of Rome itself.
set     flow 0 campaign
set     flow 1 none
set     waiting 0
set     hush carthage event yes
end
fixture assault
; Rome storms Zeugitana, whose army is away.
set     flow 0 campaign
set     flow 1 none
set     waiting 0
set     at rome I Zeugitana
set     at carthage I Byzacium
set     hush carthage event yes
end
fixture agents
set     flow 0 agents
set     flow 1 none
set     waiting 0
set     hush carthage event yes
set     agent rome first Latium
set     agent rome second Latium
end
fixture taxes
set     flow 0 window
set     flow 1 taxes end
set     active greece
set     asked rome
set     waiting 1
set     hush carthage event yes
end
fixture spend
set     flow 0 spend
set     flow 1 none
set     waiting 0
set     asked rome
end

# TW-115  Plague: one card of the owner's choice.
apply   carthage: aim Treasury theft/Plague in the Camp army I of rome
turn    rome
legal   lose Republican Legionaries
legal   lose Velites
apply   lose Italian Infantry
expect  army rome I 3 none
expect  army rome I 0 Republican Legionaries
turn    carthage

# TW-115  One card, and no choice where all are alike.
set     army rome I 0 Italian Infantry
set     army rome I 3 none
apply   carthage: aim Treasury theft/Plague in the Camp army I of rome
expect  army rome I 1 Italian Infantry
expect  army rome I 2 none
turn    carthage

# TW-115  Two main cards and a skirmisher are not struck, though all see three cards.
set     army rome I 2 Velites
set     army rome I 3 none
apply   carthage: aim Treasury theft/Plague in the Camp army I of rome
expect  army rome I 2 Velites
turn    carthage

# TW-115  Not at an army of two cards, not at one's own, not at an ally's.
set     army rome I 2 none
set     army rome I 3 none
illegal carthage: aim Treasury theft/Plague in the Camp army I of rome because wrong-window
illegal carthage: aim Treasury theft/Plague in the Camp army I of carthage because wrong-window
set     relation carthage greece ally
set     relation greece carthage ally
illegal carthage: aim Treasury theft/Plague in the Camp army I of greece because wrong-window

# TW-113  Mutiny: one mercenary card at random, and no other card.
set     army rome I 1 Ligurian Hillmen
set     known rome I 1 255
set     army rome I 3 Ligurian Javelinmen
set     known rome I 3 255
apply   carthage: aim Sabotage/Mutinous Mercenaries army I of rome
turn    chance
legal   chance: perish Ligurian Javelinmen
illegal chance: perish Republican Legionaries
chance  perish Ligurian Hillmen
expect  army rome I 2 Ligurian Javelinmen
expect  army rome I 3 none

# TW-113  Not at an army without mercenaries.
illegal carthage: aim Sabotage/Mutinous Mercenaries army I of rome because wrong-window

# TW-114  Storm: two GREEN dice at a navy at sea; two X sink a ship, S and Blank none.
apply   carthage: aim Sow distrust/Storm at Sea navy A of rome
expect  die 0 green
expect  die 1 green
expect  die 2 none
chance  die x, x
expect  navy rome A Quinquereme 2

# TW-114  A lone X and an S do nothing.
apply   carthage: aim Sow distrust/Storm at Sea navy A of rome
chance  die x, s
expect  navy rome A Quinquereme 3

# TW-114  Not at a navy in port.
set     fleet rome A Latium
illegal carthage: aim Sow distrust/Storm at Sea navy A of rome because wrong-window

# TW-114  Not at an ally's navy.
set     navy greece A Trireme 1
set     fleet greece A Mare Creticum
legal   carthage: aim Sow distrust/Storm at Sea navy A of greece
set     relation carthage greece ally
set     relation greece carthage ally
illegal carthage: aim Sow distrust/Storm at Sea navy A of greece because wrong-window

# TW-95  A card is played in its own window: no Broken Ground in a campaign turn.
illegal carthage: event Trade/Broken Ground because wrong-window

# TW-103  Forced March: one MU for one army; not for an army that has finished.
use     own
set     hand rome Spy/Forced March 1
set     hand rome Riots/Forced March 1
apply   rome: aim Spy/Forced March army I
expect  march army I mu 4
set     march army I beaten 1
illegal rome: aim Riots/Forced March army I because wrong-window

# TW-103  Favourable Winds: two MU for a navy.
use     own
set     hand rome Trade/Favourable Winds 1
apply   rome: aim Trade/Favourable Winds navy A
expect  march navy A mu 6
expect  march army I mu 3

# TW-104  Mountain Guides: for one army, once.
use     own
set     hand rome Rebel uprising/Mountain Guides 1
set     hand rome Bribe/Mountain Guides 1
apply   rome: aim Rebel uprising/Mountain Guides army I
expect  march army I guided 1
illegal rome: aim Bribe/Mountain Guides army I because wrong-window

# TW-119  Bread in the campaign turn: one region will do, two at most, only one's own.
use     own
set     hand rome Sabotage/Bread and Spectacles 1
set     unrest Latium 3
set     unrest Zeugitana 2
legal   rome: aim Sabotage/Bread and Spectacles Latium
illegal rome: aim Sabotage/Bread and Spectacles Zeugitana because wrong-window
apply   rome: aim Sabotage/Bread and Spectacles Latium
expect  unrest Latium 0
expect  unrest Zeugitana 2

# TW-119  Another player may play it between two moves.
set     hand carthage Sabotage/Bread and Spectacles 1
set     unrest Zeugitana 2
apply   carthage: aim Sabotage/Bread and Spectacles Zeugitana
expect  unrest Zeugitana 0

# TW-123  Siege Ladders: two GREEN dice more, behind the general's.
use     assault
set     hush carthage assault yes
set     hand rome Rebel uprising/Siege Ladders 1
set     hand rome Sabotage/Gates Betrayed 1
apply   rome: assault I
apply   event Rebel uprising/Siege Ladders
apply   pass
chance  die s, s, s, s
expect  die 7 white
expect  die 8 green
expect  die 9 green
expect  die 10 none

# TW-123  Gates Betrayed: one RED die fewer.
use     assault
set     hush carthage assault yes
set     hand rome Sabotage/Gates Betrayed 1
set     hand rome Trade/Broken Ground 1
set     hand carthage Trade/Broken Ground 0
apply   rome: assault I
apply   event Sabotage/Gates Betrayed
apply   pass
expect  die 2 red
expect  die 3 none

# TW-123  Stubborn Citizens: one die more, for who holds the region.
use     assault
set     hush rome assault yes
set     hand carthage Trade/Stubborn Citizens 1
apply   rome: assault I
apply   carthage: event Trade/Stubborn Citizens
apply   carthage: pass
expect  die 4 red
expect  die 5 none

# TW-98  Stubborn Citizens once in an assault, though there are two such cards.
use     assault
set     hush rome assault yes
set     hand carthage Trade/Stubborn Citizens 1
set     hand carthage Assassination/Stubborn Citizens 1
apply   rome: assault I
apply   carthage: event Trade/Stubborn Citizens
illegal carthage: event Assassination/Stubborn Citizens because wrong-window

# TW-123  The attacker cannot play them.
use     assault
set     hush carthage assault yes
set     hand rome Assassination/Stubborn Citizens 1
apply   rome: assault I
illegal rome: event Assassination/Stubborn Citizens because wrong-window

# TW-123  Ladders and Gates are not for the defender.
use     assault
set     hand carthage Rebel uprising/Siege Ladders 1
set     hand carthage Sabotage/Gates Betrayed 1
set     hush rome assault yes
apply   rome: assault I
turn    carthage
illegal carthage: event Rebel uprising/Siege Ladders because wrong-window
illegal carthage: event Sabotage/Gates Betrayed because wrong-window

# TW-120  Web of Informers: a second action for one agent, not a third, and not for the other.
use     agents
set     hush carthage agent action yes
set     control Byzacium carthage
set     control Hippo carthage
set     hand rome Double agent/Web of Informers 1
set     hand rome Protests/Level Plain 1
set     hand rome Riots/Forced March 1
set     hand rome Protests/Safe House 1
apply   send first Byzacium
apply   aim Double agent/Web of Informers first agent
apply   use Protests/Level Plain first region
apply   use Protests/Safe House first region
expect  unrest Byzacium 2
illegal use Riots/Forced March first region because no-agent

# TW-120  The agent it is played for, and no other.
use     agents
set     hush carthage agent action yes
set     control Byzacium carthage
set     hand rome Double agent/Web of Informers 1
set     hand rome Protests/Level Plain 1
set     hand rome Protests/Safe House 1
set     hand rome Riots/Forced March 1
apply   send first Byzacium
apply   send second Byzacium
apply   aim Double agent/Web of Informers second agent
apply   use Protests/Level Plain first region
illegal use Protests/Safe House first region because no-agent
apply   use Protests/Safe House second region
legal   use Riots/Forced March second region

# TW-120  Two cards of this name serve two agents in one phase.
use     agents
set     hush carthage agent action yes
set     control Byzacium carthage
set     hand rome Double agent/Web of Informers 1
set     hand rome Sow distrust/Web of Informers 1
set     hand rome Protests/Level Plain 1
apply   aim Double agent/Web of Informers first agent
illegal aim Sow distrust/Web of Informers first agent because wrong-window
apply   aim Sow distrust/Web of Informers second agent
expect  agent_status rome first informed 1
expect  agent_status rome second informed 1

# TW-120  Forged Papers: a second move from where the agent is, up to five.
use     agents
set     hand rome Trade/Forged Papers 1
apply   send first Galatia
illegal send first Bithynia because no-agent
apply   aim Trade/Forged Papers first agent
legal   send first Bithynia
apply   send first Lycia
illegal send first Latium because no-agent

# TW-120  Also for an agent that acted where it was and has not moved.
use     agents
set     hush carthage agent action yes
set     agent carthage first Latium
set     relation rome carthage neutral
set     relation carthage rome neutral
set     hand rome Trade/Forged Papers 1
set     hand rome Trade/Broken Ground 1
set     hand carthage Trade/Broken Ground 0
apply   use Trade/Broken Ground first carthage
illegal send first Etruria because no-agent
apply   aim Trade/Forged Papers first agent
apply   send first Etruria
expect  agent rome first Etruria

# TW-120  Before it has moved at all there is no second move.
use     agents
set     hand rome Trade/Forged Papers 1
illegal aim Trade/Forged Papers first agent because wrong-window

# TW-122  Counter-Espionage: the gold of a bribe is kept, card and action are spent, no die is rolled.
use     agents
set     control Byzacium carthage
set     hand rome Bribe/Mountain Guides 1
set     hand rome Protests/Level Plain 1
set     hand carthage Spy/Counter-Espionage 1
set     hush rome event yes
apply   send first Byzacium
apply   use Bribe/Mountain Guides first region
apply   carthage: event Spy/Counter-Espionage
apply   carthage: pass
turn    rome
expect  gold rome 20
expect  control Byzacium carthage
expect  discard Bribe/Mountain Guides 1
illegal use Protests/Level Plain first region because no-agent

# TW-122  Only the player it is aimed at is asked.
use     agents
set     control Byzacium carthage
set     hush carthage agent action yes
set     hand greece Spy/Counter-Espionage 1
set     hand rome Protests/Level Plain 1
apply   send first Byzacium
apply   use Protests/Level Plain first region
turn    rome
expect  unrest Byzacium 1

# TW-121  Safe House: the X counts as an S: the agent lives, and nothing is won.
use     agents
set     hush carthage agent action yes
set     hand rome Treaty/Safe House 1
set     hand rome Protests/Level Plain 1
set     hand rome Treasury theft/Cut Off 1
apply   send first Zeugitana
apply   use Treasury theft/Cut Off first carthage
chance  die x
apply   rome: event Treaty/Safe House
apply   rome: pass
expect  flow 0 agents
expect  agent rome first Zeugitana
expect  gold carthage 20

# TW-117  Silver Strike: one gold for each own region with a mountain symbol.
use     taxes
set     hand rome Riots/Silver Strike 1
set     raised rome 10
apply   rome: event Riots/Silver Strike
expect  raised rome 12

# TW-117  Three for three.
use     taxes
set     hand rome Riots/Silver Strike 1
set     control Liguria rome
apply   rome: event Riots/Silver Strike
expect  raised rome 3

# TW-117  Four at most.
use     taxes
set     hand rome Riots/Silver Strike 1
set     control Liguria rome
set     control Raetia rome
set     control Noricum rome
set     control Illyria rome
apply   rome: event Riots/Silver Strike
expect  raised rome 4

# TW-117  A besieged region brings no silver (TW-176).
use     taxes
set     hand rome Riots/Silver Strike 1
set     at carthage I Samnium
apply   rome: event Riots/Silver Strike
expect  raised rome 1

# TW-117  Bumper Harvest: three gold, and they count for the VP (TW-31).
use     taxes
set     hand rome Protests/Bumper Harvest 1
set     hand rome Riots/Silver Strike 1
set     raised rome 17
apply   rome: event Protests/Bumper Harvest
apply   rome: pass
expect  vp rome 1
expect  gold rome 40

# TW-118  Pirate Raid: two gold less, not below nothing; only an opponent with a port.
use     taxes
set     hand rome Bribe/Pirate Raid 1
set     raised carthage 1
set     control Attica none
set     control Arvernia greece
illegal rome: aim Bribe/Pirate Raid greece because wrong-window
illegal rome: aim Bribe/Pirate Raid rome because wrong-window
apply   rome: aim Bribe/Pirate Raid carthage
expect  raised carthage 0

# TW-124  Hired Swords join the fourth army as well as the first.
use     spend
set     hand rome Treasury theft/Hired Swords 1
set     army rome IV 0 Italian Infantry
set     army rome IV 1 Italian Infantry
set     at rome IV Etruria
legal   rome: enlist Ligurian Hillmen IV

# TW-124  Hired Swords: the price on the card, no veteran, no special card, an army within four.
use     spend
set     hand rome Treasury theft/Hired Swords 1
set     at rome I Etruria
legal   rome: enlist Ligurian Hillmen I
illegal rome: enlist Veteran Ligurian Hillmen I because not-to-hire
apply   rome: enlist Ligurian Hillmen I
apply   rome: done
apply   carthage: done
apply   greece: done
expect  army rome I 4 Ligurian Hillmen
expect  gold rome 18
expect  discard Treasury theft/Hired Swords 1

# TW-124  Not into an army too far away.
use     spend
set     hand rome Treasury theft/Hired Swords 1
set     at rome I Lusitania
illegal rome: enlist Ligurian Hillmen I because not-to-hire

# TW-125  Promoted from the Ranks: only a general of two stars, with an army or spare.
use     spend
set     hand rome Recruit mercenaries/Promoted from the Ranks 1
set     spare C. Terentius Varro yes
legal   rome: promote C. Flaminius
apply   rome: promote C. Terentius Varro
apply   rome: done
apply   carthage: done
apply   greece: done
chance  appoint Q. Fabius Maximus
expect  spare C. Terentius Varro none
expect  spare Q. Fabius Maximus yes
expect  general rome I C. Flaminius

# TW-125  Not one of three stars.
use     spend
set     general rome I Q. Fabius Maximus
set     hand rome Recruit mercenaries/Promoted from the Ranks 1
illegal rome: promote Q. Fabius Maximus

# TW-126  Drill Season: one gold and a line of communication.
use     spend
set     hand rome Trade/Drill Season 1
set     gold rome 0
illegal rome: train Republican Legionaries I because no-gold
set     gold rome 1
legal   rome: train Republican Legionaries I
set     at rome I Lusitania
illegal rome: train Republican Legionaries I because no-line

# TW-127  Master Builders: free, but within the limits of the round and of the region (TW-268, TW-269).
use     spend
set     hand rome Trade/Master Builders 1
set     gold rome 2
apply   rome: build walls Latium
illegal rome: found market Latium because limit
illegal rome: found market Zeugitana because not-controlled
apply   rome: found barracks Etruria
apply   rome: done
apply   carthage: done
apply   greece: done
expect  built barracks Etruria yes
expect  gold rome 0

# TW-127  No wonder, even where one could be bought.
use     spend
set     hand rome Trade/Master Builders 1
set     built market Latium yes
set     built barracks Latium yes
set     built walls Latium yes
set     road LAT-ETR yes
set     road LAT-PIC yes
set     road LAT-SAM yes
set     road LAT-CAM yes
legal   rome: build wonder Latium
illegal rome: found wonder Latium because not-controlled

# TW-107  Ambush needs difficult terrain: there is none in Latium.
use     own
set     at carthage I Latium
set     at rome I Etruria
set     hand carthage Double agent/Ambush 1
set     hush rome before battle yes
apply   march I Latium
apply   fight
apply   fight
turn    carthage
illegal carthage: event Double agent/Ambush because wrong-window

# TW-112  Single Combat needs a general on both sides.
use     own
set     at carthage I Latium
set     at rome I Etruria
set     general rome I none
set     hand carthage Bribe/Single Combat 1
set     hush rome before battle yes
apply   march I Latium
apply   fight
apply   fight
turn    carthage
illegal carthage: event Bribe/Single Combat because wrong-window

# TW-266  Hired Swords count among the two main cards that a disunited army takes in a round.
use     spend
set     players 4
set     gold barbarians 20
set     control Arvernia barbarians
set     army barbarians I 0 Lowland Warriors
set     army barbarians I 1 Lowland Warriors
set     at barbarians I Arvernia
set     hand barbarians Treasury theft/Hired Swords 1
legal   barbarians: enlist Ligurian Hillmen I
apply   barbarians: recruit Lowland Warriors I
apply   barbarians: recruit Lowland Warriors I
illegal barbarians: enlist Ligurian Hillmen I because disunited

# TW-266  And a card that was enlisted leaves room for one more.
use     spend
set     players 4
set     gold barbarians 20
set     control Arvernia barbarians
set     army barbarians I 0 Lowland Warriors
set     army barbarians I 1 Lowland Warriors
set     at barbarians I Arvernia
set     hand barbarians Treasury theft/Hired Swords 1
apply   barbarians: enlist Ligurian Hillmen I
apply   barbarians: recruit Lowland Warriors I
illegal barbarians: recruit Lowland Warriors I because disunited
apply   barbarians: done
apply   rome: done
apply   carthage: done
apply   greece: done
expect  army barbarians I 2 Ligurian Hillmen
expect  army barbarians I 3 Lowland Warriors

# TW-171  A full army with one kind of main cards is not asked which to lose, whatever the next army has.
use     assault
set     hush carthage assault yes
set     hush rome assault yes
set     army rome I 0 Italian Infantry
set     army rome I 3 Italian Infantry
set     army rome I 4 Italian Infantry
set     army rome I 5 Italian Infantry
set     army rome I 6 Velites
set     army rome I 7 Velites
set     army rome I 8 Scorpio
set     army rome I 9 Scorpio
set     army rome II 0 Republican Legionaries
set     army rome II 1 Republican Legionaries
set     at rome II Latium
apply   rome: assault I
chance  die skull, s, s, s
expect  army rome I 9 none
turn    chance
