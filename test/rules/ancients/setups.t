## Every battle as the published scenarios set it up, piece by piece (CC-6).
game ancients

# CC-6  Akragas.
scenario akragas
expect  goal 5
expect  active bottom
expect  command bottom 6
expect  command top 5
expect  unit b8 top MI
expect  unit c8 top AX
expect  unit d8 top HI
expect  unit e8 top MI
expect  unit g8 top AX
expect  unit h8 top AX
expect  unit i8 top AX
expect  unit k8 top LC
expect  unit c7 top CH
expect  unit e7 top LB
expect  unit i7 top LI
expect  unit k7 top CH
expect  unit d3 bottom LB
expect  unit g3 bottom LB
expect  unit k3 bottom LI
expect  unit b2 bottom LC
expect  unit c2 bottom AX
expect  unit d2 bottom HI
expect  unit f2 bottom HI
expect  unit g2 bottom HI
expect  unit h2 bottom HI
expect  unit i2 bottom AX
expect  unit j2 bottom AX
expect  unit k2 bottom MC
expect  blocks c8 4
expect  blocks c7 2
expect  blocks d8 4
expect  blocks e7 4
expect  blocks k8 3
expect  blocks i7 4
expect  blocks k2 3
expect  blocks b8 4
expect  leader d8 top Mago
expect  leader h8 top Himilco
expect  leader h2 bottom Daphnaeus
expect  leader k2 bottom Dionysius

# CC-6  Crimissos River.
scenario crimissos-river
expect  goal 5
expect  active bottom
expect  command bottom 5
expect  command top 5
expect  terrain g9 river
expect  terrain g8 river
expect  terrain h7 ford
expect  terrain i7 ford
expect  terrain i6 ford
expect  terrain j6 ford
expect  terrain k5 river
expect  terrain k4 river
expect  terrain l3 river
expect  terrain l2 ford
expect  terrain e1 hill
expect  terrain f1 hill
expect  terrain g1 hill
expect  terrain h1 hill
expect  terrain i1 hill
expect  unit j9 top MI
expect  unit l9 top WA
expect  unit m9 top MC
expect  unit i8 top MI
expect  unit j8 top LI
expect  unit k8 top WA
expect  unit b7 top CH
expect  unit d7 top HI
expect  unit e7 top LI
expect  unit g7 top AX
expect  unit j7 top LS
expect  unit c6 top SB
expect  unit g6 top AX
expect  unit d3 bottom AX
expect  unit e3 bottom HI
expect  unit f3 bottom HI
expect  unit g3 bottom HI
expect  unit h3 bottom HI
expect  unit i3 bottom AX
expect  unit j3 bottom LS
expect  unit k3 bottom LI
expect  unit b2 bottom MC
expect  blocks g7 4
expect  blocks b7 2
expect  blocks d7 4
expect  blocks j8 4
expect  blocks j7 4
expect  blocks m9 3
expect  blocks j9 4
expect  blocks c6 4
expect  blocks l9 4
expect  leader d7 top Hasdrubal
expect  leader e3 bottom Timoleon
expect  leader h3 bottom Mamercus

# CC-6  Bagradas.
scenario bagradas
expect  goal 7
expect  active top
expect  command bottom 4
expect  command top 6
expect  unit c9 top MC
expect  unit e9 top HI
expect  unit g9 top HI
expect  unit h9 top HI
expect  unit i9 top HI
expect  unit k9 top MC
expect  unit b8 top LC
expect  unit c8 top LC
expect  unit d8 top WA
expect  unit e8 top WA
expect  unit f8 top EL
expect  unit g8 top EL
expect  unit h8 top EL
expect  unit j8 top LC
expect  unit k8 top LC
expect  unit d7 top LI
expect  unit e7 top LI
expect  unit i7 top LI
expect  unit j7 top LI
expect  unit d3 bottom LI
expect  unit f3 bottom LI
expect  unit h3 bottom LI
expect  unit j3 bottom LI
expect  unit b2 bottom LC
expect  unit c2 bottom AX
expect  unit d2 bottom AX
expect  unit e2 bottom MI
expect  unit f2 bottom MI
expect  unit g2 bottom MI
expect  unit h2 bottom MI
expect  unit i2 bottom AX
expect  unit j2 bottom AX
expect  unit k2 bottom LC
expect  unit c1 bottom MC
expect  unit e1 bottom HI
expect  unit h1 bottom HI
expect  unit k1 bottom MC
expect  blocks c2 4
expect  blocks f8 2
expect  blocks e9 4
expect  blocks b8 3
expect  blocks d7 4
expect  blocks c9 3
expect  blocks e2 4
expect  blocks d8 4
expect  leader c9 top Hasdrubal
expect  leader e9 top Xanthippus
expect  leader k9 top Hamilcar
expect  leader e2 bottom Captain
expect  leader h2 bottom Regulus

# CC-6  Ticinus River.
scenario ticinus-river
expect  goal 6
expect  active top
expect  command bottom 4
expect  command top 5
expect  terrain m7 river
expect  terrain l6 river
expect  terrain m5 river
expect  terrain l4 river
expect  terrain m3 river
expect  terrain l2 river
expect  terrain l1 river
expect  unit b9 top LC
expect  unit c9 top LC
expect  unit j9 top LC
expect  unit l9 top LC
expect  unit a8 top LC
expect  unit c8 top LC
expect  unit e8 top HC
expect  unit f8 top HC
expect  unit g8 top HC
expect  unit h8 top HC
expect  unit j8 top LC
expect  unit k8 top LC
expect  unit d2 bottom LI
expect  unit e2 bottom LI
expect  unit f2 bottom LI
expect  unit g2 bottom LI
expect  unit h2 bottom LI
expect  unit i2 bottom LI
expect  unit c1 bottom MC
expect  unit d1 bottom MC
expect  unit f1 bottom MC
expect  unit h1 bottom MC
expect  unit j1 bottom MC
expect  unit k1 bottom MC
expect  blocks e8 3
expect  blocks b9 3
expect  blocks d2 4
expect  blocks c1 3
expect  leader c9 top Maharbal
expect  leader l9 top Mago
expect  leader f8 top Hasdrubal
expect  leader h1 bottom Scipio

# CC-6  Trebbia.
scenario trebbia
expect  goal 7
expect  active bottom
expect  command bottom 5
expect  command top 5
expect  special top ambush yes
expect  reserve top 0 MC
expect  reserve top 1 WA
expect  reserve top 2 WA
expect  waiting top 0 Mago
expect  terrain a2 ford
expect  terrain b2 ford
expect  terrain c2 ford
expect  terrain d2 ford
expect  terrain e2 ford
expect  terrain f2 ford
expect  terrain g1 ford
expect  unit b9 top LC
expect  unit c9 top LC
expect  unit d9 top EL
expect  unit j9 top EL
expect  unit k9 top MC
expect  unit l9 top MC
expect  unit d8 top HI
expect  unit e8 top AX
expect  unit f8 top MI
expect  unit g8 top MI
expect  unit h8 top AX
expect  unit i8 top HI
expect  unit e7 top LS
expect  unit g7 top LS
expect  unit i7 top LS
expect  unit b4 bottom LI
expect  unit f4 bottom LI
expect  unit k4 bottom LI
expect  unit b3 bottom MC
expect  unit c3 bottom WA
expect  unit d3 bottom AX
expect  unit e3 bottom AX
expect  unit f3 bottom MI
expect  unit g3 bottom MI
expect  unit h3 bottom MI
expect  unit i3 bottom AX
expect  unit j3 bottom AX
expect  unit k3 bottom WA
expect  unit l3 bottom MC
expect  unit g2 bottom HI
expect  blocks e8 4
expect  blocks d9 2
expect  blocks d8 4
expect  blocks b9 3
expect  blocks b4 4
expect  blocks e7 4
expect  blocks k9 3
expect  blocks f8 4
expect  blocks c3 4
expect  leader b9 top Hanno
expect  leader i8 top Hannibal
expect  leader g3 bottom Sempronius

