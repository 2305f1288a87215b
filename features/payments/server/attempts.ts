import type { CardProvider, Invoice } from "../../../integrations/payments/card-provider.ts";
import type { PageFields } from "../../../db/json-columns.ts";
import { conflict, unavailable } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Shop, Tx } from "../../shop.ts";
import { nextPoll } from "../payments.rules.ts";
import {
  insertPayment,
  insertPaymentDebts,
  isOpen,
  mayBePaid,
  selectPayment,
  updateExpired,
  updateOpened,
  type Payment,
} from "./payments.queries.ts";

export type Page = { url: string; fields: PageFields };

/** The vendor of a way of paying; undefined when it is not by card, or no longer offered. */
export const cardsOf = ({ integrations }: Shop, code: string): CardProvider | undefined =>
  integrations.payments.find((payment) => payment.code === code)?.cards;

type Attempt = {
  reference: string;
  provider: string;
  accountId: Id<"account">;
  amount: Kopiykas;
  pays: { cartId: string } | { debtIds: readonly Id<"delivery_debt">[] };
  at: Instant;
};

/** Writes an attempt before any vendor hears of it. */
export async function beginAttempt(tx: Tx, { reference, provider, accountId, amount, pays, at }: Attempt): Promise<Id<"payment">> {
  const id = await insertPayment(tx, {
    reference,
    provider,
    account_id: accountId,
    purpose: "cartId" in pays ? "order" : "debts",
    cart_id: "cartId" in pays ? pays.cartId : null,
    amount,
    started_at: at,
    next_poll_at: nextPoll(at, at) ?? null,
  });
  if ("debtIds" in pays) await insertPaymentDebts(tx, id, pays.debtIds);
  return id;
}

/** Opens the attempt's page once; simultaneous callers get the first. 409 when the attempt is over, 503 without the vendor. */
export async function openAttempt(shop: Shop, id: Id<"payment">, invoice: Omit<Invoice, "reference" | "amount">): Promise<Page> {
  const payment = await selectPayment(shop.db.read, id);
  if (!payment || !isOpen(payment)) throw conflict("payments.attemptOver");
  if (payment.state === "open") return pageOf(payment);
  const page = await cardsOf(shop, payment.provider)
    ?.open({ reference: payment.reference, amount: payment.amount, ...invoice })
    .catch((error: unknown) => void shop.log.warn({ err: error, payment: payment.reference }, "a payment page could not be opened"));
  if (!page) throw unavailable(10, "payments.noVendor");
  await updateOpened(shop.db.read, id, page);
  const opened = await selectPayment(shop.db.read, id);
  if (opened?.state !== "open") throw conflict("payments.attemptOver");
  return pageOf(opened);
}

const pageOf = ({ page_url: url, page_fields: fields }: Payment): Page => ({ url, fields });

/** Has vendors close the attempts' pages. Throws 503 without an answer, except for a failed one, whose page may only bring late money. */
export async function closeAttempts(shop: Shop, payments: readonly Payment[]): Promise<void> {
  for (const payment of payments.filter(mayBePaid)) {
    try {
      await cardsOf(shop, payment.provider)?.close({ reference: payment.reference, providerId: payment.provider_id });
    } catch (error) {
      shop.log.warn({ err: error, payment: payment.reference }, "a payment page could not be closed");
      if (isOpen(payment)) throw unavailable(10, "payments.noVendor");
    }
    if (isOpen(payment)) await updateExpired(shop.db.read, payment.id);
  }
}
