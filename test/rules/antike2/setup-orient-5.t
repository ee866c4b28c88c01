game   antike2
scenario orient
seats  5

# A2-11  The nations (A2-8) and the three neutral temples of orient for 5.
turn   chance
offers chance: 5
chance deal Graeci, Aegyptii, Phoenices, Babylonii, Sabaei
expect temple Sardes yes
expect temple Phasis yes
expect temple Meroe yes
chance begin yellow