# CC-6  Lake Trasimenus.
scenario lake-trasimenus
expect  goal 6
expect  active top
expect  command bottom 2
expect  command top 6
expect  special bottom gathers yes
expect  terrain g7 hill
expect  terrain f6 hill
expect  terrain b5 hill
expect  terrain e5 hill
expect  terrain f5 hill
expect  terrain j5 steep
expect  terrain a4 hill
expect  terrain c4 hill
expect  terrain d4 hill
expect  terrain i4 steep
expect  terrain j3 steep
expect  terrain i2 steep
expect  terrain c1 lake
expect  terrain d1 lake
expect  terrain e1 lake
expect  terrain f1 lake
expect  terrain g1 lake
expect  unit a7 top LC
expect  unit b7 top MC
expect  unit c7 top MC
expect  unit j7 top HI
expect  unit k7 top MI
expect  unit l7 top MI
expect  unit m7 top AX
expect  unit a6 top LC
expect  unit c6 top WA
expect  unit d6 top WA
expect  unit e6 top WA
expect  unit f6 top AX
expect  unit g6 top AX
expect  unit h6 top AX
expect  unit i6 top HI
expect  unit a5 top LC
expect  unit b5 top LC
expect  unit g5 top LS
expect  unit h5 top LS
expect  unit j4 bottom AX
expect  unit k4 bottom LI
expect  unit l4 bottom AX
expect  unit k3 bottom MI
expect  unit b2 bottom LI
expect  unit c2 bottom MI
expect  unit d2 bottom AX
expect  unit e2 bottom MI
expect  unit f2 bottom AX
expect  unit g2 bottom LI
expect  unit j2 bottom MI
expect  unit a1 bottom AX
expect  unit b1 bottom AX
expect  unit h1 bottom HI
expect  unit i1 bottom MC
expect  unit j1 bottom HI
expect  blocks m7 4
expect  blocks j7 4
expect  blocks a7 3
expect  blocks k4 4
expect  blocks g5 4
expect  blocks b7 3
expect  blocks k7 4
expect  blocks c6 4
expect  leader c7 top Captain
expect  leader j7 top Hannibal
expect  leader g6 top Captain
expect  leader e2 bottom Flaminius
expect  leader j1 bottom Captain

# CC-6  Cannae.
scenario cannae
expect  goal 7
expect  active bottom
expect  command bottom 4
expect  command top 6
expect  unit b9 top LC
expect  unit a8 top LC
expect  unit b8 top LC
expect  unit c8 top HI
expect  unit d8 top HI
expect  unit i8 top HI
expect  unit j8 top HI
expect  unit k8 top MC
expect  unit l8 top HC
expect  unit d7 top LS
expect  unit e7 top WA
expect  unit f7 top AX
expect  unit g7 top LS
expect  unit h7 top AX
expect  unit i7 top WA
expect  unit j7 top LS
expect  unit f3 bottom LI
expect  unit h3 bottom LI
expect  unit b2 bottom MC
expect  unit c2 bottom AX
expect  unit d2 bottom AX
expect  unit e2 bottom MI
expect  unit f2 bottom MI
expect  unit g2 bottom MI
expect  unit h2 bottom MI
expect  unit i2 bottom AX
expect  unit j2 bottom AX
expect  unit k2 bottom MC
expect  unit c1 bottom AX
expect  unit f1 bottom HI
expect  unit h1 bottom HI
expect  unit k1 bottom AX
expect  blocks f7 4
expect  blocks l8 3
expect  blocks c8 4
expect  blocks b9 3
expect  blocks f3 4
expect  blocks d7 4
expect  blocks k8 3
expect  blocks e2 4
expect  blocks e7 4
expect  leader b8 top Maharbal
expect  leader i8 top Hannibal
expect  leader l8 top Hasdrubal
expect  leader e2 bottom Paullus
expect  leader k2 bottom Varro
expect  leader h1 bottom Atilius

# CC-6  Dertosa (Ebro).
scenario dertosa
expect  goal 6
expect  active bottom
expect  command bottom 6
expect  command top 4
expect  unit a9 top LC
expect  unit b9 top LC
expect  unit c9 top LC
expect  unit k9 top MC
expect  unit b8 top HI
expect  unit j8 top EL
expect  unit k8 top HI
expect  unit d7 top LS
expect  unit e7 top AX
expect  unit f7 top AX
expect  unit g7 top AX
expect  unit h7 top AX
expect  unit i7 top AX
expect  unit j7 top LS
expect  unit e4 bottom LI
expect  unit h4 bottom LI
expect  unit c3 bottom AX
expect  unit d3 bottom MI
expect  unit e3 bottom MI
expect  unit f3 bottom MI
expect  unit g3 bottom MI
expect  unit h3 bottom MI
expect  unit i3 bottom MI
expect  unit j3 bottom MI
expect  unit k3 bottom AX
expect  unit c2 bottom MC
expect  unit e2 bottom HI
expect  unit h2 bottom HI
expect  unit j2 bottom MC
expect  blocks e7 4
expect  blocks j8 2
expect  blocks b8 4
expect  blocks a9 3
expect  blocks e4 4
expect  blocks d7 4
expect  blocks k9 3
expect  blocks d3 4
expect  leader k8 top Hasdrubal
expect  leader e3 bottom Gnaeus
expect  leader i3 bottom Publius Scipio

# CC-6  2nd Beneventum.
scenario second-beneventum
expect  goal 7
expect  active bottom
expect  command bottom 4
expect  command top 4
expect  special bottom hardens yes
expect  terrain a9 river
expect  terrain a8 river
expect  terrain b7 river
expect  terrain a6 river
expect  terrain a5 river
expect  terrain a4 river
expect  terrain b3 river
expect  terrain a2 river
expect  terrain b1 river
expect  unit b8 top HI
expect  unit d8 top MI
expect  unit e8 top WA
expect  unit f8 top WA
expect  unit h8 top MI
expect  unit i8 top MI
expect  unit j8 top HI
expect  unit k8 top LC
expect  unit l8 top LC
expect  unit d7 top LI
expect  unit f7 top LI
expect  unit h7 top LI
expect  unit j7 top LB
expect  unit l7 top EL
expect  unit b4 bottom AX
expect  unit c4 bottom WA
expect  unit e4 bottom LI
expect  unit g4 bottom LI
expect  unit i4 bottom LI
expect  unit k4 bottom AX
expect  unit e3 bottom MI
expect  unit f3 bottom HI
expect  unit g3 bottom MI
expect  unit i3 bottom MI
expect  unit j3 bottom MI
expect  unit l3 bottom WA
expect  unit c2 bottom MI
expect  unit i2 bottom HI
expect  unit l2 bottom MC
expect  blocks b4 4
expect  blocks l7 2
expect  blocks b8 4
expect  blocks j7 4
expect  blocks k8 3
expect  blocks d7 4
expect  blocks l2 3
expect  blocks d8 4
expect  blocks e8 4
expect  leader b8 top Hanno
expect  leader k8 top Mago
expect  leader f3 bottom Gracchus
expect  leader i2 bottom Captain

# CC-6  Castulo.
scenario castulo
expect  goal 8
expect  active bottom
expect  command bottom 5
expect  command top 5
expect  special bottom leaderless yes
expect  special bottom exits yes
expect  terrain d8 forest
expect  terrain d7 forest
expect  terrain e7 forest
expect  terrain c5 forest
expect  terrain l5 forest
expect  terrain b4 forest
expect  terrain m3 forest
expect  terrain a2 forest
expect  unit d9 top MC
expect  unit e9 top HI
expect  unit f9 top AX
expect  unit k9 top LC
expect  unit l9 top LC
expect  unit m9 top LC
expect  unit c8 top MI
expect  unit e8 top LS
expect  unit k8 top LC
expect  unit h7 top WA
expect  unit a6 top MC
expect  unit b6 top LI
expect  unit g6 top AX
expect  unit i6 top AX
expect  unit j6 top WA
expect  unit a5 top MI
expect  unit b5 top HI
expect  unit a4 top AX
expect  unit d4 bottom LI
expect  unit e4 bottom MC
expect  unit f4 bottom AX
expect  unit g4 bottom MI
expect  unit i4 bottom LI
expect  unit j4 bottom MI
expect  unit k4 bottom LI
expect  unit e3 bottom AX
expect  unit h3 bottom MI
expect  unit j3 bottom MI
expect  unit d2 bottom WA
expect  unit f2 bottom HI
expect  unit g2 bottom HI
expect  unit d1 bottom AX
expect  unit e1 bottom MC
expect  unit h1 bottom MC
expect  blocks f9 4
expect  blocks e9 4
expect  blocks k9 3
expect  blocks b6 4
expect  blocks e8 4
expect  blocks d9 3
expect  blocks c8 4
expect  blocks h7 4
expect  leader e9 top Hasdrubal
expect  leader k8 top Masinissa
expect  leader b5 top Mago
expect  leader h3 bottom Scipio

