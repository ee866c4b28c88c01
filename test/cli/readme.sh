# Every command line of the README is run as it stands there, with nobody at the keyboard.
while read -r words; do
  # shellcheck disable=SC2086
  want "README: tessera $words" 0 $words </dev/null
done < <(sed -n '/^```sh/,/^```/p' README.md | sed -n 's|^build/tessera ||p' | sed 's/ *#.*//')
