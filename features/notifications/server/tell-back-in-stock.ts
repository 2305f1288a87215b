import { pathIn } from "../../../client/locale/locale.ts";
import { languageOf } from "../../../platform/i18n.ts";
import { addDays } from "../../../platform/time.ts";
import { selectContacts } from "../../accounts/accounts.server.ts";
import { returnedVariations, takeWishes, type ReturnedGoods, type Wish } from "../../catalogue/catalogue.server.ts";
import type { Shop } from "../../shop.ts";
import { notificationsMessages } from "../notifications.messages.ts";
import { sendNotices, writeNotice, type NoticeText } from "./write-notice.ts";
import type { Id } from "../../../platform/ids.ts";

/** Customers in one transaction. */
const AT_ONCE = 100;
/** Later the goods may be gone again. */
const WORTH_TELLING_DAYS = 2;

/** Tells customers that a pack is free again (decisions.md §5), one message each. Safe in parallel. */
export async function tellBackInStock(shop: Shop): Promise<void> {
  const returned = await returnedVariations(shop);
  if (returned.size === 0) return;
  let told: number;
  do told = await tellSome(shop, returned);
  while (told === AT_ONCE);
}

/** Returns how many wishes were removed. */
async function tellSome(shop: Shop, returned: ReadonlyMap<Id<"variation">, ReturnedGoods>): Promise<number> {
  const now = shop.clock.now();
  const { messages, taken } = await shop.db.write(async (tx) => {
    const wishes = await takeWishes(tx, [...returned.keys()], AT_ONCE);
    const contacts = await selectContacts(tx, [...wishes.keys()]);
    const written: string[] = [];
    for (const contact of contacts) {
      const wish = wishes.get(contact.id);
      if (!wish) continue;
      const text = newsOf(wish, returned, shop);
      written.push(await writeNotice(tx, shop, { contact, text, expiresAt: addDays(now, WORTH_TELLING_DAYS), now }));
    }
    return { messages: written, taken: wishes.size };
  });
  sendNotices(shop, messages);
  return taken;
}

function newsOf({ variationIds, locale }: Wish, returned: ReadonlyMap<number, ReturnedGoods>, { config }: Shop): NoticeText {
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
  const list = goods.map(({ title, url }) => `${title}\n${url}`).join("\n\n");
  return {
    subject: words.subject(first.title),
    letter: words.letter(list, `${origin}${pathIn(locale, "/")}`),
    sms: words.sms(first.title, first.url),
  };
}
