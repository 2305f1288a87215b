import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { containing } from "../../../platform/db/like-part.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";

type Db = Kysely<Tables>;

/** Begins the account's conversation where there is none, and locks it. */
export async function lockOwnThread(tx: Db, { accountId, at }: { accountId: Id<"account">; at: Instant }) {
  await tx
    .insertInto("chat_thread")
    .values({ account_id: accountId, created_at: at, changed_at: at })
    .onConflict((oc) => oc.column("account_id").doNothing())
    .execute();
  return tx.selectFrom("chat_thread").selectAll().where("account_id", "=", accountId).forUpdate().executeTakeFirstOrThrow();
}

export const lockThread = (tx: Db, id: Id<"chat_thread">) =>
  tx.selectFrom("chat_thread").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export type Thread = NonNullable<Awaited<ReturnType<typeof lockThread>>>;

export const selectOwnThread = (db: Db, accountId: Id<"account">): Promise<Thread | undefined> =>
  db.selectFrom("chat_thread").selectAll().where("account_id", "=", accountId).executeTakeFirst();

type Change = Partial<Pick<Thread, "state" | "assigned_to" | "last_seq" | "customer_read" | "staff_read" | "waits_since" | "changed_at">>;

export const updateThread = (tx: Db, id: Id<"chat_thread">, change: Change) =>
  tx.updateTable("chat_thread").set(change).where("id", "=", id).execute();

/** Messages of the shop that the customer has not read. */
export async function countUnread(db: Db, accountId: Id<"account">): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chat_thread t join chat_message m on m.thread_id = t.id
    where t.account_id = ${accountId} and m.seq > t.customer_read and m.side = 'staff'`.execute(db);
  return rows[0]?.count ?? 0;
}

export type ThreadRow = {
  id: Id<"chat_thread">;
  accountId: Id<"account">;
  name: string;
  surname: string;
  phone: string;
  state: "open" | "closed";
  assignedTo: string;
  waitsSince: Instant | null;
  unread: number;
  lastText: string;
  changedAt: Instant;
  lastSeq: number;
  customerRead: number;
};
export type Filter = { show?: "waiting" | "mine" | "open" | "closed" | undefined; q?: string | undefined; staffId: Id<"staff_member"> };

const rowOfThread = sql`
  t.id, t.account_id as "accountId", a.name, a.surname, a.phone, t.state, coalesce(s.email, '') as "assignedTo",
  t.waits_since as "waitsSince", t.changed_at as "changedAt", t.last_seq as "lastSeq", t.customer_read as "customerRead",
  (select count(*)::int from chat_message m where m.thread_id = t.id and m.seq > t.staff_read and m.side = 'customer') as unread,
  coalesce((select left(m.text, 120) from chat_message m where m.thread_id = t.id and m.seq = t.last_seq), '') as "lastText"`;
const joined = sql`join account a on a.id = t.account_id left join staff_member s on s.id = t.assigned_to`;
const longestWaitFirst = sql`order by t.waits_since nulls last, t.changed_at desc, t.id`;

/** The longest wait first, the others by their last change. What a row says is read for the shown page alone. */
export async function selectThreads(
  db: Db,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ThreadRow[]; total: number }> {
  const { rows } = await sql<ThreadRow & { total: number }>`
    with found as materialized (select t.* from chat_thread t where ${matching(filter)})
    select ${rowOfThread}, (select count(*)::int from found) as total
    from (select t.* from found t ${longestWaitFirst} limit ${limit} offset ${offset}) t ${joined} ${longestWaitFirst}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Only what is asked for; each way to find a text is asked by itself. */
function matching({ show, q, staffId }: Filter): RawBuilder<boolean> {
  const asked = [
    sql<boolean>`t.last_seq > 0`,
    show === "waiting" && sql<boolean>`t.waits_since is not null`,
    show === "mine" && sql<boolean>`t.assigned_to = ${staffId}`,
    (show === "open" || show === "closed") && sql<boolean>`t.state = ${show}`,
    q && found(containing(q)),
  ].filter((part) => typeof part === "object");
  return sql`${sql.join(asked, sql` and `)}`;
}

const found = (part: string) => sql<boolean>`t.id in (
  select own.id from account a join chat_thread own on own.account_id = a.id where a.phone like ${part} or concat_ws(' ', a.name, a.surname) ilike ${part}
  union all select m.thread_id from chat_message m where m.text ilike ${part})`;

export async function selectThread(db: Db, id: Id<"chat_thread">): Promise<ThreadRow | undefined> {
  const { rows } = await sql<ThreadRow>`select ${rowOfThread} from chat_thread t ${joined} where t.id = ${id}`.execute(db);
  return rows[0];
}

/** The customer's last orders, and the contents of the living cart. */
export async function selectBeside(db: Db, accountId: Id<"account">, now: Instant) {
  const orders = await db
    .selectFrom("placed_order")
    .select(["number", "status", "to_pay as toPay", "placed_at as placedAt"])
    .where("account_id", "=", accountId)
    .orderBy("placed_at", "desc")
    .limit(5)
    .execute();
  const { rows } = await sql<{ pieces: number; until: Instant | null }>`
    select coalesce(sum(l.pieces), 0)::int as pieces, max(c.reserved_until) as until
    from cart c join cart_line l on l.cart_id = c.id
    where c.account_id = ${accountId} and c.state = 'open' and c.reserved_until > ${now}`.execute(db);
  return { orders, cart: rows[0] ?? { pieces: 0, until: null } };
}

export const selectStaffByEmail = (db: Db, email: string) =>
  db.selectFrom("staff_member").select("id").where("email", "=", email).where("disabled_at", "is", null).executeTakeFirst();
