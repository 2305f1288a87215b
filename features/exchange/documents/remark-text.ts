import type { Language } from "../../../platform/i18n.ts";
import { orderStatuses } from "../../orders/orders.contract.ts";
import { ordersMessages } from "../../orders/orders.messages.ts";
import { remarksMessages } from "./remarks.messages.ts";

/** A status is said by its name. */
export function remarkText(language: Language, reason: string, said: string): string {
  const status = orderStatuses.find((one) => one === said);
  const name = status ? ordersMessages[language]["order.status"][status] : said;
  const text = (remarksMessages[language] as Record<string, string>)[reason] ?? reason;
  return text.replace("{said}", () => name);
}
