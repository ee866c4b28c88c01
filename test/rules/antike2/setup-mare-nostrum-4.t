game   antike2
scenario mare-nostrum
seats  4

# A2-11  The nations (A2-8) and the three neutral temples of mare-nostrum for 4.
turn   chance
offers chance: 4
chance deal Graeci, Carthaginienses, Phoenices, Germani
says   spectator "The Germani are blue and begin in "
expect temple Tarraco yes
expect temple Sarmizegetusa yes
expect temple Paraetonium yes
chance begin yellow