# CC-6  Baecula.
scenario baecula
expect  goal 6
expect  active bottom
expect  command bottom 6
expect  command top 4
expect  special bottom storms yes
expect  terrain e8 camp
expect  terrain g8 camp
expect  terrain i8 camp
expect  terrain i6 hill
expect  terrain e5 hill
expect  terrain i5 hill
expect  terrain j5 hill
expect  terrain c4 hill
expect  terrain d4 hill
expect  terrain e4 hill
expect  terrain f4 hill
expect  terrain g4 hill
expect  terrain h4 hill
expect  unit c8 top LC
expect  unit e8 top HI
expect  unit g8 top HI
expect  unit i8 top HI
expect  unit k8 top LC
expect  unit e7 top AX
expect  unit g7 top AX
expect  unit i7 top AX
expect  unit i5 top LI
expect  unit a4 bottom MI
expect  unit b4 bottom MI
expect  unit d4 top LS
expect  unit e4 top LS
expect  unit f4 top LI
expect  unit g4 top LI
expect  unit h4 top LI
expect  unit k4 bottom MI
expect  unit l4 bottom MI
expect  unit a3 bottom MI
expect  unit b3 bottom MI
expect  unit l3 bottom MI
expect  unit m3 bottom MI
expect  unit d2 bottom LI
expect  unit e2 bottom LI
expect  unit f2 bottom LI
expect  unit g2 bottom LI
expect  unit h2 bottom LI
expect  unit i2 bottom LI
expect  unit e1 bottom AX
expect  unit g1 bottom AX
expect  unit i1 bottom AX
expect  blocks e7 4
expect  blocks e8 4
expect  blocks c8 3
expect  blocks i5 4
expect  blocks d4 4
expect  blocks a4 4
expect  leader i8 top Hasdrubal
expect  leader b3 bottom Laelius
expect  leader l3 bottom Scipio
expect  leader g1 bottom Cassius

# CC-6  Metaurus.
scenario metaurus
expect  goal 7
expect  active bottom
expect  command bottom 6
expect  command top 4
expect  terrain i9 ford
expect  terrain a8 broken
expect  terrain i8 ford
expect  terrain j8 hill
expect  terrain k8 hill
expect  terrain l8 hill
expect  terrain a7 hill
expect  terrain b7 broken
expect  terrain j7 ford
expect  terrain k7 ford
expect  terrain l7 ford
expect  terrain m7 ford
expect  terrain a6 hill
expect  terrain b6 broken
expect  terrain a5 hill
expect  terrain b5 broken
expect  terrain j5 ford
expect  terrain k5 ford
expect  terrain l5 ford
expect  terrain m5 ford
expect  terrain a4 hill
expect  terrain i4 ford
expect  terrain j4 hill
expect  terrain k4 hill
expect  terrain l4 hill
expect  unit b9 top LC
expect  unit f9 top EL
expect  unit m9 top MC
expect  unit b8 top LC
expect  unit c8 top HI
expect  unit d8 top HI
expect  unit f8 top MI
expect  unit g8 top MI
expect  unit h8 top MI
expect  unit k8 top WA
expect  unit l8 top WA
expect  unit d7 top LS
expect  unit f7 top LS
expect  unit h7 top LS
expect  unit a4 bottom MC
expect  unit b4 bottom MC
expect  unit c4 bottom MI
expect  unit d4 bottom MI
expect  unit e4 bottom LI
expect  unit f4 bottom LI
expect  unit g4 bottom LI
expect  unit k4 bottom AX
expect  unit l4 bottom AX
expect  unit b3 bottom MC
expect  unit c3 bottom HI
expect  unit d3 bottom MI
expect  unit e3 bottom HI
expect  unit f3 bottom MI
expect  unit g3 bottom MI
expect  unit h3 bottom MI
expect  unit j3 bottom AX
expect  unit g2 bottom HI
expect  blocks k4 4
expect  blocks f9 2
expect  blocks c8 4
expect  blocks b9 3
expect  blocks e4 4
expect  blocks d7 4
expect  blocks m9 3
expect  blocks f8 4
expect  blocks k8 4
expect  leader c8 top Hasdrubal
expect  leader c3 bottom Nero
expect  leader e3 bottom Livius
expect  leader g2 bottom Porcius

# CC-6  Ilipa.
scenario ilipa
expect  goal 7
expect  active bottom
expect  command bottom 6
expect  command top 4
expect  unit c9 top MC
expect  unit f9 top HI
expect  unit g9 top HI
expect  unit h9 top HI
expect  unit k9 top MC
expect  unit b8 top LC
expect  unit c8 top AX
expect  unit e8 top WA
expect  unit f8 top AX
expect  unit g8 top AX
expect  unit h8 top WA
expect  unit j8 top AX
expect  unit k8 top LC
expect  unit c7 top EL
expect  unit e7 top LI
expect  unit f7 top LI
expect  unit h7 top LI
expect  unit i7 top LI
expect  unit k7 top EL
expect  unit c4 bottom LI
expect  unit d4 bottom LI
expect  unit i4 bottom LI
expect  unit j4 bottom LI
expect  unit b3 bottom LC
expect  unit c3 bottom MI
expect  unit d3 bottom MI
expect  unit j3 bottom MI
expect  unit k3 bottom MI
expect  unit l3 bottom LC
expect  unit b2 bottom MC
expect  unit c2 bottom HI
expect  unit e2 bottom AX
expect  unit f2 bottom AX
expect  unit g2 bottom AX
expect  unit h2 bottom AX
expect  unit j2 bottom HI
expect  unit k2 bottom MC
expect  blocks c8 4
expect  blocks c7 2
expect  blocks f9 4
expect  blocks b8 3
expect  blocks e7 4
expect  blocks c9 3
expect  blocks c3 4
expect  blocks e8 4
expect  leader g9 top Hasdrubal
expect  leader d3 bottom Marcius
expect  leader j3 bottom Scipio

# CC-6  Great Plains.
scenario great-plains
expect  goal 6
expect  active bottom
expect  command bottom 6
expect  command top 4
expect  unit b8 top HC
expect  unit c8 top MI
expect  unit d8 top MI
expect  unit e8 top HI
expect  unit f8 top MI
expect  unit g8 top AX
expect  unit h8 top AX
expect  unit i8 top AX
expect  unit j8 top LI
expect  unit e7 top LS
expect  unit g7 top LS
expect  unit i7 top LS
expect  unit d4 bottom LI
expect  unit f4 bottom LI
expect  unit g4 bottom LI
expect  unit i4 bottom LI
expect  unit a3 bottom LC
expect  unit b3 bottom LC
expect  unit d3 bottom MI
expect  unit e3 bottom MI
expect  unit h3 bottom MI
expect  unit i3 bottom MI
expect  unit j3 bottom MI
expect  unit a2 bottom LC
expect  unit d2 bottom HI
expect  unit g2 bottom HI
expect  unit i2 bottom MC
expect  unit j2 bottom MC
expect  blocks g8 4
expect  blocks b8 3
expect  blocks e8 4
expect  blocks a3 3
expect  blocks j8 4
expect  blocks e7 4
expect  blocks i2 3
expect  blocks c8 4
expect  leader b8 top Hanno
expect  leader e8 top Hasdrubal
expect  leader g8 top Bostar
expect  leader b3 bottom Masinissa
expect  leader e3 bottom Scipio
expect  leader h3 bottom Laelius

# CC-6  Zama.
scenario zama
expect  goal 8
expect  active bottom
expect  command bottom 5
expect  command top 5
expect  unit d9 top MI
expect  unit f9 top HI
expect  unit h9 top HI
expect  unit j9 top MI
expect  unit l9 top LC
expect  unit b8 top MC
expect  unit c8 top WA
expect  unit d8 top WA
expect  unit f8 top AX
expect  unit g8 top AX
expect  unit h8 top AX
expect  unit i8 top AX
expect  unit j8 top AX
expect  unit k8 top LC
expect  unit e7 top LS
expect  unit f7 top EL
expect  unit g7 top EL
expect  unit h7 top EL
expect  unit i7 top LI
expect  unit c3 bottom AX
expect  unit d3 bottom AX
expect  unit e3 bottom MI
expect  unit f3 bottom LI
expect  unit g3 bottom MI
expect  unit h3 bottom LI
expect  unit i3 bottom MI
expect  unit j3 bottom LI
expect  unit k3 bottom LI
expect  unit b2 bottom MC
expect  unit c2 bottom MC
expect  unit d2 bottom MI
expect  unit g2 bottom MI
expect  unit i2 bottom MI
expect  unit j2 bottom AX
expect  unit k2 bottom LC
expect  unit l2 bottom LC
expect  unit e1 bottom HI
expect  unit g1 bottom HI
expect  unit i1 bottom HI
expect  unit l1 bottom LC
expect  blocks f8 4
expect  blocks f7 2
expect  blocks f9 4
expect  blocks l9 3
expect  blocks i7 4
expect  blocks e7 4
expect  blocks b8 3
expect  blocks d9 4
expect  blocks c8 4
expect  leader f9 top Hannibal
expect  leader h9 top Hasdrubal
expect  leader g3 bottom Scipio
expect  leader c2 bottom Laelius
expect  leader k2 bottom Masinissa

