import { pathIn } from "../../../../../client/locale/locale.ts";
import { conflict, notFound } from "../../../../../platform/contracts/errors.ts";
import { requireIdempotencyKey } from "../../../../../platform/http/require-idempotency-key.ts";
import type { Id } from "../../../../../platform/ids.ts";
import { languageOf } from "../../../../../platform/i18n.ts";
import { sumKopiykas } from "../../../../../platform/money/money.ts";
import { addHours, type Instant } from "../../../../../platform/time/time.ts";
import { beginAttempt, cardsOf, isOpen, openAttempt, selectPaymentsOfCart, type Page } from "../../../../payments/payments.server.ts";
import { referenceOf } from "../../../../payments/payments.rules.ts";
import { customerOf, type Shop, type Tx, type Visit } from "../../../../shop.ts";
import { cardFor } from "../../../placing/offers.rules.ts";
import { dueByCard } from "../../../payments/prepayment.rules.ts";
import { paymentMessages } from "../../../payments/payment.messages.ts";
import { countAttempts, selectPartsOfCart, type Part } from "../money.queries.ts";
import { lockPurchase, selectOrder } from "../../orders.queries.ts";
import { goodsOfInvoice } from "./invoice-goods.ts";
import { claimOf, keepAnswer, takeKey, type Claim } from "../../../../idempotency/idempotency.server.ts";
import { replayOrEnd } from "./replay-or-end.ts";
import { firstPart } from "../../../orders.rules.ts";

/** Longer than anybody looks at a payment page. */
export const PAGE_HOURS = 24;

export type StartedPayment = { replayed: boolean; page: Page };

/** One page a key (security.md S14), one open page at a time. 404 for another's order, 409 with nothing to pay, 503 without the vendor. */
export async function startPayment(visit: Visit, { number }: { number: number }, idempotencyKey: string | null): Promise<StartedPayment> {
  const { shop } = visit;
  const { id: accountId } = customerOf(visit);
  const claim = claimOf({ account: accountId }, requireIdempotencyKey(idempotencyKey), { call: "start-payment", number });
  const order = await selectOrder(shop.db.read, accountId, number);
  if (!order) throw notFound();
  const before = await replayOrEnd(shop, claim, () => selectPaymentsOfCart(shop.db.read, order.cart_id));
  if (before) return { replayed: true, page: await openPage(visit, before, order.cart_id) };
  const begun = await shop.db.place((tx) => begin(tx, visit, { number, claim }));
  return { replayed: begun.replayed, page: await openPage(visit, begun.paymentId, order.cart_id) };
}

async function begin(tx: Tx, visit: Visit, { number, claim }: { number: number; claim: Claim }) {
  const { shop } = visit;
  const { id: accountId } = customerOf(visit);
  const now = shop.clock.now();
  const before = await takeKey<{ paymentId: Id<"payment"> }>(tx, claim, now);
  if (before) return { replayed: true, ...before };
  const unpaid = unpaidOf(await lockPurchase(tx, accountId, number), shop.clock.now());
  const first = firstPart(unpaid);
  const provider = first && providerOf(shop, first);
  if (!first || !provider) throw conflict("payments.nothingToPay");
  if ((await selectPaymentsOfCart(tx, first.cart_id)).some(isOpen)) throw conflict("payments.openElsewhere");
  const attempt = (await countAttempts(tx, first.cart_id)) + 1;
  const paymentId = await beginAttempt(tx, {
    reference: referenceOf({ number: first.number, attempt }),
    provider,
    accountId,
    amount: sumKopiykas(unpaid.map(dueByCard)),
    pays: { cartId: first.cart_id },
    at: now,
  });
  await keepAnswer(tx, claim, { paymentId });
  return { replayed: false, paymentId };
}

/** The way the customer chose, or for a prepayment the shop's first way by card. */
const providerOf = (shop: Shop, { payment_method: code, prepayment }: Part): string | undefined =>
  prepayment > 0 ? cardFor(shop.integrations)?.code : cardsOf(shop, code) && code;

const unpaidOf = (parts: readonly Part[], now: Instant): Part[] =>
  parts.filter(({ status, unpaid_until: until }) => status === "awaiting_payment" && (until === null || until > now));

async function openPage(visit: Visit, paymentId: Id<"payment">, cartId: string): Promise<Page> {
  const { shop, locale, now } = visit;
  const parts = unpaidOf(await selectPartsOfCart(shop.db.read, cartId), now);
  const first = firstPart(parts);
  if (!first) throw conflict("payments.nothingToPay");
  const latest = addHours(now, PAGE_HOURS);
  const { goods, discount } = await goodsOfInvoice(shop, parts, locale);
  return openAttempt(shop, paymentId, {
    description: paymentMessages[languageOf(locale)]["invoice.order"](first.number),
    language: languageOf(locale),
    returnUrl: `${visit.origin}${pathIn(locale, `/checkout/success?number=${first.number}`)}`,
    callbackUrl: callbackUrlOf(visit, providerOf(shop, first) ?? first.payment_method),
    endsAt: first.unpaid_until && first.unpaid_until < latest ? first.unpaid_until : latest,
    goods,
    discount,
  });
}

/** The shop's address, for a demo its port; undefined where no provider can reach the shop. */
export function callbackUrlOf({ shop: { config } }: Visit, provider: string): string | undefined {
  const own = config.mode === "demo" && config.port > 0 ? `http://127.0.0.1:${config.port}` : undefined;
  const address = config.publicUrl ?? own;
  return address && `${address}/api/payments/${provider}/callback`;
}
