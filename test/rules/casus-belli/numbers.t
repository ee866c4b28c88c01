## The numbers of the box, prices and rewards, one by one.
include begun.head

# CB-2  The thirteenth galley cannot be recruited.
set    units roma galley Genua 11
set    stock roma gold 9
apply  go Scientia
illegal recruit galley because all-recruited
legal  recruit legion

# CB-2  Twelve temples are all there are, those of both players together.
set    stock roma marble 12
set    stock roma coin 9
set    temple Roma yes
set    temple Carthago yes
set    temple Caesarea yes
set    temple Carthago Nova yes
set    city Ancona roma
set    yields Ancona marble
set    temple Ancona yes
set    city Neapolis roma
set    yields Neapolis marble
set    temple Neapolis yes
set    city Croton roma
set    yields Croton marble
set    temple Croton yes
set    city Brundisium roma
set    yields Brundisium marble
set    temple Brundisium yes
set    city Zama carthago
set    yields Zama marble
set    temple Zama yes
set    city Tacape carthago
set    yields Tacape marble
set    temple Tacape yes
set    city Siga carthago
set    yields Siga marble
set    temple Siga yes
apply  go Templum
apply  temple Cremona
illegal temple Genua because no-temples

# CB-3  Six Kings: a seventh cannot be had.
set    personage carthago King 6
set    city Ancona roma
set    yields Ancona iron
set    city Croton roma
set    yields Croton iron
apply  go Marmor
expect personage roma King 0

# CB-3  The sixth can.
set    personage carthago King 5
set    city Ancona roma
set    yields Ancona iron
set    city Croton roma
set    yields Croton iron
apply  go Marmor
expect personage roma King 1

# CB-3  Four Citizens: a fifth cannot be had.
set    personage carthago Citizen 4
set    temple Roma yes
set    temple Genua yes
set    temple Cremona yes
apply  go Marmor
expect personage roma Citizen 0

# CB-3  The fourth Citizen, the fourth General and the fifth Scholar can.
set    personage carthago Citizen 3
set    personage carthago General 3
set    personage carthago Scholar 1
set    temple Roma yes
set    temple Genua yes
set    temple Cremona yes
set    flow 0 founding
set    space roma Templum
set    units roma legion Neapolis 1
set    razed 2
set    firsts 5
apply  end
expect personage roma Citizen 1
expect personage roma General 1
expect personage roma Scholar 4

# CB-3  Two Navigators: the second can be had.
set    personage carthago Navigator 1
set    units roma galley Mare Ionium 1
set    units roma galley Mare Tyrrhenum 1
set    units roma galley Mare Africum 1
set    units roma galley Mare Hadriaticum 1
apply  go Marmor
expect personage roma Navigator 1

# CB-4  Twelve markers for iron.
set    city Ancona roma
set    yields Ancona iron
set    city Neapolis roma
set    yields Neapolis iron
set    city Brundisium roma
set    yields Brundisium iron
set    city Croton roma
set    yields Croton iron
set    city Syracusae carthago
set    yields Syracusae iron
set    city Agrigentum carthago
set    yields Agrigentum iron
set    city Tacape carthago
set    yields Tacape iron
set    city Zama carthago
set    yields Zama iron
set    city Siga carthago
set    yields Siga iron
set    city Tingis carthago
set    yields Tingis iron
set    units roma legion Massilia 1
set    flow 0 founding
set    space roma Templum
illegal found iron Massilia because no-token
legal  found gold Massilia
set    yields Tingis marble
legal  found iron Massilia

# CB-4  Twelve markers for marble.
set    city Ancona roma
set    yields Ancona marble
set    city Neapolis roma
set    yields Neapolis marble
set    city Brundisium roma
set    yields Brundisium marble
set    city Croton roma
set    yields Croton marble
set    city Syracusae carthago
set    yields Syracusae marble
set    city Agrigentum carthago
set    yields Agrigentum marble
set    city Tacape carthago
set    yields Tacape marble
set    city Zama carthago
set    yields Zama marble
set    city Siga carthago
set    yields Siga marble
set    city Tingis carthago
set    yields Tingis marble
set    units roma legion Saguntum 1
set    stock roma coin 9
set    flow 0 founding
set    space roma Templum
illegal found marble Saguntum because no-token
set    yields Tingis iron
legal  found marble Saguntum

# CB-16  The ring, three spaces at a time.
set    stock roma marble 0
set    stock roma iron 0
set    stock roma gold 0
set    space roma Duellum II
offers 3
legal  go Ferrum
legal  go Templum
legal  go Aurum
set    space roma Templum
legal  go Aurum
legal  go Duellum I
legal  go Militia

