# Puzzles: listed, given at the terminal, found and checked.

want "puzzle lists the puzzles" 0 puzzle arena-roma --list
has "their levels" "normal"
name=$(sed -n '1s/ .*//p' "$work/out")
want "the puzzle of the day" 0 puzzle --read
has "it is answered" "Right: this wins about"
want "the puzzle of the day of a game" 0 puzzle casus-belli --read
printf 'fly\nshow\nquit\n' >"$work/in"
"$tessera" puzzle arena-roma "$name" <"$work/in" >"$work/out" 2>"$work/err"
has "the question" "Find the best action."
has "show tells the answer" "Type: "
want "no such puzzle" 2 puzzle arena-roma nothing
want "every puzzle can be played" 0 puzzles --check

want "a puzzle is found" 0 puzzles arena-roma "$work/found" --count 1 --margin 1
has "a line for each game" "1 of 1 found"
has "where positions fell out" " greedy right,"
want "it is continued" 0 puzzles arena-roma "$work/found" --count 1
want "it can be played" 0 puzzles --check arena-roma "$work/found"
has "it says so" "ok arena-roma/"
sed -i 's/^best \([0-9]*\) .*/best \1 money 6/' "$work/found"
sed -i 's/"die":\[[^]]*\]/"die":[1,1,1]/' "$work/found"
want "an answer that is not legal" 1 puzzles --check arena-roma "$work/found"
has "it says that, too" "not ok arena-roma/"
