## The log: each thing that happened in a sentence of its own, credited to its cause.
include three.head

# A2-22  Production is told as what it is, and peoples take plural verbs.
apply  go Aurum
says   red "The Carthaginienses go to Aurum. They produce 1 gold and 1 coin."

# A2-19  A step that is paid and what is produced are two things.
set    space yellow Ferrum
apply  go Marmor
says   red "The Carthaginienses go to Marmor and have 2 steps to pay."
apply  spend marble
apply  spend gold
says   red "The Carthaginienses pay 1 gold for steps. They produce 1 marble and 1 coin."

# A2-19  So they are where only one thing can pay.
set    space yellow Ferrum
set    stock yellow iron 0
set    stock yellow gold 0
apply  go Marmor
says   red "The Carthaginienses go to Marmor and pay 2 marble for steps. They produce 1 marble and 1 coin."

# A2-25  Without a coin in the bank none is told.
set    stock red coin 30
apply  go Marmor
says   red "They produce 1 marble. Turn 2"

# A2-70  What a city costs is not what was produced before.
set    units yellow legion Caesarea 1
apply  go Aurum
apply  found marble Caesarea
apply  pay marble iron gold
says   red "The Carthaginienses pay 1 marble, 1 iron and 1 gold."
silent red "produce"

# A2-79  Personages of a turn stand together, and the sum is not that of one kind.
set    space yellow Scientia
set    flow 0 founding
set    firsts 2
set    known yellow Strata new
set    known yellow Navigatio new
set    personage yellow King 1
set    units yellow galley Mare Ibericum 1
set    temple Carthago yes
set    temple Cirta yes
set    temple Hadrumetum yes
apply  end
says   red "The Carthaginienses gain a Citizen and 2 Scholars (4 of 10 personages). Turn 2"
