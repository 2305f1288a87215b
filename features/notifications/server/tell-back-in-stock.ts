import { randomUUID } from "node:crypto";
import { pathIn } from "../../../app/locale/locale.ts";
import { languageOf } from "../../../platform/i18n.ts";
import { ignore } from "../../../platform/ignore.ts";
import { addDays } from "../../../platform/time.ts";
import { selectContacts } from "../../accounts/accounts.server.ts";
import { returnedVariations, takeWishes, type ReturnedGoods, type Wish } from "../../catalogue/catalogue.server.ts";
import { sendMessage, writeMessage } from "../../messages/messages.server.ts";
import type { Shop } from "../../shop.ts";
import { notificationsMessages } from "../notifications.messages.ts";

/** Customers told in one transaction. */
const AT_ONCE = 100;
/** Goods that came back two days ago may be gone again. */
const WORTH_TELLING_DAYS = 2;

/**
 * Tells everybody who asked that a pack of their goods is free again (decisions.md §5), one message a customer however many
 * goods came back. Safe in any number of processes at once.
 */
export async function tellBackInStock(shop: Shop): Promise<void> {
  const returned = await returnedVariations(shop);
  if (returned.size === 0) return;
  let told: number;
  do told = await tellSome(shop, returned);
  while (told === AT_ONCE);
}

/** Tells so many customers; answers how many wishes were taken out of the list. */
async function tellSome(shop: Shop, returned: ReadonlyMap<number, ReturnedGoods>): Promise<number> {
  const now = shop.clock.now();
  const { messages, taken } = await shop.db.write(async (tx) => {
    const wishes = await takeWishes(tx, [...returned.keys()], AT_ONCE);
    const contacts = await selectContacts(tx, [...wishes.keys()]);
    const written = contacts.flatMap(({ id, phone, email }) => {
      const wish = wishes.get(id);
      return wish ? [{ id: randomUUID(), text: messageTo({ phone, email }, wish, returned, shop) }] : [];
    });
    for (const { id, text } of written) await writeMessage(tx, shop, { id, text, expiresAt: addDays(now, WORTH_TELLING_DAYS), now });
    return { messages: written.map(({ id }) => id), taken: wishes.size };
  });
  for (const id of messages) ignore(shop.log, sendMessage(shop, id), "the schedule sends the message");
  return taken;
}

function messageTo(
  { phone, email }: { phone: string; email: string },
  { variationIds, locale }: Wish,
  returned: ReadonlyMap<number, ReturnedGoods>,
  { config, integrations }: Shop,
) {
  const language = languageOf(locale);
  const words = notificationsMessages[language];
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const goods = variationIds
    .flatMap((id) => returned.get(id) ?? [])
    .map((one) => ({
      title: [one.name[language], one.colour[language], one.size].filter(Boolean).join(", "),
      url: `${origin}${pathIn(locale, one.address)}`,
    }));
  const [first = { title: "", url: origin }] = goods;
  if (email === "" || !integrations.mailer) return { channel: "sms" as const, phone, text: words.sms(first.title, first.url), code: "" };
  const list = goods.map(({ title, url }) => `${title}\n${url}`).join("\n\n");
  return {
    channel: "e-mail" as const,
    to: email,
    subject: words.subject(first.title),
    text: words.letter(list, `${origin}${pathIn(locale, "/")}`),
  };
}
