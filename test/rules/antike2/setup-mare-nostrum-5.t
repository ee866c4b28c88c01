game   antike2
scenario mare-nostrum
seats  5

# A2-11  The nations (A2-8) and the three neutral temples of mare-nostrum for 5.
turn   chance
offers chance: 5
chance deal Romani, Carthaginienses, Aegyptii, Phoenices, Germani
expect temple Massilia yes
expect temple Syracusae yes
expect temple Petra yes
chance begin yellow
