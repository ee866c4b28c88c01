; How the game begins.
game total-war-rome

# TW-13  The forces of the rows, and they are no secret.
expect  gold rome 5
expect  army rome I 0 Republican Legionaries
sees    carthage army rome I 0 Republican Legionaries
expect  fleet carthage A space

# TW-14  The general of an army is a random card of its level.
chance  appoint Q. Fabius Maximus
expect  general rome I Q. Fabius Maximus

# TW-15  With more than two players all are neutral at first.
seats   4
expect  relation rome carthage neutral
expect  relation greece barbarians neutral

# TW-1  The factions come in their order; TW-15: two players are enemies.
expect  players 2
expect  relation rome carthage enemy
expect  at greece I none

# TW-60  The pile has 55 action cards.
sees    spectator deck 55