# CC-6  Marathon.
scenario marathon
expect  goal 6
expect  active top
expect  command bottom 5
expect  command top 6
expect  terrain a9 sea
expect  terrain a8 sea
expect  terrain a7 sea
expect  terrain m7 steep
expect  terrain a6 sea
expect  terrain l6 steep
expect  terrain a5 sea
expect  terrain l5 steep
expect  terrain m5 steep
expect  terrain k4 steep
expect  terrain l4 steep
expect  terrain a3 sea
expect  terrain k3 steep
expect  terrain l3 steep
expect  terrain m3 steep
expect  terrain a2 sea
expect  terrain b2 ford
expect  terrain c2 ford
expect  terrain d2 ford
expect  terrain e2 ford
expect  terrain f2 ford
expect  terrain g2 ford
expect  terrain h2 ford
expect  terrain i2 ford
expect  terrain a1 sea
expect  terrain j1 ford
expect  unit c8 top HI
expect  unit i8 top HI
expect  unit c7 top HI
expect  unit d7 top MI
expect  unit e7 top LI
expect  unit f7 top AX
expect  unit g7 top AX
expect  unit h7 top AX
expect  unit i7 top LI
expect  unit j7 top MI
expect  unit k7 top HI
expect  unit b4 bottom LI
expect  unit c4 bottom AX
expect  unit d4 bottom LB
expect  unit e4 bottom AX
expect  unit f4 bottom AX
expect  unit g4 bottom AX
expect  unit h4 bottom LI
expect  unit i4 bottom LB
expect  unit j4 bottom LB
expect  unit d3 bottom AX
expect  unit f3 bottom MI
expect  unit h3 bottom MI
expect  unit j3 bottom AX
expect  unit f1 bottom MC
expect  unit h1 bottom MC
expect  blocks f7 4
expect  blocks c8 4
expect  blocks d4 4
expect  blocks e7 4
expect  blocks f1 3
expect  blocks d7 4
expect  leader i8 top Miltiades
expect  leader c7 top Callimachus
expect  leader f3 bottom Datis
expect  leader h1 bottom Artaphernes

# CC-6  Himera.
scenario himera
expect  goal 6
expect  active bottom
expect  command bottom 5
expect  command top 5
expect  terrain i9 rampart-SW
expect  terrain m9 sea
expect  terrain d8 camp
expect  terrain e8 camp
expect  terrain i8 rampart-SW
expect  terrain j8 camp
expect  terrain l8 sea
expect  terrain m7 sea
expect  terrain b6 rampart-S
expect  terrain c6 rampart-S
expect  terrain d6 rampart-S
expect  terrain j6 rampart-S
expect  terrain k6 rampart-S
expect  terrain l6 sea
expect  terrain m5 sea
expect  unit a9 top MI
expect  unit e9 top HI
expect  unit j9 top LI
expect  unit k9 top LC
expect  unit l9 top CH
expect  unit a8 top WA
expect  unit c8 top AX
expect  unit d8 top MI
expect  unit e8 top MI
expect  unit i8 top AX
expect  unit b7 top AX
expect  unit f7 top AX
expect  unit i7 bottom MC
expect  unit l7 top LI
expect  unit b6 top LI
expect  unit c6 top LS
expect  unit j6 top AX
expect  unit b4 bottom MI
expect  unit c4 bottom MI
expect  unit d4 bottom LS
expect  unit i4 bottom LI
expect  unit j4 bottom MI
expect  unit k4 bottom MI
expect  unit c3 bottom HI
expect  unit e3 bottom MI
expect  unit f3 bottom MI
expect  unit h3 bottom MC
expect  unit i3 bottom MC
expect  unit k3 bottom HI
expect  unit e2 bottom HI
expect  blocks c8 4
expect  blocks l9 2
expect  blocks e9 4
expect  blocks k9 3
expect  blocks j9 4
expect  blocks c6 4
expect  blocks i7 3
expect  blocks a9 4
expect  blocks a8 4
expect  leader e9 top Terillus
expect  leader i7 bottom Eumachus
expect  leader k7 top Hamilcar
expect  leader c3 bottom Gelon
expect  leader k3 bottom Theron

# CC-6  Plataea.
scenario plataea
expect  goal 5
expect  active top
expect  command bottom 5
expect  command top 6
expect  terrain e9 hill
expect  terrain g5 hill
expect  terrain h4 hill
expect  terrain m3 hill
expect  terrain f2 hill
expect  terrain g2 hill
expect  unit m9 top HI
expect  unit l8 top MI
expect  unit a7 top LI
expect  unit b7 top AX
expect  unit c7 top MI
expect  unit d7 top HI
expect  unit e7 top MI
expect  unit f7 top LI
expect  unit i7 top LB
expect  unit j7 top HI
expect  unit k7 top MI
expect  unit l7 top AX
expect  unit a4 bottom LB
expect  unit b4 bottom AX
expect  unit c4 bottom MI
expect  unit d4 bottom LB
expect  unit e4 bottom AX
expect  unit i4 bottom AX
expect  unit j4 bottom MI
expect  unit k4 bottom MI
expect  unit l4 bottom LC
expect  unit a3 bottom LB
expect  unit c3 bottom MC
expect  unit l3 bottom MC
expect  unit f1 bottom AX
expect  unit g1 bottom MC
expect  unit h1 bottom AX
expect  blocks b7 4
expect  blocks m9 4
expect  blocks i7 4
expect  blocks l4 3
expect  blocks a7 4
expect  blocks c3 3
expect  blocks l8 4
expect  leader l8 top Captain
expect  leader d7 top Pausanias
expect  leader j7 top Aristides
expect  leader c3 bottom Mardonius
expect  leader g1 bottom Artabazus

# CC-6  Leuctra.
scenario leuctra
expect  goal 4
expect  active top
expect  command bottom 5
expect  command top 6
expect  unit b8 top AX
expect  unit c8 top AX
expect  unit e8 top MI
expect  unit f8 top MI
expect  unit i8 top MI
expect  unit i7 top AX
expect  unit j7 top HI
expect  unit k7 top HI
expect  unit l7 top TB
expect  unit e6 top MC
expect  unit f6 top MC
expect  unit f4 bottom MC
expect  unit j4 bottom MI
expect  unit k4 bottom HI
expect  unit l4 bottom MI
expect  unit j3 bottom AX
expect  unit e2 bottom AX
expect  unit f2 bottom MI
expect  unit g2 bottom MI
expect  unit h2 bottom AX
expect  unit b1 bottom MI
expect  unit c1 bottom MI
expect  unit d1 bottom AX
expect  blocks b8 4
expect  blocks j7 4
expect  blocks e6 3
expect  blocks e8 4
expect  blocks l7 4
expect  leader j7 top Epaminondas
expect  leader k4 bottom Cleombrotos

# CC-6  Mantinea.
scenario mantinea
expect  goal 6
expect  active top
expect  command bottom 5
expect  command top 5
expect  terrain l6 hill
expect  terrain m5 hill
expect  terrain a4 hill
expect  terrain l4 hill
expect  terrain a3 hill
expect  terrain b3 hill
expect  terrain l3 hill
expect  terrain m3 hill
expect  terrain a2 hill
expect  terrain l2 hill
expect  terrain e1 forest
expect  terrain f1 forest
expect  terrain h1 forest
expect  unit d9 top MI
expect  unit e9 top MI
expect  unit e8 top MI
expect  unit f8 top MI
expect  unit g8 top HI
expect  unit b7 top LI
expect  unit c7 top MC
expect  unit i7 top HI
expect  unit j7 top HI
expect  unit k7 top HI
expect  unit g6 top LI
expect  unit i6 top MC
expect  unit j6 top MC
expect  unit k5 top LI
expect  unit c3 bottom LI
expect  unit k3 bottom LI
expect  unit b2 bottom MC
expect  unit c2 bottom MI
expect  unit d2 bottom HI
expect  unit e2 bottom MI
expect  unit g2 bottom HI
expect  unit h2 bottom MI
expect  unit i2 bottom MI
expect  unit j2 bottom HI
expect  unit k2 bottom MC
expect  blocks g8 4
expect  blocks b7 4
expect  blocks c7 3
expect  blocks d9 4
expect  leader g8 top Captain
expect  leader j7 top Epaminondas
expect  leader d2 bottom Hegesilios
expect  leader g2 bottom Agesilaus
expect  leader j2 bottom Captain

