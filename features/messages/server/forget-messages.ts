import { formatPhone } from "../../../platform/phone.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { unseal } from "./message-text.ts";
import { selectUnsettled, settleMessages } from "./messages.queries.ts";

type Person = { phone: string; email: string };

/** Gives up what is not sent yet to a person or about them, such as a letter to staff; addresses and words are sealed, so each is opened. */
export async function forgetMessages(tx: Tx, { config, log }: Shop, person: Person, now: Instant): Promise<void> {
  const [phones, email] = [[person.phone, formatPhone(person.phone)], person.email.toLowerCase()];
  const ids = (await selectUnsettled(tx)).flatMap(({ id, sealed }) => {
    try {
      const text = Object.values(unseal(config, sealed ?? ""))
        .join("\n")
        .toLowerCase();
      return phones.some((phone) => text.includes(phone)) || addressesIn(text).includes(email) ? [id] : [];
    } catch (error) {
      log.error({ err: error, message: id }, "a message that cannot be opened is given up");
      return [id];
    }
  });
  if (ids.length > 0) await settleMessages(tx, ids, { state: "dead", now });
}

/** Whole ones, since «ira@mail.ua» is nobody in «kira@mail.ua» and in «ira@mail.ua.com». */
const addressesIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}.-]*[\p{L}\p{N}]/gu) ?? [];
