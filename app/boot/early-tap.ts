type Waiting = Window & { earlyTap?: HTMLButtonElement | null };

/**
 * Runs in the head before anything else: remembers the last button touched while the page's scripts are still on their
 * way. Links and forms work without them; a button would be silent.
 */
export const KEEP_EARLY_TAP = `addEventListener("click",function keep(event){
if(window.earlyTap===null)return removeEventListener("click",keep,true);
var button=event.target.closest&&event.target.closest("button");
if(button&&(button.type==="button"||!button.form))window.earlyTap=button},true)`;

/**
 * Once the page is alive, the button touched last does what it is for; the mark on the page says so to those who watch it. In
 * a turn of its own: amid an effect React does not wake the part the button stands in, and the press would be lost.
 */
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
