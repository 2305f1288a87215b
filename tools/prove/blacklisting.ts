import { seenIn, type OwnCart } from "./own-cart.ts";
import type { Ask } from "./bulk-add.ts";
import type { Goods } from "./shelf.ts";

/** A lost call of staff has surely ended by then. */
const SURELY_OVER_MS = 10_000;

/**
 * Staff blacklist the customer, who then holds nothing, signs in anew and gets nothing, and let them order again.
 * `staffSay` is the back office's call; undefined when its answer was lost.
 */
export async function beBlacklisted({
  ask,
  staffSay,
  signIn,
  cart,
  goods,
  violation,
}: {
  ask: Ask;
  staffSay: (blacklisted: boolean) => Promise<boolean | undefined>;
  signIn: () => Promise<void>;
  cart: OwnCart;
  goods: Goods;
  violation: (text: string) => void;
}): Promise<void> {
  cart.promise();
  const done = await staffSay(true);
  if (done) {
    cart.ended();
    await signIn();
    const { productId, variationId } = goods;
    const answer = await ask("add", "/api/basket-add-product", { productId, variationId, productAdd: true });
    const seen = answer && seenIn(answer);
    if (answer && (answer.body["isBlacklisted"] !== true || !seen || seen.id !== null))
      violation(`S28 a blacklisted customer was answered ${JSON.stringify(answer.body).slice(0, 300)}`);
  } else {
    cart.lost(() => undefined);
    await pause(SURELY_OVER_MS);
  }
  for (let tries = 0; !(await staffSay(false)); tries += 1) {
    if (tries >= 100) return violation("staff could not let a customer order again");
    await pause(200);
  }
  await signIn();
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
