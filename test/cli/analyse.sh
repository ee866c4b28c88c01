# `tessera analyse`: a game that is over, in words and as JSON.
want "analyse: its help" 0 analyse --help
has "analyse: names its options" "--json"
want "analyse: in words" 0 analyse test/replays/tictactoe.record </dev/null
has "analyse: the curve" "Who was winning"
has "analyse: names the seats" "# cross   = nought"
want "analyse: as JSON" 0 analyse --json --seed 4 test/replays/draw-two.record </dev/null
has "analyse: the luck" '"luck":{"red":{"sum":'
cp "$work/out" "$work/first"
want "analyse: once more" 0 analyse --json --seed 4 test/replays/draw-two.record </dev/null
if cmp -s "$work/out" "$work/first"; then ok "analyse: the same seed gives the same"; else not_ok "analyse: the same seed gives the same"; fi
printf 'tessera record 1\ngame tictactoe\nrules 1\nseats 2\nscenario standard\ndice table\nsteps\n' >"$work/empty.record"
want "analyse: nothing was played" 2 analyse "$work/empty.record"
want "analyse: a win that was missed" 0 analyse test/replays/tictactoe-missed.record
has "analyse: says what was better" "    5  cross: mark c3,"
has "analyse: and how much" "could have been mark c1, 100 %"
