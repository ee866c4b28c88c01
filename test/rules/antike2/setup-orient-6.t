game   antike2
scenario orient
seats  6

# A2-11  The nations (A2-8) and the three neutral temples of orient for 6.
turn   chance
offers chance: 6
chance deal Graeci, Aegyptii, Phoenices, Babylonii, Persae, Sabaei
expect temple Sardes yes
expect temple Phasis yes
expect temple Hegra yes
chance begin yellow
