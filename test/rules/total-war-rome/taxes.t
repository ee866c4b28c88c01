; Taxation and its events.
include taxation.head
set     hand rome Riots/Silver Strike 1
set     hand rome Bribe/Pirate Raid 1

# TW-30  25 gold raised give 2 VP, the highest only; TW-31: what was raised is taken.
apply   pass
expect  vp carthage 2
expect  vp rome 0
expect  gold carthage 30

# TW-117  A harvest raises three, silver one a mountain region.
apply   event Protests/Bumper Harvest
apply   event Riots/Silver Strike
apply   pass
expect  gold rome 26
expect  vp rome 1

# TW-118  Pirates take two from what an opponent raises.
apply   aim Bribe/Pirate Raid carthage
apply   pass
expect  gold carthage 28
expect  vp carthage 1

# TW-135  A wonder takes two gold from every opponent, and it counts.
set     built wonder Latium yes
apply   pass
expect  gold rome 24
expect  vp rome 1

# TW-136  A besieged region loses its walls first.
set     at rome I Byzacium
set     built walls Byzacium yes
set     built market Byzacium yes
apply   pass
expect  built walls Byzacium no
expect  built market Byzacium yes

# TW-3  At the trigger the last round begins; TW-2: 15 VP in a short game.
set     vp carthage 13
apply   pass
expect  last_round yes

# TW-2  20 VP in a medium game.
set     option length medium
set     vp carthage 13
apply   pass
expect  last_round no
