import { MINUTE_MS, RELOADED_AT } from "./reload-once.ts";

/** Id of the element that says the page has not loaded whole. */
export const HALF_LOADED = "half-loaded";

/** Runs first in the head: when first code or styles are gone, reloads once a minute (specification §8) or shows the foot's sentence. */
export const WATCH_FIRST_CODE = `(function(){var done=false;
function say(){var element=document.getElementById("${HALF_LOADED}");if(!element)return;
element.querySelector("button").onclick=function(){location.reload()};element.hidden=false}
function speak(){document.readyState==="loading"?addEventListener("DOMContentLoaded",say):say()}
function missing(){if(done)return;done=true;
fetch("/healthz",{cache:"no-store"}).then(function(answer){
if(!answer.ok||Date.now()-Number(sessionStorage.getItem("${RELOADED_AT}"))<${MINUTE_MS})return speak();
sessionStorage.setItem("${RELOADED_AT}",String(Date.now()));location.reload()}).catch(speak)}
addEventListener("error",function(event){var at=event.target;
if(at.matches&&at.matches("script[type=module],link[rel=stylesheet]"))missing()},true);
addEventListener("unhandledrejection",function(event){
if(!("awake" in document.documentElement.dataset)&&/imported module|module script/i.test(String(event.reason)))missing()})})()`;
