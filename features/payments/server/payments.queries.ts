import type { Kysely } from "kysely";
import type { PageFields, PaidWithCard } from "../../../db/json-columns.ts";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { PaymentState } from "../payments.rules.ts";

type Db = Kysely<Tables>;

export type PaymentOutcome = NonNullable<Tables["payment"]["outcome"]>;
export type Payment = {
  id: Id<"payment">;
  reference: string;
  provider: string;
  account_id: Id<"account">;
  purpose: "order" | "debts";
  cart_id: string | null;
  amount: Kopiykas;
  state: PaymentState;
  provider_id: string;
  page_url: string;
  page_fields: PageFields;
  started_at: Instant;
  told_at: Instant | null;
  paid_at: Instant | null;
  /** Since when the provider holds the money without promising it to the shop. */
  held_since: Instant | null;
  failure: string;
  outcome: PaymentOutcome | null;
  next_poll_at: Instant | null;
  asked_at: Instant | null;
  polls: number;
  card: PaidWithCard;
  /** Kopiykas known to have gone back without the shop's asking. */
  sent_back: Kopiykas;
};

export type NewPayment = Pick<
  Payment,
  "reference" | "provider" | "account_id" | "purpose" | "cart_id" | "amount" | "started_at" | "next_poll_at"
>;

export const insertPayment = async (tx: Db, payment: NewPayment): Promise<Id<"payment">> =>
  (
    await tx
      .insertInto("payment")
      .values({ ...payment, state: "starting" })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

export const insertPaymentDebts = (tx: Db, paymentId: Id<"payment">, debtIds: readonly Id<"delivery_debt">[]) =>
  tx
    .insertInto("payment_debt")
    .values(debtIds.map((debtId) => ({ payment_id: paymentId, debt_id: debtId })))
    .execute();

export const selectPaymentDebts = async (db: Db, paymentId: Id<"payment">): Promise<Id<"delivery_debt">[]> =>
  (await db.selectFrom("payment_debt").select("debt_id").where("payment_id", "=", paymentId).orderBy("debt_id").execute()).map(
    ({ debt_id }) => debt_id,
  );

export const selectPayment = (db: Db, id: Id<"payment">): Promise<Payment | undefined> =>
  db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirst();

export const selectPaymentByReference = (
  db: Db,
  { provider, reference }: { provider: string; reference: string },
): Promise<Payment | undefined> =>
  db.selectFrom("payment").selectAll().where("reference", "=", reference).where("provider", "=", provider).executeTakeFirst();

export const lockPayment = (tx: Db, id: Id<"payment">): Promise<Payment> =>
  tx.selectFrom("payment").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

export const selectPaymentsOfCart = (db: Db, cartId: string): Promise<Payment[]> =>
  db.selectFrom("payment").selectAll().where("cart_id", "=", cartId).orderBy("id", "desc").execute();

export const selectDebtPayments = (db: Db, accountId: Id<"account">): Promise<Payment[]> =>
  db
    .selectFrom("payment")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("purpose", "=", "debts")
    .orderBy("id", "desc")
    .limit(20)
    .execute();

export const isOpen = ({ state }: Pick<Payment, "state">): boolean => state === "starting" || state === "open";

/** Its page may still bring money. */
export const mayBePaid = ({ state, next_poll_at: next }: Pick<Payment, "state" | "next_poll_at">): boolean =>
  isOpen({ state }) || (state === "failed" && next !== null);

export const isHeld = ({ state, held_since: since }: Pick<Payment, "state" | "held_since">): boolean => state === "open" && since !== null;

/** Carts of an account's purchases whose money a provider holds. */
export const selectHeldCarts = async (db: Db, accountId: Id<"account">): Promise<Set<string>> => {
  const held = db.selectFrom("payment").select("cart_id").where("account_id", "=", accountId).where("state", "=", "open");
  const rows = await held.where("held_since", "is not", null).execute();
  return new Set(rows.flatMap(({ cart_id }) => cart_id ?? []));
};

/** Keeps the page where there was none: of two that opened one, both answer the first. */
export const updateOpened = (db: Db, id: Id<"payment">, page: { url: string; fields: PageFields; providerId: string }) =>
  db
    .updateTable("payment")
    .set({ state: "open", page_url: page.url, page_fields: JSON.stringify(page.fields), provider_id: page.providerId })
    .where("id", "=", id)
    .where("state", "=", "starting")
    .execute();

export const updateTold = (
  tx: Db,
  id: Id<"payment">,
  told: { state: PaymentState; failure: string; heldSince: Instant | null; at: Instant; nextPollAt: Instant | null; providerId: string },
) =>
  tx
    .updateTable("payment")
    .set({
      state: told.state,
      failure: told.failure,
      held_since: told.heldSince,
      told_at: told.at,
      next_poll_at: told.nextPollAt,
      ...(told.providerId ? { provider_id: told.providerId } : {}),
    })
    .where("id", "=", id)
    .execute();

export const updatePaid = (
  tx: Db,
  id: Id<"payment">,
  paid: { outcome: PaymentOutcome; toldAt: Instant; paidAt: Instant; card: PaidWithCard; providerId: string },
) =>
  tx
    .updateTable("payment")
    .set({
      state: "paid",
      outcome: paid.outcome,
      told_at: paid.toldAt,
      paid_at: paid.paidAt,
      next_poll_at: null,
      failure: "",
      card: JSON.stringify(paid.card),
      ...(paid.providerId ? { provider_id: paid.providerId } : {}),
    })
    .where("id", "=", id)
    .execute();

/** Ends asking, since nothing more can come of it. A failed one stays failed. */
export const updateExpired = (db: Db, id: Id<"payment">) =>
  db
    .updateTable("payment")
    .set((eb) => ({
      state: eb.case().when("state", "=", "failed").then(eb.val<PaymentState>("failed")).else(eb.val<PaymentState>("expired")).end(),
      next_poll_at: null,
    }))
    .where("id", "=", id)
    .where("state", "in", ["starting", "open", "failed"])
    .execute();

export const updateSentBack = (tx: Db, id: Id<"payment">, more: Kopiykas) =>
  tx
    .updateTable("payment")
    .set((eb) => ({ sent_back: eb("sent_back", "+", more) }))
    .where("id", "=", id)
    .execute();

export const selectDuePolls = async (db: Db, { now, limit }: { now: Instant; limit: number }): Promise<Id<"payment">[]> =>
  (await db.selectFrom("payment").select("id").where("next_poll_at", "<=", now).orderBy("next_poll_at").limit(limit).execute()).map(
    ({ id }) => id,
  );

export const takePoll = (tx: Db, id: Id<"payment">, now: Instant): Promise<Payment | undefined> =>
  tx
    .updateTable("payment")
    .set((eb) => ({ asked_at: now, polls: eb("polls", "+", 1) }))
    .where("id", "=", id)
    .where("next_poll_at", "<=", now)
    .returningAll()
    .executeTakeFirst();

/** True for one caller in each interval, who may then ask the provider. */
export const takeAsk = async (db: Db, id: Id<"payment">, { now, notSince }: { now: Instant; notSince: Instant }): Promise<boolean> =>
  (await db
    .updateTable("payment")
    .set({ asked_at: now })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("asked_at", "is", null), eb("asked_at", "<=", notSince)]))
    .returning("id")
    .executeTakeFirst()) !== undefined;

export const updateNextPoll = (db: Db, id: Id<"payment">, nextPollAt: Instant) =>
  db.updateTable("payment").set({ next_poll_at: nextPollAt }).where("id", "=", id).where("next_poll_at", "is not", null).execute();
