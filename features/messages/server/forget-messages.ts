import { formatPhone } from "../../../platform/phone.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { unseal } from "./message-text.ts";
import { selectUnsettled, settleMessages } from "./messages.queries.ts";

type Person = { phone: string; email: string };

/** Gives up what is not sent yet to a person or about them, such as a letter to staff; addresses and words are sealed, so each is opened. */
export async function forgetMessages(tx: Tx, { config, log }: Shop, person: Person, now: Instant): Promise<void> {
  const names = [person.phone, formatPhone(person.phone), person.email.toLowerCase()].filter(Boolean);
  const ids = (await selectUnsettled(tx)).flatMap(({ id, sealed }) => {
    try {
      const text = JSON.stringify(unseal(config, sealed ?? "")).toLowerCase();
      return names.some((name) => text.includes(name)) ? [id] : [];
    } catch (error) {
      log.error({ err: error, message: id }, "a message that cannot be opened is given up");
      return [id];
    }
  });
  if (ids.length > 0) await settleMessages(tx, ids, { state: "dead", now });
}
