import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { MadeReceipt } from "../../../integrations/fiscal/fiscal-provider.ts";
import type { Id } from "../../../platform/ids.ts";
import { isHeld } from "../../../platform/time/is-held.ts";
import { addSeconds, type Instant } from "../../../platform/time/time.ts";
import { amountOf, type Draft } from "../receipts.rules.ts";

type Db = Kysely<Tables>;

/** Longer than the wait for the register. */
const HELD_SECONDS = 120;

export const selectDrafts = (db: Db, orderId: string) =>
  db.selectFrom("fiscal_receipt").select(["id", "kind", "lines", "payments"]).where("order_id", "=", orderId).orderBy("id").execute();

type NewReceipt = Draft & {
  accountId: Id<"account">;
  order: { id: string; number: number } | null;
  source: string;
  saleId: Id<"fiscal_receipt"> | null;
  at: Instant;
};

/** Throws when this source has a receipt. */
export const insertReceipt = async (
  tx: Db,
  { accountId, order, source, saleId, kind, lines, payments, leftToPay, at }: NewReceipt,
): Promise<Id<"fiscal_receipt">> =>
  (
    await tx
      .insertInto("fiscal_receipt")
      .values({
        account_id: accountId,
        order_id: order?.id ?? null,
        order_number: order?.number ?? null,
        source,
        kind,
        sale_id: saleId,
        lines: JSON.stringify(lines),
        payments: JSON.stringify(payments),
        amount: amountOf(payments),
        ...(leftToPay === undefined ? {} : { left_to_pay: leftToPay }),
        state: "wanted",
        wanted_at: at,
        held_until: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

/** Takes a wanted receipt; undefined when it is made or refused, `busy` while somebody else asks. */
export async function takeReceipt(tx: Db, id: Id<"fiscal_receipt">, at: Instant) {
  const found = await tx.selectFrom("fiscal_receipt").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (found?.state !== "wanted") return undefined;
  if (isHeld(found.held_until, at, HELD_SECONDS)) return "busy" as const;
  await tx
    .updateTable("fiscal_receipt")
    .set({ held_until: addSeconds(at, HELD_SECONDS) })
    .where("id", "=", id)
    .execute();
  return found;
}

export const selectReceipt = (db: Db, id: Id<"fiscal_receipt">) =>
  db.selectFrom("fiscal_receipt").selectAll().where("id", "=", id).executeTakeFirst();

export const setReceiptMade = (tx: Db, id: Id<"fiscal_receipt">, { fiscalCode, at, link, text }: MadeReceipt) =>
  tx
    .updateTable("fiscal_receipt")
    .set({ state: "made", fiscal_code: fiscalCode, fiscal_at: at, link, text, error: "" })
    .where("id", "=", id)
    .where("state", "<>", "made")
    .execute();

export const setReceiptError = (
  tx: Db,
  id: Id<"fiscal_receipt">,
  { state, error, at }: { state: "wanted" | "refused"; error: string; at: Instant },
) => tx.updateTable("fiscal_receipt").set({ state, error, held_until: at }).where("id", "=", id).where("state", "=", "wanted").execute();

/** Wants a refused receipt again under another name, a waiting one under its own; made ones stay. */
export async function wantAgain(tx: Db, id: Id<"fiscal_receipt">): Promise<boolean> {
  const { rows } = await sql`
    update fiscal_receipt set vendor_id = case state when 'refused' then gen_random_uuid() else vendor_id end, state = 'wanted'
    where id = ${id} and state <> 'made' returning id`.execute(tx);
  return rows.length > 0;
}

export const selectReceiptsOfOrder = (db: Db, orderId: string) =>
  db.selectFrom("fiscal_receipt").selectAll().where("order_id", "=", orderId).orderBy("id").execute();

export const selectReceiptText = async (
  db: Db,
  { id, accountId }: { id: Id<"fiscal_receipt">; accountId: Id<"account"> | undefined },
): Promise<string | undefined> =>
  (
    await db
      .selectFrom("fiscal_receipt")
      .select("text")
      .where("id", "=", id)
      .where("state", "=", "made")
      .$if(accountId !== undefined, (query) => query.where("account_id", "=", accountId!))
      .executeTakeFirst()
  )?.text;

export async function selectReceipts(
  db: Db,
  { undone, order, limit, offset }: { undone: boolean; order: number | undefined; limit: number; offset: number },
) {
  const found = db
    .selectFrom("fiscal_receipt")
    .$if(undone, (query) => query.where("state", "<>", "made"))
    .$if(order !== undefined, (query) => query.where("order_number", "=", order!));
  const [rows, { count }] = await Promise.all([
    found.selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute(),
    found.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(count) };
}
