game   antike2
scenario orient
seats  3

# A2-11  The nations (A2-8) and the three neutral temples of orient for 3.
turn   chance
offers chance: 3
chance deal Graeci, Babylonii, Sabaei
expect temple Sardes yes
expect temple Petra yes
expect temple Omana yes
chance begin yellow
