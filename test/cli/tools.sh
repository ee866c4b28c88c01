# Statistics, measures, charts, fuzzing and rule tests.

want "sim" 0 sim draw --games 60 --threads 1 --seats 3 --bots greedy,random
cp "$work/out" "$work/sim1"
want "sim on three threads" 0 sim draw --games 60 --threads 3 --seats 3 --bots greedy,random
if cmp -s "$work/sim1" "$work/out"; then ok "sim is the same"; else not_ok "sim is the same"; fi
wins() { awk -v kind="$1" -v name="${2:-}" '$1 == kind && (!name || $2 == name) { n += $3 } END { print n + 0 }' "$work/out"; }
want "sim of a game in which cross begins" 0 sim tictactoe --games 60 --bots greedy,random
if [ "$(wins seat cross)" -gt 0 ] && [ "$(wins seat cross)" = "$(wins order first)" ] && [ "$(wins seat nought)" = "$(wins order second)" ]; then
  ok "sim counts wins by who begins"; else not_ok "sim counts wins by who begins"; fi
lacks "sim: a side that is a seat stands there once" 'side  '
want "sim of a game in which a lot says who begins" 0 sim antike2 --games 12 --bots greedy:noise=2 --threads 2
if [ "$(wins seat)" = 12 ] && [ "$(wins side)" = 12 ] && [ "$(wins order)" = 12 ]; then
  ok "sim counts every win by seat, by side and by order"; else not_ok "sim counts every win by seat, by side and by order"; fi
has "sim: sides are nations" 'side     Carthaginienses '
if [ "$(grep -c '^order' "$work/out")" = 3 ]; then ok "sim: a line for each place"; else not_ok "sim: a line for each place"; fi
want "bench" 0 bench --all --ms 4
has "bench measures random play" "actions/s"
has "bench measures batches beside it" "of random play"
want "flow" 0 flow tictactoe
has "flow has the phases" '"mark" -> "end"'
(cd "$work" && "$tessera" fuzz draw --games 20 >out 2>err) && ok "fuzz" || not_ok "fuzz"

want "rule tests" 0 test test/rules/tictactoe/marks.t
has "rule tests are counted" "4 passed, 0 failed"
printf 'game tictactoe\n\n# TT-2  Wrong.\nlegal mark a1\nillegal mark a1 because taken\n' >"$work/wrong.t"
want "a wrong rule test" 1 test "$work/wrong.t"
has "it is named with its line" "wrong.t:5: [TT-2]"
printf 'game tictactoe\n# TT-2  Word.\nlegall mark a1\n' >"$work/wrong.t"
want "an unknown word" 1 test "$work/wrong.t"
has "the word is named" "wrong.t:3: [TT-2] The word \"legall\" is not known."
cat >"$work/draw.t" <<'T'
game draw
option omen doubles

# DR-1  What is hidden stays hidden.
chance  omen cat
chance  draw dog
sees    red hand red dog 1
sees    green hand red 1
sees    green omen hidden
expect  omen cat
expect  options omen doubles
turn    chance
T
want "a rule test with chance" 0 test "$work/draw.t"

printf 'game tictactoe\nfixture row\nset cell a1 x\nset cell a2 x\nend\n' >"$work/row.head"
printf 'include row.head\n# TT-3  x\nuse row\nexpect cell a2 x\n# TT-1  y\nexpect cell a2 none\n' >"$work/row.t"
want "a rule test with a fixture of another file" 0 test "$work/row.t"
has "the fixture is for those who use it" "2 passed, 0 failed"
printf 'include row.head\n# TT-3  x\nuse column\n' >"$work/row.t"
want "an unknown fixture" 1 test "$work/row.t"
has "the fixture is named" 'row.t:3: [TT-3] There is no fixture "column" above.'
printf 'include gone.head\n# TT-3  x\n' >"$work/row.t"
want "an unknown file" 1 test "$work/row.t"
has "the file is named" "gone.head"

printf 'game tictactoe\n# TT-3  {at}\neach at is\n| a1 | x\n| a2 | none\nset cell a1 x\nexpect cell {at} {is}\n' >"$work/each.t"
want "a rule test with a table" 0 test "$work/each.t"
has "each line of the table is a test" "2 passed, 0 failed"
printf 'game tictactoe\n# TT-3  {at}\neach at is\n| a1 | x\n| a2\nexpect cell {at} {is}\n' >"$work/each.t"
want "a table that does not fit" 1 test "$work/each.t"
has "a failure names the values" 'each.t:6: [TT-3] cell should be x but is 0. With | a1 | x'
has "a line that is too short" 'each.t:5: [TT-3] The line has not as many values as the table has names.'

