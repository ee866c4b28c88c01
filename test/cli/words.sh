# Help, exit statuses, and what is said about bad words.

want "no command" 2 </dev/null
has "no command lists the commands" "usage: tessera COMMAND"
want "help" 0 --help </dev/null
want "unknown command" 2 dance </dev/null
has "unknown command is named" "dance"
for command in list rules play show replay verify sim bench test fuzz flow engine; do
  want "$command --help" 0 $command --help </dev/null
  has "$command --help says how" "usage: tessera $command"
  want "$command --nonsense" 2 $command --nonsense </dev/null
  has "$command names a wrong option" "--nonsense"
done
for command in rules play sim bench fuzz flow; do
  want "$command of no game" 2 $command chess </dev/null
  has "$command of no game says so" 'no game "chess"'
done
for command in show replay verify test; do
  want "$command of no file" 2 $command "$work/missing" </dev/null
  has "$command of no file names it" "$work/missing"
done
for command in rules show replay verify sim bench test fuzz flow; do
  want "$command without its words" 2 $command </dev/null
done

want "list" 0 list </dev/null
has "list has the games" tictactoe
want "list of a game" 0 list draw </dev/null
has "list of a game has its options" doubles
want "a wrong seat" 2 play tictactoe --seat emperor=human </dev/null
want "a wrong player" 2 play tictactoe --seat cross=nobody </dev/null
want "a wrong scenario" 2 play tictactoe --scenario moon </dev/null
want "a wrong option" 2 play draw --option hand=nine </dev/null
has "a wrong option value names the right ones" "two, three"
want "too many seats" 2 play draw --seats 9 </dev/null
want "a wrong number" 2 sim tictactoe --games many </dev/null
want "a wrong bot" 2 sim tictactoe --bots greedy,oracle </dev/null
want "a rule that is not there" 2 rules arena-roma AR-99999 </dev/null

# Commands that the documents name exist.
while read -r command; do
  if "$tessera" --help | grep -q "^  $command "; then ok "docs: $command"; else not_ok "docs: there is no command \"$command\""; fi
done < <(grep -hoE '`(build/)?tessera [a-z]+' README.md CONTRIBUTING.md docs/*.md 2>/dev/null | sed 's/.* //' | sort -u)
