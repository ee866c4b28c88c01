# Programs from outside as bots: docs/bots.md.
snake="python3 $root/examples/bot.py"
want "bots: the example plays" 0 sim arena-roma --bot "snake=$snake" --bot-ms 20000 --bots snake,random --games 2
has "bots: it is in the table" 'snake'
lacks "bots: it keeps its seat" 'loses its seat'
for game in antike2 casus-belli ancients total-war-rome; do
  want "bots: the example plays $game" 0 sim $game --bot "snake=$snake" --bot-ms 20000 --bots snake,random --games 1
  lacks "bots: and keeps its seat in $game" 'loses its seat'
done
want "bots: in a tournament" 0 tournament tictactoe --bot "snake=$snake" --bot-ms 20000 --bots snake,random --games 4
want "bots: at the terminal" 0 play tictactoe --bot "snake=$snake" --bot-ms 20000 --seat cross=snake --seat nought=random

want "bots: one that ends" 0 sim tictactoe --bot "dead=exit 1" --bots dead,random --games 3
has "bots: loses its seat" 'The bot dead loses its seat (tictactoe, cross): it has ended. greedy plays on.'
want "bots: one that is late" 0 sim tictactoe --bot "slow=sleep 60" --bot-ms 50 --bots slow,random --games 3
has "bots: loses its seat too" 'its answer took more than 50 ms'
cat >"$work/leaver.py" <<'PY'
import os, sys, time
os.setpgid(0, os.getpgid(os.getppid()))
open(sys.argv[1], "w").close()
time.sleep(60)
PY
SECONDS=0
want "bots: one that leaves its process group" 0 sim tictactoe --bots leaver,random --games 1 --bot-ms 3000 \
  --bot "leaver=exec python3 $work/leaver.py $work/left"
if [ -e "$work/left" ] && [ $SECONDS -lt 30 ]; then ok "bots: does not hold up the run"; else not_ok "bots: does not hold up the run ($SECONDS s)"; fi
want "bots: one that cheats" 0 sim tictactoe --bots liar,random --games 3 \
  --bot "liar=while read -r line; do echo '{\"action\":\"mark z9\"}'; done" --bot-ms 5000
has "bots: and it is said how" 'its answer is not allowed. greedy plays on. It said: "{\"action\":\"mark z9\"}'
want "bots: one that babbles" 0 sim tictactoe --bots mad,random --games 3 --bot "mad=echo hello; cat" --bot-ms 5000
has "bots: names no action" 'its answer names no action'

want "bots: one that ends at the terminal" 0 play tictactoe --bot "dead=exit 1" --seat cross=dead --seat nought=random --seed 1
has "bots: loses its seat there" 'The bot dead loses its seat (tictactoe, cross): it has ended. greedy plays on.'
printf 'quit\n' | "$tessera" play tictactoe --bot "snake=$snake" --bot-ms 20000 --seat cross=human --seat nought=snake --save "$work/snake.game" >/dev/null 2>&1
printf 'mark a1\nquit\n' | "$tessera" play --from "$work/snake.game" --bot "snake=touch $work/back; $snake" --bot-ms 20000 >"$work/out" 2>"$work/err"
if [ -e "$work/back" ]; then ok "bots: a saved game goes on with its program"; else not_ok "bots: a saved game goes on with its program"; fi

# A program hears nothing of what is hidden: its seat's view and no more.
want "bots: what they hear" 0 sim arena-roma --bots ear,random --games 1 --bot-ms 20000 \
  --bot "ear=tee $work/heard | $snake"
python3 - "$work/heard" >"$work/out" 2>"$work/err" <<'PY'
import json, sys
hands = 0
for line in open(sys.argv[1]):
    asked = json.loads(line)
    view = asked["view"]
    assert view["reader"] == asked["seat"], view["reader"]
    for seat, hand in view["state"].get("hand", {}).items():
        hands += 1
        assert seat == asked["seat"] or isinstance(hand, int), (seat, hand)
    assert not isinstance(view["state"].get("deck", 0), (dict, list))
assert hands > 10, hands
print("nothing hidden")
PY
has "bots: nothing that is hidden" 'nothing hidden'

want "bots: a name that is taken" 2 sim tictactoe --bot "greedy=true" --games 1
want "bots: a name that is too long" 2 sim tictactoe --bot "abcdefghijklmnopqrstuvwxyz=true" --games 1
want "bots: a program has no limits" 2 sim tictactoe --bot "mine=true" --bots mine:eval=handmade,random --games 1
want "bots: no command" 2 sim tictactoe --bot "mine" --games 1
want "bots: limits" 0 sim tictactoe --bots normal:iterations=5:turns=1,easy:threads=2 --games 2
want "bots: a limit that is none" 2 sim tictactoe --bots normal:colour=5 --games 2
has "bots: says which there are" 'iterations=N'
long=normal:ms=20:rounds=1:turns=1:threads=1:breadth=16:iterations=12345
for command in "sim tictactoe --games 1 --bots $long,random" "play tictactoe --seat cross=$long --seat nought=random"; do
  want "bots: no name is cut (${command%% *})" 2 $command
  has "bots: it is too long (${command%% *})" "The name of a bot has up to 63 letters with its limits, not ${#long}: \"$long\"."
done
want "bots: the longest name" 0 sim tictactoe --games 1 --bots "${long:0:63},random"
