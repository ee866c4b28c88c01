; The free campaign turn: forces that move, meet, embark and reorganise in any order.
include three.head
set     army rome II 0 Italian Infantry
set     army rome II 1 Italian Infantry
set     army rome II 2 Allied Cavalry
set     general rome II C. Terentius Varro
set     at rome II Etruria
set     navy rome A Quinquereme 2
set     fleet rome A Mare Ligusticum

# TW-145  Army and navy that both moved meet, and the army embarks (TW-192).
apply   march I Campania
apply   sail A Mare Tyrrhenum
apply   embark I A
expect  aboard rome I A
expect  march army I mu 1
expect  march navy A mu 2
apply   sail A Mare Africum
apply   land I Lilybaeum
expect  at rome I Lilybaeum
expect  march army I mu 0

# TW-145  Two armies that both moved meet and reorganise (TW-150).
set     control Samnium rome
apply   march II Latium
apply   march I Campania
apply   march I Samnium
apply   march II Samnium
apply   merge army I army II
expect  march army I mu 0
expect  march army II mu 0
apply   shift Allied Cavalry I
apply   done
expect  army rome I 4 Allied Cavalry

# TW-145  A force goes on where it left off.
apply   march I Campania
apply   march II Latium
apply   march I Latium
expect  march army I mu 1

# TW-99  The others are asked when the active player turns to another force, not within one move.
set     hand carthage Sabotage/Mutinous Mercenaries 1
apply   march I Campania
apply   march I Latium
turn    rome
apply   march II Latium
turn    carthage
apply   pass
turn    rome

# TW-99  An army and the navy that carries it move as one.
set     hand carthage Sabotage/Mutinous Mercenaries 1
set     fleet rome A Mare Tyrrhenum
apply   embark I A
apply   sail A Mare Sardoum
turn    rome
apply   sail A Mare Tyrrhenum
apply   land I Campania
turn    rome

# TW-150  While cards change over the limits may be exceeded; at the end of the turn they hold, and chance takes what is too much (TW-154).
set     at rome II Latium
set     army rome II 3 Italian Infantry
set     army rome II 4 Italian Infantry
apply   merge army I army II
apply   shift Republican Legionaries II
apply   shift Republican Legionaries II
apply   shift Italian Infantry II
apply   shift Italian Infantry II
apply   done
expect  at rome I none
apply   done
turn    chance
chance  perish Italian Infantry
chance  perish Allied Cavalry
chance  perish Italian Infantry
expect  army rome II 5 Italian Infantry
expect  army rome II 6 none

# TW-154  Two armies that end in one region are one; the surplus is drawn from both.
set     at rome II Latium
set     army rome II 3 Velites
set     army rome I 4 Velites
set     army rome I 5 Velites
apply   done
turn    chance
chance  perish Republican Legionaries
chance  perish Velites
expect  at rome II none
expect  army rome I 7 Velites
expect  army rome I 8 none

# TW-157  Foot soldiers slow riders down: 5 MU become 3, less what is spent.
set     at rome II Latium
set     army rome II 0 Allied Cavalry
set     army rome II 1 Allied Cavalry
set     march army II mu 5
apply   merge army I army II
expect  march army II mu 4
apply   shift Italian Infantry II
expect  march army II mu 2

# TW-157  Riders who have moved already lose the same 2 MU, though the foot soldiers are fresh.
set     at rome II Latium
set     army rome II 0 Allied Cavalry
set     army rome II 1 Allied Cavalry
set     march army II mu 3
apply   merge army I army II
apply   shift Italian Infantry II
expect  march army II mu 0
expect  march army I mu 2

# TW-157  Who takes over tired cards is as tired as they are.
set     at rome II Latium
set     march army I mu 1
apply   merge army I army II
apply   shift Italian Infantry II
expect  march army II mu 0
expect  march army I mu 0

# TW-151  A general's 4 MU go further along roads.
set     spare Scipio Africanus yes
set     control Etruria none
set     control Campania none
set     control Latium rome
set     at rome I Volcae
illegal lead I Scipio Africanus because no-general
set     road LAT-ETR yes
set     road ETR-LIG yes
set     road MAS-LIG yes
legal   lead I Scipio Africanus
