import { languageOf, type Language } from "../../../../../platform/i18n.ts";
import type { Instant } from "../../../../../platform/time/time.ts";
import type { SoldLine } from "../writing/snapshot.ts";
import { offerGroupId, offerId } from "../../../../catalogue/words/offer-id.ts";
import { sizeName } from "../../../../catalogue/words/sizes.ts";
import type { Consent } from "../../../../conversions/consents.rules.ts";
import { wantPurchases } from "../../../../conversions/conversions.server.ts";
import type { Settings } from "../../../../settings/settings.rules.ts";
import { customerOf, type Tx, type Visit } from "../../../../shop.ts";

type Placed = {
  written: readonly { id: string; number: number; lines: readonly SoldLine[] }[];
  consent: readonly Consent[];
  settings: Settings;
  at: Instant;
};

/** Google and Meta hear of each order as a purchase of its own, as far as the visitor agreed (decision 0064). */
export async function tellPurchases(tx: Tx, visit: Visit, { written, ...purchase }: Placed): Promise<void> {
  const language = languageOf(visit.locale);
  const orders = written.map(({ id, number, lines }) => ({ id, number, goods: lines.map((line) => goodsOf(line, language)) }));
  await wantPurchases(tx, visit, { ...purchase, orders, accountId: customerOf(visit).id });
}

/** The names of the data layer. */
const goodsOf = (line: SoldLine, language: Language) => ({
  variationId: line.variationId,
  id: offerId({ id: line.variationId, id_1c: line.variationId1c }),
  groupId: offerGroupId({ id: line.productId, id_1c: line.productId1c }),
  name: language === "uk" ? line.nameUk : line.nameRu,
  category: line.category1c ?? "",
  variant: [sizeName(line.size, language), language === "uk" ? line.colourUk : line.colourRu].filter(Boolean).join(" / "),
  price: line.price,
  pieces: line.pieces,
  ...(line.discount > 0 ? { discount: line.discount } : {}),
});