want "tournament: the old word" 2 arena tictactoe </dev/null
has "tournament: the old word names the new one" '"arena" is called "tournament" now.'
want "tournament: a tournament" 0 tournament tictactoe --bots random,greedy,easy --games 20 </dev/null
has "tournament: everybody meets everybody" "against easy"
want "tournament: one against two" 0 tournament antike2 --seats 3 --bots random,greedy --games 6 --alone </dev/null
has "tournament: tells the fair share" "sits alone among 2 of the earlier: its fair share is 33.3 %"
has "tournament: a greedy bot alone against two at random" "0.0 % (0.0 to 39.0)"
want "tournament: one bot is no tournament" 2 tournament tictactoe --bots random </dev/null
want "tournament: two evaluators meet" 0 tournament arena-roma --bots greedy:eval=handmade,greedy --games 4 </dev/null
has "tournament: each by its name" "against greedy:eval=handmade"
want "tournament: an unknown evaluator" 2 tournament arena-roma --bots greedy:eval=wise,greedy --games 4 </dev/null
has "tournament: the evaluators are named" 'Arena: Roma II has no evaluator "wise": net, learned, handmade.'
want "tournament: an unknown bot" 2 tournament tictactoe --bots random,oracle </dev/null
want "tournament: without MPI" 2 tournament tictactoe --bots random,greedy --games 2 --mpi </dev/null
has "tournament: says what to install" 'install openmpi-bin'
want "tournament: stops when it is sure" 0 tournament tictactoe --bots random,greedy --games 400 --sprt 0,50 </dev/null
has "tournament: says what was accepted" "SPRT of greedy against random, 0 or 50 Elo: 50 Elo accepted after"
cp "$work/out" "$work/sprt1"
want "tournament: stops on three threads" 0 tournament tictactoe --bots random,greedy --games 400 --sprt 0,50 --threads 3 </dev/null
if cmp -s "$work/sprt1" "$work/out"; then ok "tournament: it stops at the same game"; else not_ok "tournament: it stops at the same game"; fi
want "tournament: random openings" 0 tournament tictactoe --bots random,greedy --games 10 --opening 2 </dev/null
want "tournament: a test that makes no sense" 2 tournament tictactoe --bots random,greedy --sprt 50,0 </dev/null
want "tournament: yardsticks are not offered" 2 tournament tictactoe --bots random,hard-0.1 </dev/null
measure=$(dirname "$tessera")/tessera-measure
if [ -x "$measure" ]; then # frozen: whatever becomes of the others, it plays as it did
  "$measure" sim draw --games 20 --seats 3 --bots hard-0.1:ms=0:iterations=30,uct:iterations=60 </dev/null >"$work/out" 2>"$work/err"
  has "yardsticks: hard-0.1 plays as it did" "length   min 21, mean 21.8, max 23 actions"
fi
want "tournament: a page and JSON" 0 tournament draw --bots random,greedy --games 8 --rotate --html "$work/page.html" --json "$work/page.json" </dev/null
for part in '<svg' 'Strength' 'Who beat whom' 'Length of the games' 'prefers-color-scheme:dark' \
  '<code>tessera tournament draw --bots random,greedy --games 8 --rotate</code>'; do
  if grep -qF "$part" "$work/page.html"; then ok "tournament: the page has $part"; else not_ok "tournament: the page has $part"; fi
done
if grep -qE '<script|https?:' "$work/page.html"; then not_ok "tournament: the page needs nothing else"; else ok "tournament: the page needs nothing else"; fi
if python3 -m json.tool "$work/page.json" >"$work/out" 2>"$work/err"; then ok "tournament: JSON"; else not_ok "tournament: JSON"; fi
has "tournament: JSON has the lengths" '"lengths"'
want "tournament: ten games" 0 tournament tictactoe --bots random,greedy,easy --games 10 --html "$work/page.html" --json "$work/page.json" </dev/null
grep -oE '[0-9.]+ % \([0-9.]+ to [0-9.]+\)' "$work/out" | sort >"$work/table.shares"
sed 's|<td|\n&|g' "$work/page.html" |
  sed -nE 's|^<td.*<b>([0-9.]+)&nbsp;%</b><small>([0-9.]+ to [0-9.]+)</small>.*|\1 % (\2)|p' | sort >"$work/page.shares"
python3 -c 'import json, sys
for bot in json.load(sys.stdin)["bots"]:
    for b in bot["against"].values():
        print("%.1f %% (%.1f to %.1f)" % (100 * b["share"], 100 * b["low"], 100 * b["high"]))' \
  <"$work/page.json" 2>"$work/err" | sort >"$work/json.shares"
