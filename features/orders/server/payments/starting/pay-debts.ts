import { pathIn } from "../../../../../client/locale/locale.ts";
import { conflict, notFound } from "../../../../../platform/contracts/errors.ts";
import { requireIdempotencyKey } from "../../../../../platform/http/require-idempotency-key.ts";
import { languageOf } from "../../../../../platform/i18n.ts";
import { kopiykas, sumKopiykas, type Kopiykas } from "../../../../../platform/money/money.ts";
import { addHours } from "../../../../../platform/time/time.ts";
import type { Id } from "../../../../../platform/ids.ts";
import { openDebts } from "../../../../balance/balance.server.ts";
import { lockMoney } from "../../../../ledger/ledger.server.ts";
import { beginAttempt, isOpen, openAttempt, selectDebtPayments, selectPayment } from "../../../../payments/payments.server.ts";
import { readSettings } from "../../../../settings/settings.server.ts";
import { customerOf, type Shop, type Tx, type Visit } from "../../../../shop.ts";
import { paymentMessages } from "../../../payments/payment.messages.ts";
import { servicesInShop } from "../../placing/judging/services-in-shop.ts";
import { claimOf, keepAnswer, takeKey, type Claim } from "../../../../idempotency/idempotency.server.ts";
import { replayOrEnd } from "./replay-or-end.ts";
import { callbackUrlOf, PAGE_HOURS, type StartedPayment } from "./start-payment.ts";

/** Opens a payment page for all delivery debts no order is paying; 404 without any. Otherwise as `startPayment`. */
export async function payDebts(visit: Visit, { payment }: { payment?: string | undefined }, key: string | null): Promise<StartedPayment> {
  const { shop } = visit;
  const { id: accountId } = customerOf(visit);
  const on = servicesInShop(shop, await readSettings(shop));
  const provider = shop.integrations.payments.find(
    ({ code, cards, service }) => cards && on.has(service) && code === (payment ?? code),
  )?.code;
  if (provider === undefined) throw conflict("payments.nothingToPay");
  const claim = claimOf({ account: accountId }, requireIdempotencyKey(key), { call: "pay-debts", payment });
  const before = await replayOrEnd(shop, claim, () => selectDebtPayments(shop.db.read, accountId));
  if (before) return { replayed: true, page: await openPage(visit, before, provider) };
  const begun = await shop.db.place((tx) => begin(tx, shop, { accountId, provider, claim }));
  return { replayed: begun.replayed, page: await openPage(visit, begun.paymentId, provider) };
}

type Beginning = { accountId: Id<"account">; provider: string; claim: Claim };

async function begin(tx: Tx, shop: Shop, { accountId, provider, claim }: Beginning) {
  const now = shop.clock.now();
  const before = await takeKey<{ paymentId: Id<"payment"> }>(tx, claim, now);
  if (before) return { replayed: true, ...before };
  await lockMoney(tx, accountId);
  const attempts = await selectDebtPayments(tx, accountId);
  if (attempts.some(isOpen)) throw conflict("payments.openElsewhere");
  const debts = (await openDebts(tx, accountId)).filter(({ paidWith }) => paidWith === null);
  if (debts.length === 0) throw notFound();
  const paymentId = await beginAttempt(tx, {
    reference: `D${accountId}-${now.getTime().toString(36)}`,
    provider,
    accountId,
    amount: sumOf(debts),
    pays: { debtIds: debts.map(({ id }) => id) },
    at: now,
  });
  await keepAnswer(tx, claim, { paymentId });
  return { replayed: false, paymentId };
}

const sumOf = (debts: readonly { amount: Kopiykas }[]): Kopiykas => sumKopiykas(debts.map(({ amount }) => amount));

async function openPage(visit: Visit, paymentId: Id<"payment">, provider: string) {
  const { shop, locale, now, origin } = visit;
  const payment = await selectPayment(shop.db.read, paymentId);
  const words = paymentMessages[languageOf(locale)];
  return openAttempt(shop, paymentId, {
    description: words["invoice.debts"],
    language: languageOf(locale),
    returnUrl: `${origin}${pathIn(locale, "/account/debs")}`,
    callbackUrl: callbackUrlOf(visit, provider),
    endsAt: addHours(now, PAGE_HOURS),
    goods: payment ? [{ name: words["invoice.debts"], article: "", pieces: 1, price: payment.amount }] : [],
    discount: kopiykas(0),
  });
}