# CC-6  Crocus Plain.
scenario crocus-plain
expect  goal 6
expect  active top
expect  command bottom 5
expect  command top 5
expect  terrain b1 lake
expect  terrain c1 lake
expect  terrain d1 lake
expect  terrain e1 lake
expect  terrain f1 lake
expect  terrain g1 lake
expect  terrain h1 lake
expect  terrain i1 lake
expect  terrain j1 lake
expect  terrain k1 lake
expect  terrain l1 lake
expect  unit b8 top HC
expect  unit b7 top MC
expect  unit c7 top MC
expect  unit d7 top LI
expect  unit e7 top AX
expect  unit f7 top HI
expect  unit g7 top HI
expect  unit h7 top MI
expect  unit i7 top AX
expect  unit j7 top AX
expect  unit k7 top LB
expect  unit l7 top LI
expect  unit c3 bottom LI
expect  unit d3 bottom LB
expect  unit e3 bottom AX
expect  unit f3 bottom MI
expect  unit g3 bottom MI
expect  unit h3 bottom MI
expect  unit i3 bottom MI
expect  unit j3 bottom AX
expect  unit k3 bottom LS
expect  unit l3 bottom LI
expect  unit b2 bottom LC
expect  blocks e7 4
expect  blocks b8 3
expect  blocks f7 4
expect  blocks k7 4
expect  blocks b2 3
expect  blocks d7 4
expect  blocks k3 4
expect  blocks b7 3
expect  blocks h7 4
expect  leader b8 top Captain
expect  leader f7 top Philip II
expect  leader i7 top Antipater
expect  leader g3 bottom Onomarchus
expect  leader i3 bottom Mnaseas

# CC-6  Granicus.
scenario granicus
expect  goal 6
expect  active top
expect  command bottom 4
expect  command top 6
expect  terrain a6 ford
expect  terrain b6 ford
expect  terrain c6 ford
expect  terrain d6 ford
expect  terrain e6 ford
expect  terrain f6 ford
expect  terrain g6 ford
expect  terrain h6 ford
expect  terrain i6 ford
expect  terrain j6 ford
expect  terrain k6 ford
expect  terrain l6 ford
expect  unit c8 top CO
expect  unit d8 top AX
expect  unit e8 top MI
expect  unit g8 top HI
expect  unit h8 top HI
expect  unit i8 top LI
expect  unit j8 top LI
expect  unit b7 top LB
expect  unit c7 top LC
expect  unit d7 top AX
expect  unit k7 top MC
expect  unit c5 bottom LC
expect  unit d5 bottom MC
expect  unit f5 bottom MC
expect  unit g5 bottom MC
expect  unit i5 bottom HC
expect  unit k5 bottom LC
expect  unit b1 bottom AX
expect  unit c1 bottom LB
expect  unit d1 bottom LI
expect  unit f1 bottom MI
expect  unit g1 bottom MI
expect  unit i1 bottom LI
expect  unit j1 bottom AX
expect  unit k1 bottom LB
expect  blocks d8 4
expect  blocks c8 3
expect  blocks i5 3
expect  blocks g8 4
expect  blocks b7 4
expect  blocks c7 3
expect  blocks i8 4
expect  blocks k7 3
expect  blocks e8 4
expect  leader c8 top Alexander
expect  leader g8 top Parmenio
expect  leader d7 top Ptolemy
expect  leader d5 bottom Mithridates
expect  leader f5 bottom Rhoesaces
expect  leader g5 bottom Spithridates

# CC-6  Issus.
scenario issus
expect  goal 8
expect  active top
expect  command bottom 4
expect  command top 6
expect  terrain a9 hill
expect  terrain a8 hill
expect  terrain a7 hill
expect  terrain b7 hill
expect  terrain m7 sea
expect  terrain a6 hill
expect  terrain l6 sea
expect  terrain a5 hill
expect  terrain b5 hill
expect  terrain m5 sea
expect  terrain a4 hill
expect  terrain b4 shallows
expect  terrain c4 shallows
expect  terrain d4 shallows
expect  terrain e4 shallows
expect  terrain f4 shallows
expect  terrain g4 shallows
expect  terrain h4 shallows
expect  terrain i4 shallows
expect  terrain j4 shallows
expect  terrain k4 shallows
expect  terrain l4 sea
expect  terrain a3 hill
expect  terrain b3 hill
expect  terrain m3 sea
expect  terrain a2 hill
expect  terrain l2 sea
expect  terrain a1 hill
expect  terrain b1 hill
expect  terrain m1 sea
expect  unit e9 top CO
expect  unit h9 top MI
expect  unit i9 top MI
expect  unit c8 top AX
expect  unit d8 top AX
expect  unit e8 top HI
expect  unit f8 top HI
expect  unit g8 top HI
expect  unit i8 top HI
expect  unit j8 top MC
expect  unit k8 top LC
expect  unit e7 top LB
expect  unit f7 top LI
expect  unit h7 top LI
expect  unit i7 top LB
expect  unit e5 bottom LS
expect  unit i5 bottom LS
expect  unit a4 bottom AX
expect  unit b4 bottom AX
expect  unit c4 bottom AX
expect  unit e4 bottom MI
expect  unit f4 bottom MI
expect  unit g4 bottom MI
expect  unit i4 bottom AX
expect  unit j4 bottom LC
expect  unit k4 bottom MC
expect  unit a3 bottom AX
expect  unit c3 bottom LB
expect  unit f3 bottom LB
expect  unit g3 bottom IM
expect  unit h3 bottom HC
expect  unit c2 bottom MC
expect  unit i2 bottom LC
expect  unit j2 bottom LC
expect  unit f1 bottom LI
expect  unit g1 bottom LI
expect  unit h1 bottom LI
expect  blocks c8 4
expect  blocks e9 3
expect  blocks h3 3
expect  blocks e8 4
expect  blocks g3 4
expect  blocks e7 4
expect  blocks k8 3
expect  blocks f7 4
expect  blocks e5 4
expect  blocks j8 3
expect  blocks h9 4
expect  leader e9 top Alexander
expect  leader g8 top Craterus
expect  leader j8 top Parmenio
expect  leader g4 bottom Captain
expect  leader j4 bottom Nabarzanes
expect  leader g3 bottom Darius

# CC-6  Gaugamela.
scenario gaugamela
expect  goal 7
expect  active top
expect  command bottom 4
expect  command top 6
expect  unit g9 top AX
expect  unit k9 top AX
expect  unit d8 top HI
expect  unit i8 top HI
expect  unit j8 top MC
expect  unit k8 top LC
expect  unit d7 top LC
expect  unit e7 top MC
expect  unit f7 top CO
expect  unit g7 top MI
expect  unit h7 top HI
expect  unit i7 top HI
expect  unit d6 top LB
expect  unit f6 top LI
expect  unit i6 top LB
expect  unit a2 bottom LC
expect  unit b2 bottom BC
expect  unit d2 bottom CH
expect  unit g2 bottom CH
expect  unit h2 bottom EL
expect  unit k2 bottom MC
expect  unit l2 bottom LC
expect  unit a1 bottom MC
expect  unit b1 bottom LI
expect  unit c1 bottom LB
expect  unit d1 bottom AX
expect  unit e1 bottom AX
expect  unit f1 bottom MI
expect  unit g1 bottom HC
expect  unit h1 bottom MI
expect  unit i1 bottom AX
expect  unit j1 bottom LI
expect  unit k1 bottom LB
expect  unit l1 bottom MC
expect  blocks g9 4
expect  blocks b2 3
expect  blocks d2 2
expect  blocks f7 3
expect  blocks h2 2
expect  blocks g1 3
expect  blocks d8 4
expect  blocks d6 4
expect  blocks k8 3
expect  blocks f6 4
expect  blocks j8 3
expect  blocks g7 4
expect  leader j8 top Parmenio
expect  leader f7 top Alexander
expect  leader i7 top Craterus
expect  leader a1 bottom Bessus
expect  leader g1 bottom Darius
expect  leader l1 bottom Mazeus

# CC-6  Jaxartes River.
scenario jaxartes-river
expect  goal 5
expect  active top
expect  command bottom 5
expect  command top 6
expect  terrain a6 ford
expect  terrain b6 ford
expect  terrain c6 ford
expect  terrain d6 ford
expect  terrain e6 ford
expect  terrain f6 ford
expect  terrain g6 ford
expect  terrain h6 ford
expect  terrain i6 ford
expect  terrain j6 ford
expect  terrain k6 ford
expect  terrain l6 ford
expect  terrain b3 hill
expect  terrain c3 hill
expect  terrain f3 hill
expect  terrain j3 hill
expect  terrain m3 hill
expect  terrain h2 hill
expect  terrain l2 hill
expect  unit b8 top LC
expect  unit c8 top CO
expect  unit d8 top WM
expect  unit e8 top AX
expect  unit f8 top HI
expect  unit g8 top HI
expect  unit h8 top AX
expect  unit i8 top WM
expect  unit j8 top MC
expect  unit k8 top LC
expect  unit d7 top LS
expect  unit g7 top LI
expect  unit j7 top LB
expect  unit b5 bottom LC
expect  unit c5 bottom BC
expect  unit d5 bottom BC
expect  unit f5 bottom LC
expect  unit g5 bottom MC
expect  unit h5 bottom LC
expect  unit j5 bottom BC
expect  unit k5 bottom BC
expect  unit l5 bottom LC
expect  blocks e8 4
expect  blocks c5 3
expect  blocks c8 3
expect  blocks f8 4
expect  blocks j7 4
expect  blocks b8 3
expect  blocks g7 4
expect  blocks d7 4
expect  blocks j8 3
expect  blocks d8 2
expect  leader c8 top Alexander
expect  leader g8 top Craterus
expect  leader g5 bottom Satraces

