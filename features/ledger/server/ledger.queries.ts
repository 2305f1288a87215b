import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { recordset, rowsAsJson } from "../../../platform/db/recordset.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Posting } from "../entry.rules.ts";
import type { Reason } from "../ledger.contract.ts";

type Db = Kysely<Tables>;

const postingColumns = {
  position: "int",
  ledger: "text",
  accountId: "bigint",
  orderId: "text",
  lotId: "bigint",
  debtId: "bigint",
  amount: "bigint",
} as const;

type EntryRow = {
  reason: Reason;
  source: string;
  accountId?: Id<"account"> | undefined;
  order?: { id: string; number?: number } | undefined;
  byWhom: string;
  note?: string | undefined;
  at: Instant;
};

/** Entry, postings and balances in one statement; false when reason and source exist. An order keeps the number it was named by. */
export async function insertEntry(tx: Db, entry: EntryRow, postings: readonly Posting[]): Promise<boolean> {
  const rows = recordset(postingColumns, rowsAsJson(postings.map((posting, at) => ({ ...posting, position: at + 1 }))), "p");
  const orderId = entry.order?.id ?? null;
  const written = await sql<{ id: Id<"journal_entry"> }>`
    with entry as (
      insert into journal_entry (reason, source, account_id, order_id, order_number, by_whom, note, at)
      values (${entry.reason}, ${entry.source}, ${entry.accountId ?? null}::bigint, ${orderId}::uuid,
        coalesce(${entry.order?.number ?? null}::bigint, (select order_number from journal_entry where order_id = ${orderId}::uuid and order_number is not null order by id limit 1)),
        ${entry.byWhom}, ${entry.note ?? ""}, ${entry.at}::timestamptz)
      on conflict (reason, source) do nothing returning id
    ), posted as (
      insert into posting (entry_id, position, ledger, account_id, order_id, lot_id, debt_id, amount)
      select entry.id, p.position, p.ledger, p."accountId", p."orderId"::uuid, p."lotId", p."debtId", p.amount from entry, ${rows}
    ), balances as (
      insert into customer_money (account_id, balance)
      select p."accountId", sum(p.amount) from entry, ${rows} where p.ledger = 'customer_balance' group by p."accountId" order by p."accountId"
      on conflict (account_id) do update set balance = customer_money.balance + excluded.balance
    )
    select id from entry`.execute(tx);
  return written.rows.length > 0;
}

export async function lockMoneyRow(tx: Db, accountId: Id<"account">): Promise<{ balance: Kopiykas }> {
  await tx
    .insertInto("customer_money")
    .values({ account_id: accountId })
    .onConflict((on) => on.doNothing())
    .execute();
  return tx.selectFrom("customer_money").select("balance").where("account_id", "=", accountId).forUpdate().executeTakeFirstOrThrow();
}
