## The log: each thing that happened in a sentence of its own, credited to its cause.
include three.head

# A2-22  Production is told as what it is, and peoples take plural verbs.
apply  go Aurum
told   red went who yellow to Aurum n 0
told   red produced who yellow n 1 what gold why Aurum
told   red earned who yellow n 1 why Aurum
says   red "The Carthaginienses go to Aurum."

# A2-19  A step that is paid and what is produced are two things.
set    space yellow Ferrum
apply  go Marmor
told   red went who yellow from Ferrum to Marmor n 2
untold red produced
apply  spend marble
apply  spend gold
told   red stepped who yellow n 1 what gold
told   red produced who yellow n 1 what marble
told   red earned n 1 why Marmor

# A2-19  So they are where only one thing can pay.
set    space yellow Ferrum
set    stock yellow iron 0
set    stock yellow gold 0
apply  go Marmor
told   red went to Marmor n 2
told   red stepped who yellow n 1 what marble
told   red produced n 1 what marble
told   red earned n 1

# A2-25  Without a coin in the bank none is told.
set    stock red coin 30
apply  go Marmor
told   red produced n 1 what marble
untold red earned
told   red turn n 2

# A2-70  What a city costs is not what was produced before.
set    units yellow legion Caesarea 1
apply  go Aurum
apply  found marble Caesarea
apply  pay marble iron gold
told   red paid-each who yellow
untold red produced
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
told   red gained what Citizen n 1 why temples things 3 total 2 goal 10
told   red gained what Scholar n 2 why firsts total 4 goal 10
told   red in-effect who yellow what Strata
told   red turn n 2
