game   antike2
scenario orient
seats  3

# A2-11  The nations (A2-8) and the three neutral temples of orient for 3.
turn   chance
offers chance: 3
chance deal Phoenices, Persae, Sabaei
expect temple Carrhae yes
expect temple Taxila yes
expect temple Iathrippa yes
chance begin yellow
