import{a as c}from"/assets/chunk-UYIE5HAA.js";import{f as s}from"/assets/chunk-OD4WQLXU.js";import"/assets/chunk-QJNRRPXN.js";import{a as n,j as e}from"/assets/chunk-OH7TB7OH.js";import{d as i}from"/assets/chunk-E5GDLTPC.js";import"/assets/chunk-VVCT3YM4.js";var r=class extends c{connectedCallback(){super.connectedCallback(),document.title=`${e.credits.title} · ${e.name}`}render(){let t=(o,m)=>n`<a href=${o} rel="noreferrer">${m}</a>`;return n`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${e.credits.title}</h1>
      <p>
        ${i(e.credits.art,{site:t("https://game-icons.net/","game-icons.net"),licence:t("https://creativecommons.org/licenses/by/3.0/","CC BY 3.0")})}
      </p>
      <p>${i(e.credits.fonts,{licence:t("https://openfontlicense.org/",e.credits.fontLicence)})}</p>
      <p>${s.soundCredit}</p>
      <p>${e.credits.code}</p>
    </main>`}};customElements.define("credits-page",r);