# CC-6  Hydaspes.
scenario hydaspes
expect  goal 7
expect  active top
expect  command bottom 5
expect  command top 6
expect  terrain a9 river
expect  terrain a8 river
expect  terrain a7 river
expect  terrain a6 river
expect  terrain a5 river
expect  terrain b5 forest
expect  terrain a4 river
expect  terrain a3 forest
expect  terrain b3 river
expect  terrain a2 river
expect  terrain a1 river
expect  terrain b1 forest
expect  unit k9 top AX
expect  unit b8 top CO
expect  unit e8 top CO
expect  unit f8 top MI
expect  unit g8 top HI
expect  unit h8 top HI
expect  unit i8 top HI
expect  unit j8 top LI
expect  unit k8 top LI
expect  unit b7 top BC
expect  unit c7 top BC
expect  unit d7 top LB
expect  unit e7 top LI
expect  unit c3 bottom CH
expect  unit d3 bottom LB
expect  unit e3 bottom EL
expect  unit f3 bottom LB
expect  unit g3 bottom EL
expect  unit h3 bottom LB
expect  unit i3 bottom EL
expect  unit j3 bottom LB
expect  unit k3 bottom CH
expect  unit c2 bottom MC
expect  unit d2 bottom AX
expect  unit f2 bottom AX
expect  unit g2 bottom AX
expect  unit i2 bottom AX
expect  unit k2 bottom LC
expect  blocks k9 4
expect  blocks b7 3
expect  blocks c3 2
expect  blocks b8 3
expect  blocks e3 2
expect  blocks g8 4
expect  blocks d7 4
expect  blocks k2 3
expect  blocks j8 4
expect  blocks c2 3
expect  blocks f8 4
expect  leader b8 top Alexander
expect  leader e8 top Coenus
expect  leader h8 top Antigenes
expect  leader d2 bottom Porus
expect  leader f2 bottom Captain
expect  leader i2 bottom Captain

# CC-6  Hellespont.
scenario hellespont
expect  goal 6
expect  active top
expect  command bottom 6
expect  command top 5
expect  special bottom leaderless yes
expect  special bottom shrinks yes
expect  special top leaderless yes
expect  special top shrinks yes
expect  unit b8 top AX
expect  unit c8 top AX
expect  unit d8 top HI
expect  unit e8 top HI
expect  unit f8 top HI
expect  unit g8 top MI
expect  unit h8 top MI
expect  unit i8 top MI
expect  unit j8 top AX
expect  unit k8 top AX
expect  unit l8 top MC
expect  unit d7 top LB
expect  unit j7 top LI
expect  unit b6 top MC
expect  unit b3 bottom LC
expect  unit e3 bottom LB
expect  unit i3 bottom LB
expect  unit a2 bottom MC
expect  unit b2 bottom MC
expect  unit c2 bottom AX
expect  unit d2 bottom AX
expect  unit e2 bottom MI
expect  unit f2 bottom HI
expect  unit g2 bottom HI
expect  unit h2 bottom MI
expect  unit i2 bottom AX
expect  unit j2 bottom AX
expect  unit l1 bottom MC
expect  unit m1 bottom MC
expect  blocks b8 4
expect  blocks d8 4
expect  blocks d7 4
expect  blocks b3 3
expect  blocks j7 4
expect  blocks l8 3
expect  blocks g8 4
expect  leader l8 top Neoptolemus
expect  leader b6 top Craterus
expect  leader f2 bottom Alcetas
expect  leader l1 bottom Eumenes

# CC-6  Paraitacene.
scenario paraitacene
expect  goal 7
expect  active bottom
expect  command bottom 5
expect  command top 5
expect  terrain a9 steep
expect  terrain a8 steep
expect  terrain a7 steep
expect  terrain a5 steep
expect  terrain a4 steep
expect  terrain a2 steep
expect  unit b9 top MC
expect  unit c9 top MC
expect  unit d9 top HC
expect  unit d8 top HI
expect  unit e8 top HI
expect  unit f8 top HI
expect  unit g8 top HI
expect  unit h8 top MI
expect  unit i8 top MI
expect  unit j8 top LC
expect  unit k8 top BC
expect  unit l8 top LC
expect  unit b7 top EL
expect  unit c7 top AX
expect  unit d7 top AX
expect  unit f7 top LI
expect  unit h7 top LI
expect  unit c3 bottom LI
expect  unit d3 bottom EL
expect  unit e3 bottom AX
expect  unit g3 bottom LI
expect  unit h3 bottom LI
expect  unit j3 bottom EL
expect  unit k3 bottom AX
expect  unit l3 bottom LI
expect  unit b2 bottom LC
expect  unit c2 bottom MC
expect  unit e2 bottom MI
expect  unit f2 bottom HI
expect  unit g2 bottom HI
expect  unit h2 bottom HI
expect  unit i2 bottom SS
expect  unit j2 bottom BC
expect  unit k2 bottom HC
expect  blocks c7 4
expect  blocks k8 3
expect  blocks b7 2
expect  blocks d9 3
expect  blocks d8 4
expect  blocks j8 3
expect  blocks f7 4
expect  blocks b9 3
expect  blocks h8 4
expect  blocks i2 4
expect  leader d9 top Antigonus
expect  leader f8 top Captain
expect  leader j8 top Peithon
expect  leader c2 bottom Captain
expect  leader g2 bottom Captain
expect  leader k2 bottom Eumenes

# CC-6  Gabiene.
scenario gabiene
expect  goal 7
expect  active top
expect  command bottom 5
expect  command top 6
expect  special top storms yes
expect  terrain m1 camp
expect  unit a8 top HC
expect  unit b8 top MC
expect  unit c8 top MC
expect  unit d8 top MI
expect  unit f8 top HI
expect  unit g8 top HI
expect  unit i8 top MI
expect  unit j8 top MC
expect  unit l8 top BC
expect  unit d7 top LI
expect  unit e7 top EL
expect  unit f7 top AX
expect  unit g7 top LI
expect  unit h7 top AX
expect  unit i7 top EL
expect  unit j7 top LI
expect  unit b3 bottom LI
expect  unit c3 bottom EL
expect  unit f3 bottom EL
expect  unit g3 bottom LI
expect  unit i3 bottom EL
expect  unit j3 bottom LI
expect  unit a2 bottom BC
expect  unit c2 bottom HC
expect  unit d2 bottom AX
expect  unit e2 bottom SS
expect  unit f2 bottom HI
expect  unit g2 bottom HI
expect  unit h2 bottom MI
expect  unit i2 bottom AX
expect  unit j2 bottom AX
expect  unit k2 bottom MC
expect  blocks f7 4
expect  blocks l8 3
expect  blocks e7 2
expect  blocks a8 3
expect  blocks f8 4
expect  blocks d7 4
expect  blocks b8 3
expect  blocks d8 4
expect  blocks e2 4
expect  leader a8 top Demetrius
expect  leader c8 top Antigonus
expect  leader j8 top Peithon
expect  leader c2 bottom Eumenes
expect  leader k2 bottom Captain

# CC-6  Ipsus.
scenario ipsus
expect  goal 8
expect  active top
expect  command bottom 6
expect  command top 5
expect  unit a8 top MC
expect  unit b8 top MC
expect  unit d8 top AX
expect  unit e8 top MI
expect  unit f8 top HI
expect  unit g8 top HI
expect  unit h8 top HI
expect  unit i8 top MI
expect  unit j8 top MI
expect  unit k8 top AX
expect  unit l8 top EL
expect  unit a7 top LC
expect  unit b7 top HC
expect  unit c7 top LB
expect  unit d7 top EL
expect  unit e7 top LI
expect  unit k7 top LI
expect  unit l7 top LB
expect  unit a3 bottom LC
expect  unit b3 bottom LI
expect  unit c3 bottom CH
expect  unit d3 bottom LB
expect  unit e3 bottom LI
expect  unit i3 bottom LI
expect  unit j3 bottom LB
expect  unit k3 bottom CH
expect  unit a2 bottom HC
expect  unit e2 bottom AX
expect  unit f2 bottom HI
expect  unit g2 bottom HI
expect  unit h2 bottom HI
expect  unit i2 bottom HI
expect  unit j2 bottom HC
expect  unit k2 bottom LC
expect  unit l2 bottom EL
expect  unit e1 bottom EL
expect  unit f1 bottom EL
expect  unit h1 bottom EL
expect  blocks d8 4
expect  blocks c3 2
expect  blocks l8 2
expect  blocks b7 3
expect  blocks f8 4
expect  blocks c7 4
expect  blocks a7 3
expect  blocks e7 4
expect  blocks a8 3
expect  blocks e8 4
expect  leader f8 top Antigonus
expect  leader j8 top Pyrrhus
expect  leader b7 top Demetrius
expect  leader a2 bottom Antiochus
expect  leader e2 bottom Seleucus
expect  leader i2 bottom Lysimachus

