import type { PaymentNews } from "../../../integrations/payments/card-provider.ts";
import { kopiykas, sumKopiykas } from "../../../platform/money.ts";
import { addDays, kyivDay, startOfKyivDay, type Instant } from "../../../platform/time/time.ts";
import type { Shop } from "../../shop.ts";
import { differencesOf, type TheirPayment } from "../reconciliation.rules.ts";
import { cardsOf } from "./attempts.ts";
import { isReconciled, selectOurPayments, upsertReconciliation } from "./reconciliation.queries.ts";

export const isCompared = ({ db }: Shop, provider: string, within: Instant): Promise<boolean> =>
  isReconciled(db.read, { provider, day: kyivDay(within) });

/**
 * Compares a provider's statement of the day in Kyiv that holds `within` with our payments (security.md S19), and keeps what they do not
 * agree on. Answers the statement, so that money nobody heard of is applied; undefined when the day was compared before.
 */
export async function reconcile(shop: Shop, provider: string, within: Instant): Promise<readonly PaymentNews[] | undefined> {
  const [from, day] = [startOfKyivDay(within), kyivDay(within)];
  const to = startOfKyivDay(addDays(addDays(from, 1), 0.5));
  const cards = cardsOf(shop, provider);
  if (!cards || (await isReconciled(shop.db.read, { provider, day }))) return undefined;
  const statement = await cards.statement({ from, to });
  const theirs = theirsOf(statement, shop);
  const ours = await selectOurPayments(shop.db.read, { provider, from, to, references: theirs.map(({ reference }) => reference) });
  const differences = differencesOf(ours, theirs);
  const paid = theirs.filter(({ isPaid }) => isPaid);
  await shop.db.job((tx) =>
    upsertReconciliation(tx, {
      provider,
      day,
      payments: paid.length,
      sum: sumKopiykas(paid.map(({ amount }) => amount)),
      differences,
      at: shop.clock.now(),
    }),
  );
  if (differences.length > 0)
    shop.log.error({ provider, day, differences: differences.length }, "the provider's statement differs from our payments");
  return statement;
}

function theirsOf(statement: readonly PaymentNews[], { config }: Shop): TheirPayment[] {
  const newest = new Map<string, PaymentNews>();
  for (const news of statement) {
    const before = newest.get(news.reference);
    if (!before || news.at >= before.at) newest.set(news.reference, news);
  }
  return [...newest.values()].map(({ reference, amount, state, refunded }) => ({
    reference,
    amount,
    refunded: kopiykas(refunded),
    isPaid: state === "paid" || (state === "sandbox" && config.mode !== "production"),
  }));
}
