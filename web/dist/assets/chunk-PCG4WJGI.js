<<<<<<< HEAD
<<<<<<< HEAD
<<<<<<< HEAD
<<<<<<<< HEAD:web/dist/assets/chunk-VDXWR74X.js
import{c as e}from"/assets/chunk-6O5DOPKA.js";var n={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function o(r){return e(n[r]??"eagle-emblem")}export{o as a};
========
import{c as e}from"/assets/chunk-EJ2RANG5.js";var n={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function o(r){return e(n[r]??"eagle-emblem")}export{o as a};
>>>>>>>> puzzles:web/dist/assets/chunk-PCG4WJGI.js
=======
import{c as e}from"/assets/chunk-EJ2RANG5.js";var n={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function o(r){return e(n[r]??"eagle-emblem")}export{o as a};
>>>>>>> ground
=======
import{c as e}from"/assets/chunk-EJ2RANG5.js";var n={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function o(r){return e(n[r]??"eagle-emblem")}export{o as a};
>>>>>>> see
=======
import{c as e}from"/assets/chunk-EJ2RANG5.js";var n={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function o(r){return e(n[r]??"eagle-emblem")}export{o as a};
>>>>>>> teach
