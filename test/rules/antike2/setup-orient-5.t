game   antike2
scenario orient
seats  5

# A2-11  The nations (A2-8) and the three neutral temples of orient for 5.
turn   chance
offers chance: 5
chance deal Graeci, Phoenices, Babylonii, Persae, Sabaei
expect temple Pergamum yes
expect temple Artacoana yes
expect temple Iathrippa yes
chance begin yellow
