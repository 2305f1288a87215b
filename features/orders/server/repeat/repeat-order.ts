import { notFound } from "../../../../platform/contracts/errors.ts";
import { requireIdempotencyKey } from "../../../../platform/http/require-idempotency-key.ts";
import { inLanguage, type Locale } from "../../../../platform/i18n.ts";
import { toHryvnias } from "../../../../platform/money/money.ts";
import type { OrderedGoods } from "../../../catalogue/ordered-goods.contract.ts";
import { cardsByIds, orderedGoods } from "../../../catalogue/catalogue.server.ts";
import { addMany } from "../../../cart/cart.server.ts";
import { customerOf, type Visit } from "../../../shop.ts";
import type { RepeatedLine } from "../../repeat/repeat-order.contract.ts";
import { selectOrder, selectOrderLines } from "../orders.queries.ts";
import { variantName } from "../../../catalogue/words/variant-name.ts";

/** One call of the cart takes as many. */
const AT_ONCE = 200;

type OrderLine = Awaited<ReturnType<typeof selectOrderLines>>[number];
type Verdict = Awaited<ReturnType<typeof addMany>>["verdicts"][number];

/** In whole packs of today (decisions.md §6). The same key adds nothing twice; 404 for somebody else's order. */
export async function repeatOrder(
  visit: Visit,
  number: number,
  idempotencyKey: string | null,
): Promise<{ isBlacklisted: boolean; lines: RepeatedLine[]; replayed: boolean }> {
  const key = requireIdempotencyKey(idempotencyKey);
  const order = await selectOrder(visit.shop.db.read, customerOf(visit).id, number);
  if (!order) throw notFound();
  const lines = (await selectOrderLines(visit.shop.db.read, order.id)).filter(({ pieces }) => pieces > 0);
  const goods = orderedGoods(
    visit,
    lines.map((line) => ({ productId: line.product_id, variationId: line.variation_id })),
  );
  const wanted = lines.flatMap((line) => {
    const sold = goods.get(line.variation_id);
    return sold ? [{ productId: line.product_id, variationId: line.variation_id, packs: Math.ceil(line.pieces / sold.pack) }] : [];
  });
  const verdicts = new Map<number, Verdict>();
  let [isBlacklisted, replayed] = [false, wanted.length > 0];
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const done = await addMany(visit, wanted.slice(from, from + AT_ONCE), from === 0 ? key : `${key.slice(0, 240)} ${from}`);
    for (const verdict of done.verdicts) verdicts.set(verdict.variationId, verdict);
    isBlacklisted ||= done.isBlacklisted;
    replayed &&= done.replayed;
  }
  const cards = new Map(cardsByIds(visit, [...new Set(lines.map((line) => line.product_id))]).map((card) => [card.id, card.id_1c]));
  return {
    isBlacklisted,
    replayed,
    lines: lines.map((line) => ({
      ...viewLine(line, { sold: goods.get(line.variation_id), verdict: verdicts.get(line.variation_id) }, visit.locale),
      id_1c: cards.get(line.product_id) ?? null,
    })),
  };
}

function viewLine(
  line: OrderLine,
  { sold, verdict }: { sold: OrderedGoods | undefined; verdict: Verdict | undefined },
  locale: Locale,
): Omit<RepeatedLine, "id_1c"> {
  const pack = sold?.pack ?? line.pack;
  return {
    productId: line.product_id,
    variationId: line.variation_id,
    name: inLanguage(locale, line.name_uk, line.name_ru),
    variant: variantName(line, locale),
    asked: Math.ceil(line.pieces / pack) * pack,
    added: verdict?.added ?? false,
    why: whyNot(sold, verdict),
    addable: verdict?.addable ?? 0,
    pack,
    priceThen: toHryvnias(line.price),
    price: sold?.price ?? null,
  };
}

function whyNot(sold: OrderedGoods | undefined, verdict: Verdict | undefined): RepeatedLine["why"] {
  if (!sold || !verdict) return "gone";
  if (verdict.added) return null;
  return verdict.isByShare ? "kept" : "few";
}