if [ "$(wc -l <"$work/table.shares")" = 6 ] && cmp -s "$work/table.shares" "$work/page.shares" &&
  cmp -s "$work/table.shares" "$work/json.shares"; then
  ok "tournament: table, page and JSON tell the same shares"
else not_ok "tournament: table, page and JSON tell the same shares"; fi

lengths() { # lengths GAMES FLAGS...: how long games of Ancients are, by the JSON of a tournament
  "$tessera" tournament ancients --bots random,random --games "$@" --json "$work/rotate.json" </dev/null >"$work/out" 2>"$work/err" &&
    grep -o '"lengths".*' "$work/rotate.json"
}
one=$(lengths 2) && same=$(lengths 2 --rotate)
if [ -n "$one" ] && [ "$one" = "$same" ]; then ok "rotate: all seats in the first scenario first"; else not_ok "rotate: all seats in the first scenario first"; fi
one=$(lengths 4) && other=$(lengths 4 --rotate)
if [ -n "$one" ] && [ -n "$other" ] && [ "$one" != "$other" ]; then ok "rotate: then the next scenario"; else not_ok "rotate: then the next scenario"; fi

want "learn" 0 learn arena-roma --bots greedy:eval=handmade --games 4 --seed 2 --out "$work/weights.def" </dev/null
has "learn: says from how many games" 'of 4 games'
has "learn: compares with the evaluator in use" 'of the net evaluator there 0.'
all=$(sed -n 's/ positions of 4 games.*//p' "$work/err")
want "learn: again" 0 learn arena-roma --bots greedy:eval=handmade --games 4 --seed 2 </dev/null
if cmp -s "$work/weights.def" "$work/out"; then ok "learn: the same seed, the same weights"; else not_ok "learn: the same seed, the same weights"; fi
has "learn: the command is in the head" 'tessera learn arena-roma --bots greedy:eval=handmade --games 4 --seed 2 (rules '
want "learn --every" 0 learn arena-roma --bots greedy:eval=handmade --games 8 --every 4 --seed 2 --out "$work/few.def" </dev/null
has "learn --every: as many games" 'of 8 games'
few=$(sed -n 's/ positions of 8 games.*//p' "$work/err")
if [ "${few:-0}" -gt 0 ] && [ "$few" -lt "${all:-0}" ]; then ok "learn --every: fewer positions of more games"; else not_ok "learn --every: fewer positions of more games ($few, $all)"; fi
want "learn --every: nonsense" 2 learn arena-roma --every 0 </dev/null
want "learn --net" 0 learn arena-roma --net --rotate --rounds 2 --games 6 --seed 2 --out "$work/net.def" </dev/null
has "learn --net: tells of each round" 'round 2: '
want "learn --net: with notes" 0 learn arena-roma --net --rotate --rounds 2 --games 6 --seed 2 --notes "$work/notes" </dev/null
if cmp -s "$work/net.def" "$work/out"; then ok "learn --net: the same seed, the same weights"; else not_ok "learn --net: the same seed, the same weights"; fi
want "learn --net: from the notes" 0 learn arena-roma --net --rotate --rounds 2 --games 6 --seed 2 --notes "$work/notes" </dev/null
if cmp -s "$work/net.def" "$work/out"; then ok "learn --net: goes on from its notes"; else not_ok "learn --net: goes on from its notes"; fi
want "learn --net: a game without" 2 learn tictactoe --net </dev/null
want "learn --net --bots" 2 learn arena-roma --net --bots greedy </dev/null
want "learn --spsa" 0 learn casus-belli --spsa --games 2 --seed 2 --out "$work/weights.def" </dev/null
want "learn --spsa: again" 0 learn casus-belli --spsa --games 2 --seed 2 </dev/null
if cmp -s "$work/weights.def" "$work/out"; then ok "learn --spsa: the same seed, the same weights"; else not_ok "learn --spsa: the same seed, the same weights"; fi
has "learn --spsa: the command is in the head" 'tessera learn casus-belli --spsa --games 2 --seed 2 (rules '
for flag in "--rotate" "--bots greedy" "--every 4" "--bot-ms 100"; do
  # shellcheck disable=SC2086
  want "learn --spsa $flag" 2 learn casus-belli --spsa --games 2 $flag </dev/null
  has "learn --spsa $flag: says so" "With --spsa there is no ${flag% *}."
done
want "learn --spsa: an evaluation that is no sum" 2 learn arena-roma --spsa </dev/null
want "learn: a game without features" 2 learn tictactoe </dev/null
want "learn: an unknown bot" 2 learn arena-roma --bots oracle </dev/null
