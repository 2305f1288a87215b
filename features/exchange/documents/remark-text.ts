import type { Language } from "../../../platform/i18n.ts";
import { orderStatuses } from "../../orders/orders.contract.ts";
import { ordersMessages } from "../../orders/orders.messages.ts";
import { remarksMessages } from "./remarks.messages.ts";

/** A status is shown by its name; `program` names the sender where it was not 1C. */
export function remarkText(
  language: Language,
  { reason, said, program }: { reason: string; said: string; program: string | null },
): string {
  const status = orderStatuses.find((one) => one === said);
  const name = status ? ordersMessages[language]["order.status"][status] : said;
  const text = (remarksMessages[language] as Record<string, string>)[reason] ?? reason;
  const who = program === null ? "1С" : `«${program}»`;
  return text.replace("{said}", () => name).replace("{who}", () => who);
}
