include three.head
; What a force may do in a campaign turn, where two rules meet.

# TW-145  A navy that has sailed may take an army on board: embarking goes together.
set     navy rome A Quinquereme 3
set     fleet rome A Mare Ligusticum
apply   sail A Mare Tyrrhenum
apply   embark I A
expect  march navy A mu 2
expect  march army I mu 2
legal   sail A Mare Ligusticum
illegal march II Etruria because no-force

# TW-186  An army beside an enemy army does not slip away by sea.
set     navy rome A Quinquereme 3
set     fleet rome A Mare Tyrrhenum
set     at carthage I Latium
illegal march I Campania because must-meet
illegal embark I A because must-meet

# TW-168  Once by an army in a region and turn, also when it has left and come back.
set     at rome I Byzacium
set     control Tripolitania rome
apply   assault I
chance  die x, s, s, blank, blank, blank, blank, blank
illegal assault I because no-assault
apply   march I Tripolitania
apply   march I Byzacium
illegal assault I because no-assault

# TW-151  A spare general joins an army near home, also if he has no more stars than the one before.
set     general rome I Q. Fabius Maximus
set     spare C. Claudius Nero yes
legal   lead I C. Claudius Nero

# TW-266  A disunited army never holds Highland and Lowland Warriors, also not by reorganising.
set     players 4
set     active barbarians
set     control Arvernia barbarians
set     army barbarians I 0 Lowland Warriors
set     army barbarians I 1 Lowland Warriors
set     at barbarians I Arvernia
set     army barbarians II 0 Highland Warriors
set     army barbarians II 1 Highland Warriors
set     army barbarians II 2 Highland Warriors
set     at barbarians II Arvernia
apply   merge army I army II
illegal shift Highland Warriors I because disunited

# TW-266  Nor when two armies end the turn in one region.
set     players 4
set     active barbarians
set     control Arvernia barbarians
set     army barbarians I 0 Lowland Warriors
set     army barbarians I 1 Lowland Warriors
set     at barbarians I Arvernia
set     army barbarians II 0 Highland Warriors
set     army barbarians II 1 Highland Warriors
set     at barbarians II Arvernia
apply   done
expect  army barbarians I 2 none

# TW-42  Never Give Up leaves with the general: the army with one main card is destroyed.
set     army rome I 1 none
set     army rome I 2 none
set     army rome I 3 none
set     general rome I Q. Fabius Maximus
set     spare Scipio Africanus yes
apply   lead I Scipio Africanus
expect  at rome I none

# TW-88  Murder ends Never Give Up, too (TW-42).
set     flow 0 agents
set     active carthage
set     turns 2
set     agent carthage first Latium
set     army rome I 1 none
set     army rome I 2 none
set     army rome I 3 none
set     general rome I Q. Fabius Maximus
set     hand carthage Assassination/Night Withdrawal 1
apply   carthage: use Assassination/Night Withdrawal first army of rome
chance  die skull
chance  appoint C. Flaminius
expect  at rome I none


# TW-185  After a tie the attacker withdraws to an adjacent region of his choice, not only to where he came from.
set     flow 0 strike
set     flow 1 fight
set     flow 2 after the meeting
set     flow 3 campaign
set     force army I
set     origin Etruria
set     at carthage I Latium
set     goal Latium
set     side defender carthage
set     side defender carthage
set     fight envelopment
set     acting attacker
set     tally attacker began 4
set     tally defender began 3
set     zone attacker 1 far
set     zone attacker 2 beside
set     zone attacker 3 beside
set     zone attacker 4 beside
set     zone defender 1 beside
set     zone defender 2 beside
set     zone defender 3 beside
apply   pass
legal   flee Etruria
legal   flee Campania
