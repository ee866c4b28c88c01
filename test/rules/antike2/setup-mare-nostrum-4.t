game   antike2
scenario mare-nostrum
seats  4

# A2-11  The nations (A2-8) and the three neutral temples of mare-nostrum for 4.
turn   chance
offers chance: 4
chance deal Graeci, Carthaginienses, Phoenices, Germani
told   spectator dealt who blue what Germani colour blue
told   spectator settled who blue what gold at Colonia
told   spectator stocked who blue n 3
says   spectator "The Germani are blue."
expect temple Tarraco yes
expect temple Sarmizegetusa yes
expect temple Paraetonium yes
chance begin yellow
