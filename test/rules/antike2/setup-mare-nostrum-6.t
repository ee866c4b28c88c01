game   antike2
scenario mare-nostrum
seats  6

# A2-11  The nations (A2-8) and the three neutral temples of mare-nostrum for 6.
turn   chance
offers chance: 6
chance deal Romani, Graeci, Carthaginienses, Aegyptii, Phoenices, Germani
expect temple Massilia yes
expect temple Syracusae yes
expect temple Petra yes
chance begin yellow
