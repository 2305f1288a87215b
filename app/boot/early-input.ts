type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Early = { button?: HTMLButtonElement; fields: Map<Field, string | boolean>; isPressHeard?: true };
type Waiting = Window & { early?: Early | undefined };

/** Runs first in the head: remembers fields changed before the scripts came, and the last button that needs them. */
export const KEEP_EARLY_INPUT = `(function(){var kinds=["click","input","change"];window.early={fields:new Map()};
function keep(event){var early=window.early,to=event.target;
if(!early)return kinds.forEach(function(kind){removeEventListener(kind,keep,true)});
if(event.type!=="click")return void early.fields.set(to,/checkbox|radio/.test(to.type)?to.checked:to.value);
if(early.isPressHeard)return;
var button=to.closest&&to.closest("button");
if(button&&(button.type==="button"||!button.form||button.form.method==="dialog"))early.button=button}
kinds.forEach(function(kind){addEventListener(kind,keep,true)})})()`;

/** React hears presses from the moment it begins, even while it makes the page alive; done once more they would undo themselves. */
export function leavePressesToReact(): void {
  const { early } = window as Waiting;
  if (early) early.isPressHeard = true;
}

/** Does it all once more as soon as the page is alive, in a turn of its own, since React would lose a press inside an effect. */
export function replayEarlyInput(): void {
  const page = window as Waiting;
  const { early } = page;
  page.early = undefined;
  document.documentElement.dataset["awake"] = "";
  if (!early) return;
  setTimeout(() => {
    for (const [field, value] of early.fields) if (field.isConnected) changeAgain(field, value);
    const { button } = early;
    if (button?.isConnected && !button.disabled) button.click();
  });
}

/** React takes what it finds in a field for its own, so the field is put back, made alive, and then changed as a person changes it. */
function changeAgain(field: Field, value: string | boolean): void {
  const tell = (kind: "input" | "change") => field.dispatchEvent(new Event(kind, { bubbles: true }));
  if (field instanceof HTMLSelectElement) {
    field.value = String(value);
    tell("change");
  } else if (field.type === "file") tell("change");
  else if (typeof value === "string") {
    field.value = field.defaultValue;
    tell("input");
    // The setter of the browser, which React does not hear.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    tell("input");
  } else if (field instanceof HTMLInputElement) {
    field.checked = field.defaultChecked;
    tell("input");
    if (field.checked !== value) field.click();
  }
}
