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

# A2-61  A conquest tells its strength, and what both sides lose.
set    space yellow Movere I
set    flow 0 conquest
set    city Leptis Magna red
set    yields Leptis Magna gold
set    temple Leptis Magna yes
set    personage red King 3
set    units red legion Leptis Magna 1
set    units yellow legion Leptis Magna 5
apply  conquer Leptis Magna
told   green conquered who yellow against red at Leptis Magna n 5 strength 4
told   green lost who red n 1 what legion at Leptis Magna why defence
told   green temple-fell who yellow at Leptis Magna
told   green lost who yellow n 4 what legion at Leptis Magna why attack
told   green gained who yellow what General why razed things 1 total 1

# A2-82  A temple that wins the game tells why.
set    space yellow Movere I
set    flow 0 conquest
set    city Leptis Magna red
set    yields Leptis Magna gold
set    temple Leptis Magna yes
set    personage yellow Scholar 5
set    personage yellow King 4
set    units yellow legion Leptis Magna 5
apply  conquer Leptis Magna
told   red won who yellow n 9 why temple
untold red lost who yellow

# A2-53  A battle tells who remains.
set    units yellow legion Cirta 2
set    units red legion Caesarea 1
apply  go Movere I
apply  move 2 legions Cirta Caesarea
told   red moved who yellow n 2 what legion from Cirta to Caesarea
untold red battle
apply  red: fight 1
told   red battle who yellow against red n 1 what legion at Caesarea result attacker
says   red "the Carthaginienses and the Aegyptii lose 1 legion each; the attackers remain."

# A2-36  Bellona gives a unit and goes on.
set    bellona yellow
apply  go Militia
apply  arm legion Carthago
told   red armed who yellow what legion at Carthago price 0
told   red bellona-went from yellow who red
untold red paid

# A2-27  Coins in place of a resource are told with it.
set    stock yellow iron 1
set    stock yellow coin 1
apply  go Militia
apply  arm legion Carthago
told   red paid who yellow n 1 what iron coins 1

# A2-38  Who develops a know-how first is told with its price.
set    stock yellow gold 8
apply  go Scientia
apply  learn Strata
told   red learned who yellow what Strata price 8 first first
told   red paid who yellow n 8 what gold coins 0
