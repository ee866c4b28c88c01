; How a deed, a conquest, a meeting or a battle ended, as everybody is told.
include three.head

fixture over
; The last strike of an envelopment is open; four cards against four, three of them main ones.
set     army rome I 3 Velites
set     army carthage I 3 Numidian Javelinmen
set     army rome I 2 Allied Cavalry
set     at rome I Latium
set     at carthage I Latium
set     force army I
set     origin Etruria
set     goal Latium
set     flow 0 strike
set     flow 1 fight
set     flow 2 after the meeting
set     flow 3 campaign
set     side attacker rome
set     side defender carthage
set     fight envelopment
set     acting attacker
set     zone attacker 1 beside
set     zone attacker 2 beside
set     zone attacker 3 far
set     zone attacker 4 beside
set     zone defender 1 beside
set     zone defender 2 beside
set     zone defender 3 beside
set     zone defender 4 beside
set     tally attacker began 4
set     tally defender began 4
end

# TW-68  An agent's die: {die} is told as {result}.
each    die result
| skull | success
| x     | caught
| s     | failure
set     flow 0 agents
set     agent rome first Zeugitana
set     hand rome Treasury theft/Cut Off 1
apply   use Treasury theft/Cut Off first carthage
chance  die {die}
told    spectator deed-ended who rome at Zeugitana dice {die} result {result}

# TW-78  Rebels find no army, and the region is free.
set     flow 0 agents
set     agent rome first Syracusae
set     control Syracusae carthage
set     hand rome Rebel uprising/Mountain Guides 1
apply   use Rebel uprising/Mountain Guides first region
told    spectator uprising who rome at Syracusae result free

# TW-78  An army that lives holds it.
set     flow 0 agents
set     agent rome first Syracusae
set     control Syracusae carthage
set     at carthage I Syracusae
set     hand rome Rebel uprising/Mountain Guides 1
apply   use Rebel uprising/Mountain Guides first region
chance  die blank, blank
told    spectator uprising who rome at Syracusae result not free

# TW-164  A conquest that costs no card.
set     control Liguria none
set     at rome I Etruria
apply   march I Liguria
chance  die blank, blank
told    carthage conquest who rome what I at Liguria result taken

# TW-164  A conquest that costs the army.
set     control Liguria none
set     at rome I Etruria
set     army rome I 2 none
set     army rome I 3 none
apply   march I Liguria
chance  die skull, blank
told    carthage conquest who rome what I at Liguria result army lost

# TW-172  An assault that {title}: the damage of both sides is told.
each    title dice damage taken result
| fails    | x, s, s, x, s, s, blank, blank | 1 | 1 | holds
| succeeds | x, s, s, x, x, s, blank, blank | 2 | 1 | taken
set     at rome I Byzacium
apply   assault I
chance  die {dice}
told    spectator assault who rome what I at Byzacium n {damage} taken {taken} result {result}

# TW-181  To avoid battle: {dice}, the mover first.
each    dice mine theirs result
| blank, x | x | blank | gets away
| x, x     | x | x     | must fight
set     at carthage I Campania
apply   march I Campania
apply   carthage: avoid
apply   rome: fight
chance  die {dice}
told    spectator avoided who carthage dice {mine} against rome theirs {theirs} result {result}

# TW-112  Single combat: {dice} is told as {result}.
each    dice mine theirs result
| x, x     | x     | x     | tie
| x, s     | x     | s     | disgraced
| skull, x | skull | x     | slain
set     at carthage I Campania
set     general rome I Scipio Africanus
set     hand rome Bribe/Single Combat 1
apply   march I Campania
apply   fight
apply   fight
apply   pass
apply   event Bribe/Single Combat
chance  die {dice}
told    spectator duel who rome dice {mine} against carthage theirs {theirs} result {result}

# TW-234  A battle that is won: {result}.
each    second began killed result
| dead   | 4 | 2 | total victory
| dead   | 3 | 2 | destroyed
| beside | 4 | 1 | beaten
use     over
set     zone defender 1 dead
set     zone defender 2 {second}
set     tally defender began {began}
apply   pass
told    greece battle who rome against carthage at Latium n {killed} lost 0 result {result}

# TW-233  A battle that nobody wins: {result}.
each    second killed result
| beside | 1 | attacker leaves
| dead   | 2 | both destroyed
use     over
set     zone attacker 1 dead
set     zone attacker 2 {second}
set     zone defender 1 dead
set     zone defender 2 {second}
apply   pass
told    greece battle-drawn who rome against carthage at Latium n {killed} lost {killed} result {result}

# TW-196  A sea battle that is won: {result}.
each    dice sunk result
| skull, blank, blank, blank, blank | 1 | retreats
| skull, skull, blank, blank, blank | 2 | navy destroyed
set     navy rome A Quinquereme 3
set     fleet rome A Mare Tyrrhenum
set     navy carthage A Punic Quinquereme 2
set     fleet carthage A Mare Africum
apply   sail A Mare Africum
chance  die {dice}
told    greece sea-battle who rome against carthage at Mare Africum n 0 lost {sunk} result {result}

# TW-196  A sea battle that is a tie is the attacker's loss.
set     navy rome A Quinquereme 3
set     fleet rome A Mare Tyrrhenum
set     navy carthage A Punic Quinquereme 2
set     fleet carthage A Mare Africum
apply   sail A Mare Africum
chance  die skull, blank, blank, skull, blank
told    greece sea-battle-drawn who rome against carthage at Mare Africum n 1 lost 1 result attacker retreats
