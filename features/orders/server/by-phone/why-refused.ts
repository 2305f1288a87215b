import { wordsFor } from "../../../../platform/i18n.ts";
import type { Id } from "../../../../platform/ids.ts";
import { readShelf, type AddOutcome } from "../../../cart/cart.server.ts";
import type { Visit } from "../../../shop.ts";
import { byPhoneMessages } from "../../by-phone/by-phone.messages.ts";

type Asked = { accountId: Id<"account">; variationId: Id<"variation">; productAdd: boolean; packs: number };

/** Words for staff, who tell the customer how much there is and who holds the rest. */
export async function whyRefused(visit: Visit, outcome: AddOutcome | "removed", asked: Asked): Promise<string> {
  const words = wordsFor(byPhoneMessages, visit.locale);
  const { accountId, variationId, productAdd, packs } = asked;
  if (outcome === "blacklisted") return words["byPhone.refusals"].blacklisted;
  if (outcome === "over-share") return words["byPhone.refusals"].share;
  if (!productAdd) return words["byPhone.refusals"].notHeld;
  if (outcome === "cart-gone") return words["byPhone.refusals"].cartOver;
  const { isForSale, free, held, inOtherCarts, pack } = await readShelf(visit.shop, { accountId }, variationId);
  if (!isForSale) return words["byPhone.refusals"].notForSale;
  if (free <= 0 && held === 0 && inOtherCarts === 0) return words["byPhone.refusals"].soldOut;
  return words["byPhone.short"]({ free: Math.max(0, free), wanted: packs * pack, held, inOtherCarts });
}
