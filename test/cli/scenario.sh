# Scenarios of people's own: written, changed, played, refused.

want "show writes a scenario" 0 show ancients --scenario castulo --as-scenario
cp "$work/out" "$work/mine.json"
has "scenario: units by hex" '"MC": "e4 e1 h1"'
has "scenario: special rules" '"special": ["leaderless", "exits"]'
want "sim takes the file" 0 sim ancients --scenario "$work/mine.json" --bots random --games 2
has "scenario: its title" "ancients, Castulo, 211 BC: 2 games"
want "bench takes the file" 0 bench ancients --scenario "$work/mine.json" --ms 4
want "show takes the file" 0 show "$work/mine.json"
has "scenario: the armies are there" "Rome (bottom)"
want "play takes the file" 0 play ancients --scenario "$work/mine.json" --seat bottom=random \
  --seat top=random --seed 3 --save "$work/mine.record"
if grep -q '^title Castulo, 211 BC$' "$work/mine.record"; then ok "the record keeps the title"; else not_ok "title"; fi
want "its record is verified alone" 0 verify "$work/mine.record"

sed 's/"HI": "f2 g2"/"HI": "f2 g2 e4"/' "$work/mine.json" >"$work/bad.json"
want "two units on one hex" 2 play ancients --scenario "$work/bad.json"
has "the units and the hex are named" "There are two units on e4: Roman HI and Roman MC."
want "a file that is not there" 2 sim ancients --scenario "$work/none.json"
want "a scenario that is not there" 2 sim ancients --scenario nowhere
has "files are offered" "one of your own is a file, FILE.json"
want "a game without own scenarios" 2 show tictactoe --as-scenario
printf '{"sides":{}}' >"$work/tic.json"
want "a scenario for another game" 2 play tictactoe --scenario "$work/tic.json"

printf '{"do":"new","game":"ancients","custom":%s,"seed":1}\n{"do":"new","game":"ancients","custom":{"sides":7}}\n' \
  "$(tr -d '\n' <"$work/mine.json")" >"$work/in"
"$tessera" engine <"$work/in" >"$work/out" 2>"$work/err"
has "the engine takes it" '"ok":true,"rev":0'
has "the engine refuses it" 'In \"sides\" the object \"bottom\" is missing.'

for how in "--scenario castulo" "--scenario $work/mine.json"; do
  # shellcheck disable=SC2086
  "$tessera" tournament ancients $how --rotate --bots random,random:eval=handmade --games 2 --json "$work/rotated.json" >/dev/null 2>"$work/err"
  sed -E 's/.*"scenarios":([0-9]+).*/\1/' "$work/rotated.json" >>"$work/rotated"
done
if [ "$(sed -n 2p "$work/rotated")" -eq $(($(sed -n 1p "$work/rotated") + 1)) ]; then
  ok "--rotate plays the file and all other scenarios"
else
  not_ok "--rotate plays the file and all other scenarios: $(tr '\n' ' ' <"$work/rotated")"
fi
want "balance of all scenarios" 0 sim tictactoe --scenario all --bots random --games 4
has "a line a scenario" "draws"
