# Lessons: listed, given at the terminal, checked by script.

want "lesson lists the lessons" 0 lesson
has "a lesson of Arena" "tessera lesson arena-roma first-turn"
printf 'end\nmoney 6\nshow\nquit\n' >"$work/in"
"$tessera" lesson arena-roma first-turn <"$work/in" >"$work/out" 2>"$work/err"
has "a legal action that was not asked for is answered" "Dice you do not use are lost."
has "an illegal one gets its reason" "You have no unused 6: your dice show 3, 5 and 5."
has "show tells the action" "Type: money 3"
printf 'money 3\nplay Forum 5\nactivate 5\nscore 5\nend\nactivate 3\n' >"$work/in"
"$tessera" lesson arena-roma first-turn <"$work/in" >"$work/out" 2>"$work/err"
has "the opponent plays by the script" "Capua ends the turn."
has "it ends" "Now you know a turn"
want "no such lesson" 2 lesson arena-roma nothing

mkdir -p "$work/arena-roma"
lesson=$work/arena-roma/1-mine.lesson
first='title T
about A
seat roma
end E'
says() {
  printf '%s\n%s\n' "$first" "$2" >"$lesson"
  want "$1" 1 lesson --check "$lesson"
  has "$1: why" "$3"
}
says "a word that is none" 'sing loudly' 'Line 5: There is no word "sing" in a lesson.'
says "an action that is none" 'ask Do.
expect fly 3' 'Line 6: '
says "an action that is not legal" 'ask End it.
expect end' 'Line 6: '
says "no question" 'chance draw Forum, Forum, Forum, Aries, Aries, Bestia, Bestia, Castra, Castra, Tuba
expect give Forum' 'The learner is not told what to do'
says "no answer to another action" 'chance draw Forum, Forum, Forum, Aries, Aries, Bestia, Bestia, Castra, Castra, Tuba
ask Give.
expect give Forum' 'Another action has no answer'
says "a thing that is none" 'chance draw Forum, Forum, Forum, Aries, Aries, Bestia, Bestia, Castra, Castra, Tuba
point card Nobody
ask Give.
expect give Forum
else No.' 'There is no thing "card:Nobody".'
says "a promise before the first action" 'holds {"vp":{"roma":1}}' 'This comes after an action.'
begun='chance draw Forum, Forum, Forum, Aries, Aries, Bestia, Bestia, Castra, Castra, Tuba
ask Give.
expect give Forum
else No.'
says "nothing promised" "$begun" 'What was won is not checked'
says "a promise that is not kept" "$begun
holds {\"vp\":{\"roma\":11,\"capua\":10}}" 'The lesson says vp.roma = 11, but it is 10.'
says "nothing after the last" 'chance draw Forum
say And?' 'Nothing can be expected after the last text.'
