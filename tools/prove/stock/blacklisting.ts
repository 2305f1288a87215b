import { setTimeout as pause } from "node:timers/promises";
import { seenIn, type OwnCart } from "./own-cart.ts";
import { emptied } from "./possible-lines.ts";
import { instant } from "./history.ts";
import type { Ask } from "./bulk-add.ts";
import type { Goods } from "./shelf.ts";

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
  const asked = instant();
  const done = await staffSay(true);
  if (done) {
    cart.ended();
    await signIn();
    const { productId, variationId } = goods;
    const answer = await ask("add", "/api/basket-add-product", { productId, variationId, productAdd: true });
    const seen = answer && seenIn(answer);
    if (answer && (answer.body["isBlacklisted"] !== true || !seen || seen.id !== null))
      violation(`S28 a blacklisted customer was answered ${JSON.stringify(answer.body).slice(0, 300)}`);
  } else cart.may(emptied, asked);
  for (let tries = 0; !(await staffSay(false)); tries += 1) {
    if (tries >= 100) return violation("staff could not let a customer order again");
    await pause(200);
  }
  await signIn();
}
