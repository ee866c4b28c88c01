# The engine protocol with Arena, request by request as the issue and docs/protocol.md say.
session() {
  printf '%s\n' "$@" | "$tessera" engine >"$work/out" 2>"$work/err" || echo "status $?" >>"$work/err"
}

session '{"do":"new","game":"arena-roma","seats":2,"scenario":"standard","options":{"edition":"manual"},"seed":7,"chance":"auto"}'
has "arena: new" '"ok":true,"rev":0,"to_act":["roma","capua"],"over":false,"seats":["roma","capua"]'

ask='{"do":"load","game":"arena-roma","chance":"ask","position":{"flow":["act"],"turn":1,"vp":{"roma":10,"capua":10},"supply":16,"money":{"roma":3},"die":[5,2,2],"hand":{"roma":{"Forum":1},"capua":{"Tuba":1}},"space":{"roma":{"2":"Decurio"},"capua":{"2":"Bestia"}}}}'
session "$ask" '{"do":"legal","seat":"roma"}' '{"do":"play","seat":"roma","action":"money 5","rev":0}'
has "arena: legal" '"actions":["money 5",'
has "arena: play tells the story" '"event":"collected","who":"roma","n":5'
session "$ask" '{"do":"why","seat":"roma","action":"play Forum 3"}'
has "arena: why" '"legal":false,"reason":"Forum costs 5 sestertii; you have 3.","rule":"AR-21"'
session "$ask" '{"do":"play","seat":"roma","action":"activate 2"}' '{"do":"legal","seat":"chance"}' \
  '{"do":"play","seat":"chance","action":"die 3"}' '{"do":"undo","seat":"roma"}'
has "arena: chance is asked" '"to_act":["chance"]'
has "arena: outcomes are listed" '"die 4"'
has "arena: the die decides" '"total":4,"defence":4,"result":"beaten"'
has "arena: no undo across a die" '"code":"no-undo"'
session "$ask" '{"do":"view","seat":"capua"}'
lacks "arena: a view hides the other hand" '"Forum"'
fons='{"do":"load","game":"arena-roma","position":{"flow":["fons"],"turn":1,"vp":{"roma":10,"capua":10},"supply":16,"rerolls":1,"die":[5,2,2],"space":{"roma":{"2":"Fons Bacchi"}}}}'
session "$fons" '{"do":"play","seat":"roma","action":"mark 2"}' '{"do":"view","seat":"roma"}'
has "arena: the prompt of Fons Bacchi counts its dice" 'Fons Bacchi: roll 1 die again, or choose more (5 and 2).'
session "$ask" '{"do":"play","seat":"roma","action":"money 5","rev":9}' '{"do":"play","seat":"capua","action":"end"}'
has "arena: a stale revision" '"code":"stale"'
has "arena: the other's turn" '"code":"not-your-turn"'
session "$ask" '{"do":"go","seat":"roma","bot":"greedy","seed":1}' '{"do":"score"}' '{"do":"record"}'
has "arena: a bot's choice" '"action":"'
has "arena: the record" 'tessera record 1'
session '{"do":"load","game":"arena-roma","position":{"vp":{"roma":999}}}' '{"do":"legal","seat":"roma"}'
has "arena: a bad position names the field" '"vp\"'
has "arena: and nothing was loaded" '"code":"no-game"'

want "arena: the tables" 0 rules arena-roma --tables </dev/null
has "arena: tables: a number that is found" 'Ballista              building'
has "arena: tables: both boxes" 'The cards of Roma'
has "arena: tables: a kind by edition" 'character (published: building)'
want "arena: the ledger" 0 rules arena-roma --ledger </dev/null
has "arena: ledger: an option that switches a reading" 'Option: maecenas=activation-cost'
