import type { CartView } from "../cart.contract.ts";
import type { WaitingAdd } from "./waiting.rules.ts";

type Cart = { serverNow: number; products: readonly { quantity: number; variant: Pick<CartView["products"][number]["variant"], "id"> }[] };

/** A newer cart that holds more shows which unheard packs the shop got; one as old as the press, such as a cached one, shows nothing. */
export function settled(waiting: readonly WaitingAdd[], cart: Cart): { left: WaitingAdd[]; added: WaitingAdd[] } {
  const more = new Map<number, number>();
  const [left, added]: [WaitingAdd[], WaitingAdd[]] = [[], []];
  for (const add of waiting) {
    const { unheard, ...rest } = add;
    if (!unheard || cart.serverNow <= unheard.at) {
      left.push(add);
      continue;
    }
    const found = more.get(add.variationId) ?? heldNow(cart, add) - unheard.held;
    const got = Math.max(0, Math.min(add.packs, Math.floor(found / add.pack)));
    if (got > 0) added.push({ ...rest, packs: got });
    if (got < add.packs) left.push({ ...rest, packs: add.packs - got });
    more.set(add.variationId, found - got * add.pack);
  }
  return { left, added };
}

/** Goods on hand and made to order are separate lines. */
const heldNow = ({ products }: Cart, { variationId }: WaitingAdd): number =>
  products.reduce((sum, { variant, quantity }) => (variant.id === variationId ? sum + quantity : sum), 0);
