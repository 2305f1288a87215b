import type { PaymentNews } from "../../../../../integrations/payments/card-provider.ts";
import { recordNews, settleMoney, takeNews, type Via } from "../../../../payments/payments.server.ts";
import type { Shop, Tx } from "../../../../shop.ts";
import { applyToDebts } from "./apply-to-debts.ts";
import { applyToPurchase } from "./apply-to-purchase.ts";
import { lockPartsOfCart } from "../money.queries.ts";
import { tellFailed } from "./tell-failed.ts";
import { tellSentBack } from "./tell-sent-back.ts";

export type Applied = "repeated" | "unmatched" | "stale" | "noted" | "changed" | "money";
type Word = { provider: string; news: PaymentNews; via: Via };

/** The one way in for providers' words: each is applied once, however often or late it comes (security.md S15). */
export const applyPayment = (shop: Shop, provider: string, news: PaymentNews, via: Via): Promise<Applied> =>
  shop.db.place((tx) => applyInside(tx, shop, { provider, news, via }));

async function applyInside(tx: Tx, shop: Shop, { provider, news, via }: Word): Promise<Applied> {
  const heard = await recordNews(tx, { provider, news, via, at: shop.clock.now() });
  if (!heard) return "repeated";
  const { payment: seen } = heard;
  const parts = seen?.cart_id ? await lockPartsOfCart(tx, seen.cart_id) : [];
  const at = shop.clock.now();
  const { verdict, payment, sentBack } = await takeNews(tx, shop, { heard, news, at });
  if (payment && verdict.kind === "changed" && verdict.state === "failed") await tellFailed(tx, shop, { payment, parts, at });
  if (payment && sentBack > 0) await tellSentBack(tx, shop, { payment, parts, sum: sentBack, at });
  if (verdict.kind !== "money" || !payment) return verdict.kind;
  const money = { payment, news, paidAt: news.at < at ? news.at : at, at };
  // Money sent back before the shop heard of it pays nothing.
  if (sentBack >= payment.amount) await settleMoney(tx, payment, { news, outcome: "sent_back", paidAt: money.paidAt });
  else if (payment.purpose === "debts") await applyToDebts(tx, shop, money);
  else await applyToPurchase(tx, shop, { parts, ...money });
  return "money";
}
