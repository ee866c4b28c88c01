# The engine protocol: the session of docs/protocol.md, and bad input.

# session NAME FILE: requests behind `> `, patterns of replies behind `< `.
session() {
  sed -n 's/^> //p' "$2" | "$tessera" engine >"$work/replies" 2>"$work/err" ||
    not_ok "$1: the engine failed"
  local reply pattern wanted n=0
  while IFS= read -r pattern <&3; do
    n=$((n + 1))
    IFS= read -r reply <&4 || reply="(nothing)"
    wanted=${pattern//\\/\\\\}
    wanted=${wanted//\[/\\[}
    wanted=${wanted//\?/\\?}
    wanted=${wanted//\*/\\*}
    wanted=${wanted//.../*}
    # shellcheck disable=SC2053
    if [[ $reply == $wanted ]]; then
      ok "$1, reply $n"
    else
      printf 'wanted %s\ngot    %s\n' "$pattern" "$reply" >"$work/out"
      not_ok "$1, reply $n"
    fi
  done 3< <(sed -n 's/^< //p' "$2") 4<"$work/replies"
}

sed -n '/^```session/,/^```$/p' docs/protocol.md >"$work/session"
session "docs/protocol.md" "$work/session"
for file in test/cli/*.session; do
  session "$(basename "$file")" "$file"
done

# bad NAME CODE: a line on standard input is refused with this code, and the game goes on.
bad() {
  local got
  { echo '{"do":"new","game":"tictactoe"}'; cat; echo; echo '{"do":"legal","seat":"cross"}'; } |
    "$tessera" engine >"$work/out" 2>"$work/err" || not_ok "$1: the engine failed"
  got=$(sed -n 2p "$work/out")
  if [[ $got == '{"ok":false,"error":"'*'","code":"'$2'"}' ]] &&
    [ "$(wc -l <"$work/out")" -eq 3 ] && grep -q '^{"ok":true,"actions":\["mark a1"' "$work/out"; then
    ok "$1"
  else
    not_ok "$1"
  fi
}

printf 'nonsense' | bad "no JSON" bad-json
printf '{"do":"legal"' | bad "half a line" bad-json
printf '{"do":"legal","do":"view"}' | bad "a key twice" bad-json
printf '{"do":"\xff\xfe"}' | bad "bad UTF-8" bad-json
printf '{"do":"a\\u0000b"}' | bad "a zero in a string" bad-json
printf '{"do":"le\0gal"}' | bad "a zero byte" bad-json
{ head -c 100000 /dev/zero | tr '\0' '['; } | bad "deep nesting" bad-json
{ head -c 900000 /dev/zero | tr '\0' 'a'; } | bad "a long word" bad-json
{ head -c 3000000 /dev/zero | tr '\0' 'a'; } | bad "a line that is too long" bad-request
head -c 2000 /dev/urandom | tr -d '\n' | bad "noise" bad-json
printf '[]' | bad "a list" bad-request
printf '{}' | bad "an empty object" bad-request
printf '{"do":7}' | bad "a number for a word" bad-request
printf '{"do":"play","seat":"cross"}' | bad "no action" bad-request
printf '{"do":"play","seat":"cross","action":"mark a1","rev":-1}' | bad "a wrong rev" bad-request
printf '{"do":"new","game":"tictactoe","chance":"maybe"}' | bad "a wrong chance" bad-request
printf '{"do":"new","game":"tictactoe","seed":1.5}' | bad "a broken seed" bad-request
printf '{"do":"load","game":"tictactoe","position":{"cell":{"z9":"x"}}}' |
  bad "a wrong position" bad-position
printf '{"do":"load","record":"tessera record 1\\ngame chess\\n"}' | bad "a wrong record" bad-record
