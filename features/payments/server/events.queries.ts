import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { PaymentNews } from "../../../integrations/payments/card-provider.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";

type Db = Kysely<Tables>;

export type Via = Tables["payment_event"]["via"];
export type EventOutcome = Tables["payment_event"]["outcome"];

/** No row when the same word was heard before. */
export const insertEvent = (
  tx: Db,
  { provider, news, via, at }: { provider: string; news: PaymentNews; via: Via; at: Instant },
): Promise<{ id: Id<"payment_event"> } | undefined> =>
  tx
    .insertInto("payment_event")
    .values({
      provider,
      event: news.event,
      via,
      reference: news.reference,
      status: news.status,
      amount: news.amount,
      currency: news.currency,
      provider_at: news.at,
      received_at: at,
      outcome: "unmatched",
    })
    .onConflict((on) => on.columns(["provider", "event"]).doNothing())
    .returning("id")
    .executeTakeFirst();

export const updateEvent = (
  tx: Db,
  id: Id<"payment_event">,
  { paymentId, outcome, note }: { paymentId: Id<"payment"> | null; outcome: EventOutcome; note: string },
) => tx.updateTable("payment_event").set({ payment_id: paymentId, outcome, note }).where("id", "=", id).execute();

const columns = [
  "id",
  "provider",
  "event",
  "via",
  "reference",
  "status",
  "amount",
  "currency",
  "provider_at",
  "received_at",
  "outcome",
  "note",
] as const;

export const selectEventsOfPayments = (db: Db, paymentIds: readonly Id<"payment">[]) =>
  paymentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom("payment_event")
        .select([...columns, "payment_id"])
        .where("payment_id", "in", paymentIds)
        .orderBy("id")
        .execute();

/** Payments that are not ours, and money sent back unasked. */
export async function selectUnmatched(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const unmatched = db.selectFrom("payment_event").where((eb) => eb.or([eb("outcome", "=", "unmatched"), eb("note", "=", "sent_back")]));
  const [rows, { total }] = await Promise.all([
    unmatched.select(columns).orderBy("id", "desc").limit(limit).offset(offset).execute(),
    unmatched.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}
