; A broken alliance: the attack itself, and the armies it leaves in each other's land.
game total-war-rome
position {"flow":["campaign"],"players":3,"round":4,"turns":1,"first":"rome","gold":{"rome":20,"carthage":20,"greece":20},
  "control":{"Latium":"rome","Etruria":"rome","Campania":"rome","Zeugitana":"carthage","Byzacium":"carthage","Lilybaeum":"carthage","Attica":"greece"},
  "relation":{"rome":{"carthage":"ally"},"carthage":{"rome":"ally"}},"vp":{"rome":3},
  "army":{"rome":{"I":["Republican Legionaries","Republican Legionaries","Italian Infantry","Italian Infantry"],"II":["Italian Infantry","Italian Infantry"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Citizen Spearmen"],"II":["Libyan Spearmen","Libyan Spearmen"]},"greece":{"I":["Hoplites","Hoplites"]}},
  "at":{"rome":{"I":"Latium","II":"space"},"carthage":{"I":"Zeugitana","II":"space"},"greece":{"I":"Attica"}},
  "general":{"rome":{"I":"C. Flaminius","II":"C. Terentius Varro"},"carthage":{"I":"Bomilcar"},"greece":{"I":"Areus"}},
  "march":{"army I":{"mu":3},"army II":{"mu":3},"navy A":{"mu":4}}}
fixture met
; Rome attacks the army of its ally in Dalmatia; nobody stands in the way of anything else.
set     at rome I Dalmatia
set     at carthage I Dalmatia
end

# TW-290  An assault on an ally's region is made there: the army is not carried off to storm its neighbour.
set     at rome I Byzacium
apply   assault I
expect  at rome I Byzacium
expect  vp rome 2
expect  relation rome carthage enemy
chance  die s, s, s, skull, skull, skull, blank, blank
expect  control Byzacium rome

# TW-290  His army in that region must be met first.
set     at rome I Zeugitana
illegal assault I because must-meet
legal   seek I

# TW-290  An ally's army attacked in one's own land is met there.
set     at carthage I Latium
apply   seek I
expect  side defender carthage
expect  at carthage I Latium
turn    carthage
legal   fight

# TW-291  The guest in the victim's land chooses: the roll to conquer it, or an adjacent region.
use     met
set     control Liguria carthage
set     at rome II Liguria
apply   seek I
turn    rome
told    spectator met who rome what I against carthage at Dalmatia
legal   flee Massalia
legal   flee Etruria
legal   fight
illegal flee Latium because no-escape
apply   flee Massalia
told    spectator withdrew who rome what II from Liguria to Massalia
expect  at rome II Massalia
expect  control Massalia none
turn    carthage
legal   avoid

# TW-291  Without a garrison the natives roll, and the land is taken.
use     met
set     control Liguria carthage
set     at rome II Liguria
apply   seek I
apply   fight
told    spectator fights-on who rome what II at Liguria
chance  die s, blank
told    spectator rolled why people at Liguria dice blank
told    spectator took who rome at Liguria from carthage
expect  control Liguria rome
expect  at rome II Liguria
turn    carthage

# TW-291  With a garrison the roll is an assault; if it fails the army stays (TW-174).
use     met
set     at rome II Byzacium
set     hand carthage Trade/Stubborn Citizens 1
apply   seek I
apply   fight
turn    carthage
legal   event Trade/Stubborn Citizens
apply   pass
chance  die s, s, s, blank, blank, blank
expect  control Byzacium carthage
expect  at rome II Byzacium
turn    carthage
legal   avoid

# TW-291  The ally in the breaker's land chooses as well, out of his turn.
use     met
set     at carthage II Campania
apply   seek I
turn    carthage
legal   flee Samnium
legal   fight
apply   fight
expect  die 0 red
chance  die s, s, s, skull, x, x
expect  control Campania carthage
expect  vp carthage 3

# TW-291  Both sides choose, the active player first (TW-7); then the attack goes on.
set     at rome I Byzacium
set     control Liguria carthage
set     at rome II Liguria
set     at carthage II Campania
apply   assault I
turn    rome
apply   flee Etruria
turn    carthage
apply   flee Samnium
expect  die 0 red
expect  die 3 none
chance  die s, s, s, skull, skull, skull, blank, blank
expect  control Byzacium rome

# TW-291  From an island there is no way out, but he may fight for the land.
use     met
set     control Baleares carthage
set     at rome II Baleares
apply   seek I
expect  at rome II Baleares
offers  1
legal   fight

# TW-291  Beside the owner's army he cannot roll, only leave.
use     met
set     control Liguria carthage
set     at rome II Liguria
set     at carthage II Liguria
apply   seek I
turn    rome
illegal fight
legal   flee Etruria

# TW-291  Who can do neither is destroyed.
use     met
set     control Baleares carthage
set     at rome II Baleares
set     at carthage II Baleares
apply   seek I
expect  at rome II none
turn    carthage

# TW-290  An ally's navy in the same area may be attacked as well, at the same price.
set     navy rome A Quinquereme 2
set     fleet rome A Mare Tyrrhenum
illegal engage A carthage because nobody-here
set     navy carthage A Punic Quinquereme 1
set     fleet carthage A Mare Tyrrhenum
set     at carthage II Campania
apply   engage A carthage
told    spectator engaged who rome what A against carthage at Mare Tyrrhenum
told    spectator broke who rome with carthage
expect  vp rome 2
expect  relation rome carthage enemy
turn    carthage
apply   flee Samnium
expect  march navy A mu 4
chance  die blank, blank, blank
turn    rome
apply   flee Mare Ligusticum

# TW-146  So may that of a neutral player (TW-194), whichever the attacker chooses.
set     navy rome A Quinquereme 2
set     fleet rome A Mare Tyrrhenum
set     navy carthage A Punic Quinquereme 1
set     fleet carthage A Mare Tyrrhenum
set     navy greece A Trireme 1
set     fleet greece A Mare Tyrrhenum
set     relation rome greece neutral
set     relation greece rome neutral
apply   engage A greece
expect  relation rome greece enemy
expect  relation rome carthage ally
expect  vp rome 3

# TW-198  In port it cannot be attacked.
set     navy rome A Quinquereme 2
set     fleet rome A Mare Tyrrhenum
set     navy carthage A Punic Quinquereme 1
set     fleet carthage A Latium
illegal engage A carthage because nobody-here
