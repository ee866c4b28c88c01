; Set-up, initiative and the end of the game.
game total-war-rome
position {"flow":["bid"],"players":2,"round":1,"gold":{"rome":6,"carthage":6},"initiative":{"rome":1,"carthage":2},
  "control":{"Latium":"rome","Zeugitana":"carthage"},"deck":{"Treaty/Ill Omens":1,"Trade/Broken Ground":1},
  "army":{"rome":{"I":["Italian Infantry","Italian Infantry"]}},"at":{"rome":{"I":"Latium"}}}

# TW-50  Cards and bids are secret.
sees    carthage initiative carthage 2
sees    carthage initiative rome hidden
sees    spectator initiative carthage hidden
apply   rome: bid 3
sees    carthage bid rome hidden
sees    rome bid rome 3
sees    carthage gold rome 6

# TW-51  All gold that is bid goes to the bank.
apply   rome: bid 1
apply   carthage: bid 1
expect  gold rome 5
expect  gold carthage 5
turn    carthage

# TW-52  Equal sums go to more gold.
apply   rome: bid 2
apply   carthage: bid 1
turn    rome
illegal bid 1 because not-now

# TW-51  Nobody bids what he has not.
illegal rome: bid 7 because no-gold

# TW-53  The winner names the first player.
apply   rome: bid 6
apply   carthage: bid 0
apply   begin carthage right
expect  first carthage

# TW-60  Hands are filled to five while the pile lasts.
apply   rome: bid 6
apply   carthage: bid 0
apply   begin rome right
chance  draw Treaty/Ill Omens, Trade/Broken Ground
expect  hand rome Treaty/Ill Omens 1
turn    rome

# TW-61  The discards are shuffled when the pile is empty.
set     discard Trade/Forged Papers 1
apply   rome: bid 6
apply   carthage: bid 0
apply   begin rome right
chance  draw Treaty/Ill Omens, Trade/Broken Ground, Trade/Forged Papers
turn    rome

# TW-52  The highest sum wins: a card counts as gold.
apply   rome: bid 2
apply   carthage: bid 2
turn    carthage

# TW-53  With two players there is no direction to choose.
apply   rome: bid 6
apply   carthage: bid 0
offers  2

# TW-50  Each initiative card from 1 to the number of players is dealt once.
set     flow 0 deal
set     initiative rome 0
set     initiative carthage 0
legal   chance: deal 1
legal   chance: deal 2
illegal chance: deal 3
chance  deal 2
illegal chance: deal 2
chance  deal 1
expect  initiative rome 2
expect  initiative carthage 1
turn    rome carthage

# TW-51  When the last has bid all cards and bids are shown.
apply   rome: bid 2
told    rome bid who rome n 2
told    carthage bid who rome
untold  carthage bid n 2
apply   carthage: bid 1
told    spectator bid-shown who rome card 1 n 2 total 3
told    spectator bid-shown who carthage card 2 n 1 total 3
told    spectator initiative who rome n 3

# TW-1  The Barbarian Tribes are called the Barbarians, who take a plural verb.
set     players 4
set     initiative greece 3
set     initiative barbarians 4
apply   barbarians: bid 0
says    spectator "The Barbarians have bid."
