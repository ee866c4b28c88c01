; What a force that was beaten, withdrew or escaped may still do: nothing, or go on without spoils.
include three.head
set     at carthage I Campania
set     army carthage I 3 Citizen Spearmen
set     army rome I 4 Allied Cavalry

# TW-155  A beaten army does not march on, and takes nothing where it goes (TW-184).
set     control Samnium none
set     army rome II 0 Italian Infantry
set     army rome II 1 Italian Infantry
set     at rome II Etruria
set     flow 0 flee
set     flow 1 battle end
set     flow 2 after the meeting
set     flow 3 campaign
set     at rome I Campania
set     force army I
set     goal Campania
set     origin Latium
set     side defender carthage
set     tally defender victor 1
set     loser rome
set     losing 0
set     march army I beaten 1
apply   flee Latium
illegal march I Etruria because beaten
illegal merge army I army II because not-together
legal   march II Latium

# TW-182  The attacker who gets away takes nothing either.
set     general rome I Scipio Africanus
set     general carthage I none
set     control Samnium none
apply   march I Campania
apply   carthage: fight
apply   rome: avoid
chance  die skull, blank
apply   rome: flee Samnium
expect  at rome I Samnium
expect  control Samnium none
turn    rome

# TW-182  Who avoided battle is not beaten: he goes on with his MU.
set     general rome I Scipio Africanus
set     general carthage I none
apply   march I Campania
apply   carthage: fight
apply   rome: avoid
chance  die skull, blank
apply   rome: flee Samnium
legal   march I Latium

# TW-182  An army may escape onto a navy in the port of its own region.
set     at carthage I Campania
set     navy carthage A Punic Quinquereme 2
set     control Campania carthage
set     fleet carthage A Campania
set     general carthage I Hannibal Barca
set     general rome I none
apply   march I Campania
apply   carthage: avoid
apply   rome: fight
chance  die blank, skull
legal   carthage: flee Campania
apply   carthage: flee Campania
expect  aboard carthage I A

# TW-155  A beaten navy neither sails on nor attacks again (TW-199), and lands nobody.
set     navy rome A Quinquereme 2
set     fleet rome A Mare Tyrrhenum
set     navy carthage A Punic Quinquereme 2
set     fleet carthage A Mare Africum
apply   sail A Mare Africum
chance  die blank, blank, skull, blank
apply   rome: flee Mare Tyrrhenum
illegal sail A Mare Ligusticum because beaten

# TW-155  After a tie the attacker is done as well.
set     navy rome A Quinquereme 2
set     fleet rome A Mare Tyrrhenum
set     navy carthage A Punic Quinquereme 2
set     fleet carthage A Mare Africum
apply   sail A Mare Africum
chance  die blank, blank, blank, blank
apply   rome: flee Mare Tyrrhenum
illegal sail A Mare Africum because beaten

# TW-199  The winner goes on and attacks the loser again.
set     navy rome A Quinquereme 2
set     fleet rome A Mare Tyrrhenum
set     navy carthage A Punic Quinquereme 2
set     fleet carthage A Mare Africum
apply   sail A Mare Africum
chance  die skull, blank, blank, blank
apply   carthage: flee Syrtes
apply   sail A Syrtes
turn    chance

# TW-182  A navy elsewhere saves nobody, nor does one without room.
set     at carthage I Campania
set     navy carthage A Punic Quinquereme 2
set     control Campania carthage
set     fleet carthage A Mare Africum
set     general carthage I Hannibal Barca
set     general rome I none
apply   march I Campania
apply   carthage: avoid
apply   rome: fight
chance  die blank, skull
illegal carthage: flee Campania
set     fleet carthage A Campania
set     navy carthage A Punic Quinquereme 1
illegal carthage: flee Campania
set     navy carthage A Punic Quinquereme 2
legal   carthage: flee Campania

# TW-98  What was played against another army is no hindrance at the next meeting.
set     at carthage I Campania
set     played rome Ambush 1
set     played carthage Ambush 1
apply   march I Campania
legal   carthage: avoid
expect  played rome Ambush 0
expect  played carthage Ambush 0