# CC-6  Heraclea.
scenario heraclea
expect  goal 7
expect  active top
expect  command bottom 5
expect  command top 5
expect  special bottom frightened yes
expect  terrain k9 hill
expect  terrain l9 hill
expect  terrain a1 river
expect  terrain b1 river
expect  terrain c1 ford
expect  terrain l1 ford
expect  terrain m1 river
expect  unit a8 top MC
expect  unit b8 top EL
expect  unit c8 top EL
expect  unit f8 top HI
expect  unit h8 top HI
expect  unit j8 top AX
expect  unit a7 top LC
expect  unit b7 top MC
expect  unit d7 top LI
expect  unit e7 top MI
expect  unit f7 top HI
expect  unit g7 top HI
expect  unit h7 top MI
expect  unit i7 top AX
expect  unit j7 top LB
expect  unit k7 top LB
expect  unit l7 top LB
expect  unit b2 bottom MC
expect  unit c2 bottom MC
expect  unit d2 bottom LI
expect  unit e2 bottom AX
expect  unit f2 bottom MI
expect  unit g2 bottom MI
expect  unit h2 bottom MI
expect  unit j2 bottom MI
expect  unit k2 bottom LI
expect  unit l2 bottom LI
expect  unit c1 bottom MC
expect  unit h1 bottom HI
expect  unit j1 bottom HI
expect  unit k1 bottom HI
expect  unit l1 bottom MC
expect  blocks j8 4
expect  blocks b8 2
expect  blocks f8 4
expect  blocks j7 4
expect  blocks a7 3
expect  blocks d7 4
expect  blocks a8 3
expect  blocks e7 4
expect  leader a8 top Leonatus
expect  leader f7 top Pyrrhus
expect  leader g2 bottom Cassius
expect  leader k1 bottom Laevinus

# CC-6  Asculum.
scenario asculum
expect  goal 6
expect  active bottom
expect  command bottom 4
expect  command top 6
expect  waiting bottom 0 Decius
expect  waiting bottom 1 Sulpicius
expect  waiting top 0 Pyrrhus
expect  waiting top 1 Captain
expect  unit d9 top EL
expect  unit b8 top LC
expect  unit c8 top MC
expect  unit d8 top MI
expect  unit e8 top HI
expect  unit f8 top HI
expect  unit g8 top HI
expect  unit h8 top MI
expect  unit i8 top WA
expect  unit j8 top MC
expect  unit k8 top LC
expect  unit e7 top LB
expect  unit i7 top LB
expect  unit d3 bottom LI
expect  unit g3 bottom LI
expect  unit j3 bottom LI
expect  unit c2 bottom MC
expect  unit d2 bottom MI
expect  unit e2 bottom MI
expect  unit f2 bottom MI
expect  unit g2 bottom MI
expect  unit h2 bottom AX
expect  unit i2 bottom AX
expect  unit j2 bottom MC
expect  unit f1 bottom HI
expect  unit h1 bottom HI
expect  blocks h2 4
expect  blocks d9 2
expect  blocks e8 4
expect  blocks e7 4
expect  blocks b8 3
expect  blocks d3 4
expect  blocks c8 3
expect  blocks d8 4
expect  blocks i8 4

# CC-6  Beneventum.
scenario beneventum
expect  goal 7
expect  active top
expect  command bottom 5
expect  command top 5
expect  terrain c9 forest
expect  terrain d9 forest
expect  terrain j9 forest
expect  terrain c8 forest
expect  terrain j8 forest
expect  terrain k8 forest
expect  terrain c7 forest
expect  terrain e7 forest
expect  terrain k6 forest
expect  terrain d1 camp
expect  terrain e1 rampart-N
expect  terrain f1 rampart-N
expect  terrain g1 camp
expect  terrain h1 rampart-N
expect  terrain i1 rampart-N
expect  terrain j1 camp
expect  unit e9 top HI
expect  unit f9 top HI
expect  unit g9 top HI
expect  unit h9 top HI
expect  unit e8 top MI
expect  unit f8 top MI
expect  unit g8 top EL
expect  unit d7 top LC
expect  unit j7 top MC
expect  unit k7 top MC
expect  unit c6 top LI
expect  unit d6 top LB
expect  unit e6 top LI
expect  unit g6 top WA
expect  unit h6 top WA
expect  unit j6 top LC
expect  unit i5 top LI
expect  unit e3 bottom LI
expect  unit h3 bottom LI
expect  unit k3 bottom LI
expect  unit c2 bottom AX
expect  unit d2 bottom MI
expect  unit f2 bottom MI
expect  unit h2 bottom MI
expect  unit i2 bottom MI
expect  unit k2 bottom AX
expect  unit d1 bottom MI
expect  unit e1 bottom WM
expect  unit g1 bottom HI
expect  unit h1 bottom HI
expect  unit i1 bottom WM
expect  unit j1 bottom MI
expect  unit k1 bottom MC
expect  unit l1 bottom MC
expect  blocks c2 4
expect  blocks g8 2
expect  blocks e9 4
expect  blocks d6 4
expect  blocks d7 3
expect  blocks c6 4
expect  blocks j7 3
expect  blocks e8 4
expect  blocks g6 4
expect  blocks e1 2
expect  leader h9 top Pyrrhus
expect  leader j7 top Captain
expect  leader d2 bottom Captain
expect  leader h1 bottom Dentatus
expect  leader j1 bottom Captain

# CC-6  Raphia.
scenario raphia
expect  goal 8
expect  active bottom
expect  command bottom 5
expect  command top 5
expect  unit d9 top WA
expect  unit h9 top LI
expect  unit j9 top MC
expect  unit a8 top LC
expect  unit b8 top HC
expect  unit d8 top AX
expect  unit e8 top HI
expect  unit f8 top HI
expect  unit g8 top HI
expect  unit h8 top MI
expect  unit i8 top MI
expect  unit l8 top LC
expect  unit b7 top LI
expect  unit c7 top EL
expect  unit d7 top LB
expect  unit k7 top LB
expect  unit l7 top EL
expect  unit m7 top LI
expect  unit b3 bottom LI
expect  unit c3 bottom EL
expect  unit d3 bottom LB
expect  unit j3 bottom LB
expect  unit k3 bottom EL
expect  unit l3 bottom LI
expect  unit m3 bottom LC
expect  unit a2 bottom MC
expect  unit b2 bottom LI
expect  unit d2 bottom AX
expect  unit e2 bottom MI
expect  unit f2 bottom AX
expect  unit g2 bottom HI
expect  unit h2 bottom HI
expect  unit i2 bottom LI
expect  unit k2 bottom HC
expect  unit l2 bottom MC
expect  unit d1 bottom AX
expect  unit j1 bottom MI
expect  blocks d8 4
expect  blocks c7 2
expect  blocks b8 3
expect  blocks e8 4
expect  blocks d7 4
expect  blocks a8 3
expect  blocks h9 4
expect  blocks j9 3
expect  blocks h8 4
expect  blocks d9 4
expect  leader b8 top Echecrates
expect  leader g8 top Ptolemy
expect  leader g2 bottom Nicarchus
expect  leader k2 bottom Antiochus

