import type { Language } from "../../../platform/i18n.ts";
import type { Id } from "../../../platform/ids.ts";
import { isWakingHour } from "../../../platform/time/time.ts";
import { endOffers, returnedVariations, takeWishes, type ReturnedGoods, type Wish } from "../../catalogue/catalogue.server.ts";
import { sizeName } from "../../catalogue/words/sizes.ts";
import type { Shop } from "../../shop.ts";
import type { NewsGoods } from "../news.rules.ts";
import { notify } from "./notify.ts";

/** Wishes in one transaction. */
const AT_ONCE = 100;

/** One message each, in the order of asking (decisions.md §5, decision 0081), not at night, when offers would expire. Safe in parallel. */
export async function tellBackInStock(shop: Shop): Promise<void> {
  await endOffers(shop);
  if (!isWakingHour(shop.clock.now())) return;
  const returned = await returnedVariations(shop);
  if (returned.size === 0) return;
  let told: number;
  do told = await tellSome(shop, returned);
  while (told === AT_ONCE);
}

async function tellSome(shop: Shop, returned: ReadonlyMap<Id<"variation">, ReturnedGoods>): Promise<number> {
  const at = shop.clock.now();
  return shop.db.write(async (tx) => {
    const wishes = await takeWishes(tx, returned, { most: AT_ONCE, now: at });
    for (const [accountId, wish] of wishes) {
      const news = { kind: "back_in_stock" as const, goods: goodsOf(wish, returned) };
      const source = `${wish.variationIds.join(" ")} ${at.toISOString()}`;
      await notify(tx, shop, { accountId, news, source, locale: wish.locale, at });
    }
    return [...wishes.values()].reduce((sum, { variationIds }) => sum + variationIds.length, 0);
  });
}

function goodsOf({ variationIds }: Wish, returned: ReadonlyMap<number, ReturnedGoods>): NewsGoods[] {
  return variationIds
    .flatMap((id) => returned.get(id) ?? [])
    .map(({ name, colour, size, address }) => {
      const titleIn = (language: Language) => [name[language], colour[language], sizeName(size, language)].filter(Boolean).join(", ");
      return { title: { uk: titleIn("uk"), ru: titleIn("ru") }, address };
    });
}
