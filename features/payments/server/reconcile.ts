import type { PaymentNews } from "../../../integrations/payments/card-provider.ts";
import { kopiykas, sumKopiykas } from "../../../platform/money/money.ts";
import { addDays, kyivDay, startOfKyivDay, type Instant, type KyivDay } from "../../../platform/time/time.ts";
import type { Shop } from "../../shop.ts";
import { differencesOf, type TheirPayment } from "../reconciliation.rules.ts";
import { cardsOf } from "./attempts.ts";
import { isReconciled, selectLastReconciled, selectOurPayments, upsertReconciliation } from "./reconciliation.queries.ts";
import { takesSandbox } from "../payments.rules.ts";

/** The last day in Kyiv whose statement was compared; undefined before the first. */
export const lastCompared = ({ db }: Shop, provider: string): Promise<KyivDay | undefined> => selectLastReconciled(db.read, provider);

/** Compares the Kyiv day of `within` once (security.md S19); each word goes to `apply` first, so that a failure leaves no money unheard. */
export async function reconcile(
  shop: Shop,
  { provider, within }: { provider: string; within: Instant },
  apply: (news: PaymentNews) => Promise<unknown>,
): Promise<void> {
  const [from, day] = [startOfKyivDay(within), kyivDay(within)];
  const to = startOfKyivDay(addDays(addDays(from, 1), 0.5));
  const cards = cardsOf(shop, provider);
  if (!cards || (await isReconciled(shop.db.read, { provider, day }))) return;
  const statement = await cards.statement({ from, to });
  const theirs = theirsOf(statement, shop);
  const ours = await selectOurPayments(shop.db.read, { provider, from, to, references: theirs.map(({ reference }) => reference) });
  const differences = differencesOf(ours, theirs);
  for (const news of statement) await apply(news);
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
    isPaid: state === "paid" || (state === "sandbox" && takesSandbox(config)),
  }));
}