# CC-6  Cynoscephalae.
scenario cynoscephalae
expect  goal 6
expect  active bottom
expect  command bottom 5
expect  command top 5
expect  special bottom flexible yes
expect  terrain h7 hill
expect  terrain a6 hill
expect  terrain b6 hill
expect  terrain c6 hill
expect  terrain f6 hill
expect  terrain g6 hill
expect  terrain h6 hill
expect  terrain k6 hill
expect  terrain l6 hill
expect  terrain b5 hill
expect  terrain d5 hill
expect  terrain f5 hill
expect  terrain g5 hill
expect  terrain i5 hill
expect  terrain k5 hill
expect  terrain l5 hill
expect  terrain c4 hill
expect  terrain f4 hill
expect  unit a9 top MC
expect  unit b9 top MC
expect  unit l9 top HI
expect  unit c8 top AX
expect  unit d8 top HI
expect  unit e8 top HI
expect  unit l8 top HI
expect  unit f7 top HI
expect  unit h7 top LI
expect  unit l7 top HI
expect  unit b6 top AX
expect  unit c6 top LI
expect  unit d6 top LI
expect  unit g6 top LS
expect  unit k6 top LI
expect  unit l6 top AX
expect  unit c3 bottom LI
expect  unit d3 bottom AX
expect  unit g3 bottom LI
expect  unit l3 bottom LI
expect  unit d2 bottom AX
expect  unit e2 bottom MI
expect  unit f2 bottom MI
expect  unit h2 bottom AX
expect  unit i2 bottom HI
expect  unit j2 bottom MI
expect  unit k2 bottom MI
expect  unit a1 bottom MC
expect  unit b1 bottom MC
expect  unit f1 bottom HI
expect  unit h1 bottom AX
expect  unit j1 bottom EL
expect  unit l1 bottom LC
expect  blocks c8 4
expect  blocks j1 2
expect  blocks l9 4
expect  blocks l1 3
expect  blocks h7 4
expect  blocks g6 4
expect  blocks a9 3
expect  blocks e2 4
expect  leader l9 top Nicanor
expect  leader e8 top Philip V
expect  leader i2 bottom Captain
expect  leader f1 bottom Flamininus

# CC-6  Magnesia.
scenario magnesia
expect  goal 7
expect  active bottom
expect  command bottom 5
expect  command top 4
expect  special bottom flexible yes
expect  terrain a7 river
expect  terrain a6 river
expect  terrain b5 river
expect  terrain a4 river
expect  terrain b3 river
expect  terrain b2 river
expect  terrain c1 river
expect  unit b8 top HC
expect  unit c8 top MI
expect  unit d8 top WA
expect  unit e8 top EL
expect  unit f8 top HI
expect  unit g8 top HI
expect  unit h8 top EL
expect  unit i8 top AX
expect  unit j8 top MC
expect  unit k8 top BC
expect  unit e7 top LI
expect  unit f7 top LI
expect  unit g7 top LB
expect  unit h7 top LI
expect  unit i7 top LB
expect  unit k7 top CH
expect  unit l7 top CM
expect  unit c3 bottom LB
expect  unit d3 bottom LI
expect  unit h3 bottom LI
expect  unit i3 bottom LB
expect  unit j3 bottom LI
expect  unit k3 bottom LI
expect  unit c2 bottom AX
expect  unit d2 bottom MI
expect  unit e2 bottom MI
expect  unit f2 bottom MI
expect  unit g2 bottom MI
expect  unit h2 bottom AX
expect  unit i2 bottom MC
expect  unit j2 bottom MC
expect  unit f1 bottom EL
expect  unit g1 bottom HI
expect  blocks i8 4
expect  blocks k8 3
expect  blocks k7 2
expect  blocks l7 3
expect  blocks e8 2
expect  blocks b8 3
expect  blocks f8 4
expect  blocks g7 4
expect  blocks e7 4
expect  blocks j8 3
expect  blocks c8 4
expect  blocks d8 4
expect  leader b8 top Antiochus
expect  leader k7 top Seleucus
expect  leader e2 bottom Scipio
expect  leader i2 bottom Eumenes

# CC-6  Cronium.
scenario cronium
expect  goal 7
expect  active bottom
expect  command bottom 5
expect  command top 6
expect  unit a8 top AX
expect  unit b8 top HI
expect  unit c8 top HI
expect  unit e8 top AX
expect  unit f8 top MI
expect  unit g8 top MI
expect  unit h8 top AX
expect  unit j8 top MI
expect  unit k8 top WA
expect  unit l8 top AX
expect  unit a7 top LC
expect  unit b7 top LC
expect  unit c7 top LI
expect  unit e7 top CH
expect  unit g7 top LI
expect  unit i7 top LB
expect  unit k7 top LS
expect  unit l7 top HC
expect  unit m7 top LC
expect  unit e3 bottom LS
expect  unit g3 bottom LB
expect  unit i3 bottom LI
expect  unit l3 bottom LC
expect  unit a2 bottom LC
expect  unit e2 bottom MI
expect  unit f2 bottom HI
expect  unit g2 bottom MI
expect  unit i2 bottom MI
expect  unit j2 bottom HI
expect  unit k2 bottom AX
expect  unit l2 bottom HC
expect  unit a1 bottom MC
expect  unit b1 bottom AX
expect  unit c1 bottom WA
expect  unit d1 bottom HI
expect  unit g1 bottom MI
expect  blocks a8 4
expect  blocks e7 2
expect  blocks l7 3
expect  blocks b8 4
expect  blocks i7 4
expect  blocks a7 3
expect  blocks c7 4
expect  blocks k7 4
expect  blocks a1 3
expect  blocks f8 4
expect  blocks k8 4
expect  leader b8 top Captain
expect  leader f8 top Himilco
expect  leader j8 top Captain
expect  leader f2 bottom Dionysius
expect  leader j2 bottom Leptines
expect  leader d1 bottom Captain

# CC-6  Indus.
scenario indus
expect  goal 6
expect  active bottom
expect  command bottom 5
expect  command top 5
expect  terrain c8 forest
expect  terrain d8 forest
expect  terrain l8 hill
expect  terrain c7 forest
expect  terrain d7 forest
expect  terrain c6 forest
expect  terrain k6 hill
expect  terrain l6 hill
expect  terrain a5 ford
expect  terrain m5 hill
expect  terrain a4 ford
expect  terrain b3 ford
expect  terrain c3 ford
expect  terrain d3 ford
expect  terrain e3 ford
expect  terrain m3 hill
expect  terrain e2 ford
expect  terrain e1 ford
expect  unit a9 top LC
expect  unit b9 top MC
expect  unit c9 top EL
expect  unit h9 top LB
expect  unit i9 top LB
expect  unit j9 top LB
expect  unit e7 top LB
expect  unit f7 top AX
expect  unit g7 top HI
expect  unit h7 top HI
expect  unit i7 top HI
expect  unit l7 top LI
expect  unit k6 top AX
expect  unit f3 bottom LC
expect  unit h3 bottom LC
expect  unit j3 bottom LC
expect  unit k3 bottom LI
expect  unit l3 bottom LB
expect  unit f2 bottom CH
expect  unit g2 bottom CH
expect  unit h2 bottom HI
expect  unit i2 bottom EL
expect  unit k2 bottom LI
expect  unit b1 bottom AB
expect  unit c1 bottom AB
expect  unit d1 bottom AB
expect  unit g1 bottom MC
expect  unit h1 bottom MC
expect  blocks b1 4
expect  blocks f7 4
expect  blocks f2 2
expect  blocks c9 2
expect  blocks g7 4
expect  blocks h9 4
expect  blocks a9 3
expect  blocks l7 4
expect  blocks b9 3
expect  leader b9 top Captain
expect  leader i7 top Seleucus
expect  leader f2 bottom Captain
expect  leader h2 bottom Maurya

# CC-6  Pydna.
scenario pydna
expect  goal 8
expect  active top
expect  command bottom 6
expect  command top 5
expect  special bottom flexible yes
expect  terrain f6 broken
expect  terrain h6 broken
expect  terrain i6 broken
expect  terrain d5 broken
expect  terrain e5 broken
expect  terrain h5 broken
expect  terrain f4 broken
expect  terrain h1 camp
expect  terrain i1 camp
expect  unit i9 top HC
expect  unit b8 top MC
expect  unit c8 top MC
expect  unit e8 top HI
expect  unit f8 top HI
expect  unit h8 top HI
expect  unit i8 top HI
expect  unit j8 top MI
expect  unit k8 top LC
expect  unit d7 top AX
expect  unit e7 top AX
expect  unit f7 top LB
expect  unit h7 top LI
expect  unit j7 top LI
expect  unit k7 top LI
expect  unit b6 top LI
expect  unit c6 top LB
expect  unit d4 bottom LI
expect  unit i4 bottom LI
expect  unit k4 bottom LI
expect  unit c3 bottom AX
expect  unit d3 bottom AX
expect  unit e3 bottom MI
expect  unit f3 bottom MI
expect  unit g3 bottom MI
expect  unit h3 bottom MI
expect  unit i3 bottom MI
expect  unit k3 bottom EL
expect  unit l3 bottom EL
expect  unit b2 bottom HC
expect  unit e2 bottom HI
expect  unit h2 bottom HI
expect  unit j2 bottom LC
expect  unit k2 bottom LC
expect  unit j1 bottom MC
expect  blocks d7 4
expect  blocks k3 2
expect  blocks i9 3
expect  blocks e8 4
expect  blocks f7 4
expect  blocks k8 3
expect  blocks h7 4
expect  blocks b8 3
expect  blocks j8 4
expect  leader i9 top Hippias
expect  leader c8 top Perseus
expect  leader d3 bottom Scipio
expect  leader h3 bottom Paullus
expect  leader j2 bottom Misagenes