# CB-22  Ferrum and Aurum give theirs.
apply  go Ferrum
expect stock roma iron 4
expect stock roma marble 3

# CB-22  Aurum.
apply  go Aurum
expect stock roma gold 4
expect stock roma coin 1

# CB-24  Moneta adds nothing where no city produces.
set    known roma Moneta yes
set    city Genua none
set    yields Genua none
apply  go Marmor
expect stock roma marble 3
expect stock roma coin 0

# CB-27  Navigatio costs 6.
set    stock roma gold 9
apply  go Scientia
apply  learn Navigatio
expect stock roma gold 3

# CB-27  Moneta costs 7.
set    stock roma gold 9
apply  go Scientia
apply  learn Moneta
expect stock roma gold 2

# CB-27  Res Publica costs 8.
set    stock roma gold 9
apply  go Scientia
apply  learn Res Publica
expect stock roma gold 1

# CB-27  Commercium costs 9.
set    stock roma gold 10
apply  go Scientia
apply  learn Commercium
expect stock roma gold 1

# CB-28  The other pays 2, 3, 3, 4 and 4.
set    known carthago Strata yes
set    known carthago Navigatio yes
set    known carthago Moneta yes
set    known carthago Res Publica yes
set    known carthago Commercium yes
set    stock roma gold 20
apply  go Scientia
apply  learn Strata
expect stock roma gold 18
apply  learn Navigatio
expect stock roma gold 15
apply  learn Moneta
expect stock roma gold 12
apply  learn Res Publica
expect stock roma gold 8
apply  learn Commercium
expect stock roma gold 4
expect personage roma Scholar 0

# CB-65  Ten cities are the second King, and the first counts once.
set    personage roma King 1
set    city Ancona roma
set    yields Ancona iron
set    city Croton roma
set    yields Croton iron
apply  go Marmor
expect personage roma King 1

# CB-67  A second Navigator at 14 points, not at 13.
set    personage roma Navigator 1
set    units roma galley Mare Ionium 1
set    units roma galley Mare Tyrrhenum 1
set    units roma galley Mare Africum 1
set    units roma galley Mare Hadriaticum 1
set    units roma galley Mare Ligusticum 1
set    units roma galley Sinus Gallicus 1
set    units roma galley Carales 1
set    city Carales roma
set    yields Carales iron
apply  go Marmor
expect personage roma Navigator 1
expect personage carthago Navigator 0

# CB-71  A wall at 5 and at 7, none at 6, 8.
set    personage roma Scholar 4
set    flow 0 founding
set    space roma Templum
set    units roma legion Neapolis 1
set    firsts 1
apply  end
expect walls roma 2

# CB-71  From 5 to 8 one wall: at 7.
set    personage roma Scholar 1
set    personage roma King 4
set    flow 0 founding
set    space roma Templum
set    units roma legion Neapolis 1
set    firsts 3
apply  end
expect walls roma 2

# CB-110  Eight personages are not enough.
set    personage roma Scholar 3
set    personage roma King 4
set    flow 0 founding
set    space roma Templum
set    units roma legion Neapolis 1
set    firsts 1
apply  end
expect personage roma Scholar 4
turn   carthago

# CB-2  The twelfth galley can.
set    units roma galley Genua 10
set    stock roma gold 9
apply  go Scientia
legal  recruit galley
apply  recruit galley
illegal recruit galley because all-recruited

# CB-105  The Master builder is played for the last of the twelve temples too.
set    deck Master builder 0
set    hand roma Master builder 1
set    stock roma marble 12
set    stock roma coin 9
set    temple Roma yes
set    temple Carthago yes
set    temple Caesarea yes
set    temple Carthago Nova yes
set    city Ancona roma
set    yields Ancona marble
set    temple Ancona yes
set    city Neapolis roma
set    yields Neapolis marble
set    temple Neapolis yes
set    city Croton roma
set    yields Croton marble
set    temple Croton yes
set    city Brundisium roma
set    yields Brundisium marble
set    temple Brundisium yes
set    city Zama carthago
set    yields Zama marble
set    temple Zama yes
set    city Tacape carthago
set    yields Tacape marble
set    temple Tacape yes
set    city Siga carthago
set    yields Siga marble
set    temple Siga yes
apply  go Templum
legal  play Master builder
apply  temple Cremona
illegal play Master builder
