# Playing by words, saving, and what becomes of a saved game.

want "play to the end" 0 play tictactoe --seat nought=human --seed 1 --save "$work/game" \
  <<<$'mark a1\n mark b1 \n3\nwhy mark a1\nmark a1\nfly\nundo\nmark a2\nb\nmark b2\nlog\nhint\nmark a3'
has "the winner is named" "cross wins"
has "why gives the rule" "already. (TT-2)"
has "a wrong word is explained" '"fly" is not a word of this game'
has "undo" "Taken back."
want "the saved game holds" 0 verify "$work/game"
has "verify counts the steps" "5 steps"
want "replay tells it" 0 replay "$work/game"
has "replay numbers the steps" "    1  Cross marks a1."
want "replay at a step" 0 replay "$work/game" --at 2
has "replay draws the position" "x o ."
want "replay past the end" 2 replay "$work/game" --at 77
want "show draws the end" 0 show "$work/game"
has "show tells the winner" "cross wins"

want "replay writes a position" 0 replay "$work/game" --at 2 --json
cp "$work/out" "$work/two.json"
want "which can be shown" 0 show "$work/two.json" --json
if cmp -s "$work/out" "$work/two.json"; then ok "and is the same"; else not_ok "and is the same"; fi
want "a view as JSON" 0 show "$work/two.json" --json --seat nought
has "a view as JSON has its reader" '"reader":"nought"'

COLUMNS=80 want "a terminal of 80 columns" 0 play antike2 --seat yellow=human --seed 1 <<<$'help\nlog\nhint'
if sed '1,/^Say /d' "$work/out" | grep -vE '^> ' | grep -qE '^.{81,}$'; then
  not_ok "its lines break between words"
else
  ok "its lines break between words"
fi

sed 's/^nought mark b1/nought mark c1/' "$work/game" >"$work/tampered"
want "a changed action is found" 1 verify "$work/tampered"
has "a changed action's line is named" "Line 11"
want "the end of the input saves" 0 play tictactoe --save "$work/half" <<<"mark b2"
has "it says where the game is" "$work/half"
want "a saved game is not written over" 2 play tictactoe --save "$work/half" <<<"mark a1"
want "a half game goes on" 0 play --from "$work/half" --seat nought=human <<<"log"
has "the story is there" "Cross marks b2."
want "a game of another kind" 2 play draw --from "$work/half" </dev/null

want "fair dice" 0 play draw --seat red=greedy --save "$work/fair" </dev/null
has "the commitment is shown" "Fair dice: the hash of their secret is"
has "the secret is shown at the end" "The secret of the dice was"
want "fair dice verify" 0 verify "$work/fair"
has "fair dice were checked" "the one that was committed to"
sed -E 's/^(secret .*)[0-9a-f]$/\1x/; s/^(secret .*)[0-9a-f]{2}x$/\100a/' "$work/fair" >"$work/liar"
want "another secret is found" 1 verify "$work/liar"
want "dice from a seed" 0 play draw --seat red=greedy --seed 5 --save "$work/seeded" </dev/null
sed 's/^dice seed 5/dice seed 6/' "$work/seeded" >"$work/liar"
want "another seed is found" 1 verify "$work/liar"
has "another seed's line is named" "Line "

want "a half fair game" 0 play draw --seat red=human --seat green=human \
  --save "$work/secret" <<<"1"
lacks "the secret is not told before the end" "$(cat "$work/secret.secret")"
if grep -q '^secret' "$work/secret"; then not_ok "an open record tells"; else ok "an open record does not tell"; fi
want "a half fair game goes on" 0 play --from "$work/secret" --seat red=greedy --seat green=random \
  --save "$work/secret" </dev/null
want "and holds" 0 verify "$work/secret"
if [ -e "$work/secret.secret" ]; then not_ok "the secret's file is left"; else ok "the secret's file goes"; fi

want "dice of the table" 0 play draw --dice table --seat red=random <<<"1"
has "the table is asked" "enter what was rolled or drawn"
want "a wrong roll of the table" 0 play draw --dice table --seat red=random <<<$'1\nundo\n2'
has "a wrong roll is taken back" "Taken back."
want "hot-seat" 0 play draw --seat green=human --seed 3 <<<$'1\n1'
has "hot-seat hands over" "handed over to green"

echo '{"game":"tictactoe","flow":["mark"],"cell":{"a1":"x","d9":"o"}}' >"$work/bad.json"
want "a bad position" 2 show "$work/bad.json"
has "a bad position's field is named" '"cell"'
echo '{"game":"tictactoe","flow":["mark"],"cell":{"a1":"x","b2":"o"}}' >"$work/good.json"
want "a position" 0 show "$work/good.json"
has "a position is drawn" ". o ."
want "play from a position" 0 play --from "$work/good.json" --save "$work/from" <<<"mark c3"
want "its record holds" 0 verify "$work/from"
head -c 3000 /dev/urandom >"$work/noise"
want "noise is no record" 1 verify "$work/noise"
want "noise is no position" 2 show "$work/noise"
