<<<<<<<< HEAD:web/dist/assets/chunk-B6HVTZGL.js
import{c as e}from"/assets/chunk-WJ5BLIHF.js";var n={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function o(r){return e(n[r]??"eagle-emblem")}export{o as a};
========
import{c as e}from"/assets/chunk-RCVPR6UK.js";var n={"arena-roma":"centurion-helmet","casus-belli":"trireme",antike2:"greek-temple","total-war-rome":"roman-shield",ancients:"crossed-swords"};function o(r){return e(n[r]??"eagle-emblem")}export{o as a};
>>>>>>>> site:web/dist/assets/chunk-Q3GCXBRQ.js
