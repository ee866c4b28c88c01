; Allies who fight together: the chief asks, the ally agrees, the chief composes the line.
game total-war-rome
position {"flow":["campaign"],"players":4,"round":3,"turns":1,"first":"rome",
  "control":{"Latium":"rome","Etruria":"rome","Samnium":"rome","Zeugitana":"carthage","Attica":"greece","Arvernia":"barbarians"},
  "army":{"rome":{"I":["Republican Legionaries","Italian Infantry","Italian Infantry","Velites"]},"carthage":{"I":["Libyan Spearmen","Libyan Spearmen","Libyan Spearmen","Citizen Spearmen"]},
  "greece":{"I":["Hoplites","Hoplites","Hoplites","Hoplites","Rhodian Slingers"]},"barbarians":{"I":["Lowland Warriors","Lowland Warriors"]}},
  "at":{"rome":{"I":"Latium"},"carthage":{"I":"Samnium"},"greece":{"I":"Samnium"},"barbarians":{"I":"Arvernia"}},
  "general":{"rome":{"I":"C. Flaminius"},"carthage":{"I":"Bomilcar"},"greece":{"I":"Areus"},"barbarians":{"I":"Ducarius"}},
  "relation":{"rome":{"greece":"ally","barbarians":"ally"},"greece":{"rome":"ally","carthage":"neutral"},"carthage":{"greece":"neutral"},"barbarians":{"rome":"ally"}},"march":{"army I":{"mu":3}}}
fixture meeting
apply   march I Samnium
apply   fight
apply   fight
end

# TW-215  The chief decides whether the ally is asked at all.
use     meeting
turn    rome
apply   pass
expect  tally attacker began 4
expect  relation greece carthage neutral

# TW-215  Of several allies he asks whom he wants, the other after a refusal.
set     at barbarians I Samnium
use     meeting
legal   invite barbarians
apply   invite greece
turn    greece
apply   no
turn    rome
illegal invite greece because no-ally
apply   invite barbarians
turn    barbarians

# TW-215  Own cards may stay out of the line for those of the ally, within the usual limits.
use     meeting
apply   invite greece
apply   greece: yes
turn    rome
apply   drop Italian Infantry
apply   drop Velites
apply   pick Hoplites
apply   pick Hoplites
apply   pick Hoplites
apply   pick Rhodian Slingers
apply   done
expect  tally attacker began 6
expect  zone attacker 2 none
expect  zone attacker 11 hand
expect  relation greece carthage enemy

# TW-215  Six main cards are the most, as in an army.
set     army rome I 4 Italian Infantry
set     army rome I 5 Italian Infantry
use     meeting
apply   invite greece
apply   greece: yes
apply   pick Hoplites
illegal pick Hoplites because army-full
apply   drop Republican Legionaries
legal   pick Hoplites

# TW-215  The line has two main cards and one of the chief's at least.
set     army rome I 2 none
set     army rome I 3 none
use     meeting
apply   invite greece
apply   greece: yes
apply   drop Republican Legionaries
illegal done because line-short
illegal drop Italian Infantry because line-short
apply   pick Hoplites
legal   done

# TW-33  An ally without a card in the line is no helper: the victory counts for the chief alone (TW-32, TW-215).
use     meeting
apply   invite greece
apply   greece: yes
apply   done
expect  helper attacker none
expect  relation greece carthage neutral

# TW-33  With one card he is.
use     meeting
apply   invite greece
apply   greece: yes
apply   pick Hoplites
apply   done
expect  helper attacker greece
