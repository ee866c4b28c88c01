# Every command line of the documents is run as it stands there, with nobody at the keyboard.

# serves NAME WORDS...: starts a server on a port and a folder of its own until it prints its address.
serves() {
  local name=$1 server line=
  shift
  coproc server { exec "$tessera" "$@" --port 0 --data "$work/served" 2>"$work/err"; }
  local pid=$server_PID
  read -r -t 30 line <&"${server[0]}" || true
  kill "$pid" && wait "$pid"
  if [ $? -eq 0 ] && [[ $line == "Tessera plays at "* ]]; then ok "$name"; else not_ok "$name: $line"; fi
}

for page in README.md docs/tour.md docs/hosting.md docs/bots.md; do
  while read -r line; do
    line=${line/\/tmp\//$work/}
    case $line in
      "build/tessera serve"*)
        # shellcheck disable=SC2086
        serves "$page: $line" ${line#build/tessera } ;;
      *)
        rm -f "$work/out" "$work/err"
        if bash -c "${line//build\/tessera/$tessera}" >"$work/out" 2>"$work/err" </dev/null; then
          ok "$page: $line"
        else
          not_ok "$page: $line"
        fi ;;
    esac
  done < <(sed -n '/^```sh/,/^```/p' "$page" | grep 'build/tessera' | sed 's/ *#.*//')
done

sed -n '/^```python/,/^```/p' docs/bots.md | sed '/^```/d' >"$work/bot.py"
if python3 "$work/bot.py" "$tessera" arena-roma >"$work/out" 2>"$work/err" && [ -s "$work/out" ]; then
  ok "docs/bots.md: the bot plays"
else
  not_ok "docs/bots.md: the bot plays"
fi
for command in $("$tessera" --help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do
  want "$command --help" 0 "$command" --help </dev/null
done

# Every link of the documents leads to a file.
while IFS=: read -r page target; do
  target=${target%%#*}
  if [ -e "$(dirname "$page")/$target" ]; then continue; fi
  not_ok "$page: a link to $target"
done < <(git ls-files '*.md' | xargs grep -oE '\]\([^)]+\)' | sed -E 's/\]\(([^)]*)\)/\1/' | grep -vE ':(https?:|#)')
ok "links lead somewhere"
