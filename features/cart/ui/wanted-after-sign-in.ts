import { onPersonForgotten } from "../../../client/memory/device-memory.ts";
import type { Wanted } from "./cart-state.ts";

/** A pack, or the kept lines of an ended cart. */
type Wish = Wanted | "lost";
export type WhySignIn = "needForMore" | "needForLost";

let wish: Wish | undefined;
let ask: (why: WhySignIn) => void = () => undefined;
onPersonForgotten(() => {
  wish = undefined;
});

export const onSignInNeeded = (asking: (why: WhySignIn) => void): void => {
  ask = asking;
};

export function signInFor(wanted?: Wish): void {
  wish = wanted;
  ask(wanted === "lost" ? "needForLost" : "needForMore");
}

export function takeWish(): Wish | undefined {
  const taken = wish;
  wish = undefined;
  return taken;
}
