type Waiting = Window & { earlyTap?: HTMLButtonElement | null };

/** Runs first in the head: remembers the last button pressed before the scripts came; links and forms work without them. */
export const KEEP_EARLY_TAP = `addEventListener("click",function keep(event){
if(window.earlyTap===null)return removeEventListener("click",keep,true);
var button=event.target.closest&&event.target.closest("button");
if(button&&(button.type==="button"||!button.form))window.earlyTap=button},true)`;

/** Presses the remembered button once the page is alive, in a turn of its own, since React would lose a press inside an effect. */
export function replayEarlyTap(): void {
  const page = window as Waiting;
  const button = page.earlyTap;
  page.earlyTap = null;
  document.documentElement.dataset["awake"] = "";
  if (button)
    setTimeout(() => {
      if (button.isConnected && !button.disabled) button.click();
    });
}
