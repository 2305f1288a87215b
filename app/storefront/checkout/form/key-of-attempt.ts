import { keep, recall } from "../../../../client/memory/device-memory.ts";
import { randomName } from "../../../../ui/random-name.ts";

/** A repeated press of the same form has the same key; a changed form is another order. */
export function keyOfAttempt(): string {
  const key = recall("checkout_key") ?? randomName();
  keep("checkout_key", key);
  return key;
}
