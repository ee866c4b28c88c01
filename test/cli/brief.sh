# Briefings: of a game, of a scenario, before a game at the terminal, checked.

want "brief tells of the first scenario" 0 brief arena-roma
has "how to win" "when the game ends"
want "brief of a battle, for a seat" 0 brief ancients cannae --seat top
has "who you are" "You are Hannibal of Carthage."
has "forces from the rows" "1× heavy cavalry"
has "balance" "Rome won 42 % and Carthage 58 %"
want "brief knows the number of players" 0 brief antike2 --seats 6
has "fewer personages" "Be the first with 7 personages"
want "brief knows the options" 0 brief total-war-rome --option length=long
has "more points" "As soon as somebody has 25"
want "no such scenario" 2 brief ancients waterloo
want "no such seat" 2 brief ancients cannae --seat left
want "a game without briefings" 2 brief tictactoe
printf 'brief\nquit\n' >"$work/in"
"$tessera" play ancients --scenario cannae --seed 1 <"$work/in" >"$work/out" 2>"$work/err"
has "play begins with the briefing" "You are the consul Varro."
if [ "$(grep -c '^How you win' "$work/out")" -eq 2 ]; then ok "brief tells it again"; else not_ok "brief tells it again"; fi

says_brief() {
  printf '%s\n' "$2" >"$work/casus-belli.briefing"
  want "$1" 1 brief --check "$work/casus-belli.briefing"
  has "$1: why" "$3"
}
says_brief "a word that is none" 'sing loudly' 'Line 1: There is no word "sing" in a briefing.'
says_brief "a scenario that is not told" 'who A' 'The briefing of "rome-carthage": There is none.'
printf 'who A\nwin W\nturn T\nscenario rome-carthage\n' >"$work/casus-belli.briefing"
want "a briefing that is sound" 0 brief --check "$work/casus-belli.briefing"
