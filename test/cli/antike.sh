# Antike II and Casus Belli: the tables of reference, why, and a position that cannot be.
want "antike2: the tables" 0 rules antike2 --tables </dev/null
has "antike2: tables: start cities" 'Carthago (gold), Hadrumetum (iron), Cirta (marble)'
has "antike2: tables: a price that is ours" 'Moneta       10     5      ours'
has "antike2: tables: cards that were counted elsewhere" 'found: official rules'
want "casus-belli: the tables" 0 rules casus-belli --tables </dev/null
has "casus-belli: tables: a price that is found" "Strata       5      2       found: a translation of the kit's rules"
has "casus-belli: tables: an event card" 'Fortress        3       ours'
has "casus-belli: tables: an edition" 'as many as its strength'

want "casus-belli: a session" 0 engine <<'EOF'
{"do":"new","game":"casus-belli","chance":"ask"}
{"do":"play","seat":"chance","action":"begin roma"}
{"do":"play","seat":"chance","action":"draw Tribute"}
{"do":"play","seat":"chance","action":"draw Storm"}
{"do":"play","seat":"chance","action":"draw Burglary"}
{"do":"why","seat":"roma","action":"temple Roma"}
{"do":"load","game":"casus-belli","position":{"flow":["rondel"],"map":"Casus Belli","seats":2,"turn":1,"units":{"roma":{"legion":{"Mare Ionium":1}}}}}
EOF
has "casus-belli: why" '"reason":"You build temples on Templum. You have not moved on the rondel yet.'
has "casus-belli: a legion at sea is not loaded" 'roma has a legion in Mare Ionium, a sea.'

want "casus-belli: the map" 0 show casus-belli </dev/null
has "casus-belli: map: a city with its owner" 'GENUA/Rom'
has "casus-belli: map: a site without a city" 'Neapolis'
want "antike2: who won, in the plural" 0 show test/replays/antike2-1.record </dev/null
has "antike2: map: units of two nations" 'MASSILIA/Ger+T Car:3L'
has "antike2: who won, in the plural" 'Carthaginienses win.'
