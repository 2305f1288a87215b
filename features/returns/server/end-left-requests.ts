import { languageOf, localeFrom } from "../../../platform/i18n.ts";
import type { Shop } from "../../shop.ts";
import { returnsMessages } from "../returns.messages.ts";
import { isOpen } from "../returns.rules.ts";
import { insertReturnEvent, lockReturn, selectOpenOfReturned, updateReturn } from "./returns.queries.ts";

const AT_ONCE = 200;

/**
 * Nothing can be received of an order that staff or 1C closed as returned whole, so what was asked about it would wait for ever (decision 0049).
 * The words of an approval say where to send the goods; the history keeps them.
 */
export async function endLeftRequests(shop: Shop): Promise<void> {
  for (const { id, locale } of await selectOpenOfReturned(shop.db.read, AT_ONCE))
    await shop.db.job(async (tx) => {
      const row = await lockReturn(tx, id);
      if (!row || !isOpen(row.status)) return;
      const at = shop.clock.now();
      const words = returnsMessages[languageOf(localeFrom(locale))];
      await updateReturn(tx, id, { status: "cancelled", answer: words["returns.orderIsReturned"], at });
      await insertReturnEvent(tx, { id, status: "cancelled", byWhom: "shop", note: returnsMessages.uk["returns.orderIsReturned"], at });
    });
}
