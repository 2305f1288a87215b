import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { TEST_EVENT, type EventType } from "../event-types.rules.ts";
import type { DeliveryFault } from "../webhooks.contract.ts";
import type { EndpointId } from "./endpoints.queries.ts";

type Db = Kysely<Tables>;
type DeliveryId = Id<"webhook_delivery">;

/** Endpoints with due messages to which nobody sends now. */
export async function selectDueEndpoints(db: Db, { now, limit }: { now: Instant; limit: number }): Promise<{ endpoint: EndpointId }[]> {
  const { rows } = await sql<{ endpoint: EndpointId }>`
    select e.id as endpoint from webhook_endpoint e
    where ${mayBeSentTo(now)} and (e.sends_until is null or e.sends_until <= ${now}) and exists (
      select from webhook_delivery d where d.endpoint_id = e.id and d.state = 'waiting' and d.next_try_at <= ${now})
    limit ${limit}`.execute(db);
  return rows;
}

const mayBeSentTo = (now: Instant) =>
  sql<boolean>`e.is_on and e.withdrawn_at is null and (e.rests_until is null or e.rests_until <= ${now})`;

type Sender = { id: EndpointId; sender: string; now: Instant; until: Instant };

/** False where another process sends to it, or it rests. */
export async function takeEndpoint(tx: Db, { id, sender, now, until }: Sender): Promise<boolean> {
  const { rows } = await sql`
    update webhook_endpoint e set sender = ${sender}, sends_until = ${until}
    where e.id = ${id} and ${mayBeSentTo(now)} and (e.sends_until is null or e.sends_until <= ${now})
    returning e.id`.execute(tx);
  return rows.length > 0;
}

export type Due = {
  id: DeliveryId;
  tries: number;
  name: string;
  url: string;
  secret: string;
  oldSecret: string | null;
  messageId: string;
  sequence: number;
  type: string;
  data: unknown;
  at: Instant;
};

/** Takes the earliest due message and prolongs the hold; undefined without one, or when another process took the endpoint over. */
export async function takeDue(tx: Db, { id, sender, now, until }: Sender): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    with mine as (
      update webhook_endpoint e set sends_until = ${until} where e.id = ${id} and e.sender = ${sender} and ${mayBeSentTo(now)}
      returning e.id, e.name, e.url, e.secret_sealed, case when e.old_secret_until > ${now} then e.old_secret_sealed end as old
    )
    select d.id, d.tries, mine.name, mine.url, mine.secret_sealed as secret, mine.old as "oldSecret",
      v.message_id as "messageId", v.id as sequence, v.type, v.data, v.at
    from mine join webhook_delivery d on d.endpoint_id = mine.id join webhook_event v on v.id = d.event_id
    where d.state = 'waiting' and d.next_try_at <= ${now} order by d.event_id limit 1`.execute(tx);
  return rows[0];
}

/** Answers whether more is due. */
export async function leaveEndpoint(tx: Db, { id, sender, now }: Omit<Sender, "until">): Promise<boolean> {
  const { rows } = await sql<{ isMoreDue: boolean }>`
    update webhook_endpoint e set sender = null, sends_until = null where e.id = ${id} and e.sender = ${sender}
    returning ${mayBeSentTo(now)} and exists (
      select from webhook_delivery d where d.endpoint_id = e.id and d.state = 'waiting' and d.next_try_at <= ${now}) as "isMoreDue"`.execute(
    tx,
  );
  return rows[0]?.isMoreDue ?? false;
}

export type Tried = {
  id: DeliveryId;
  /** Tries before this one. */
  triesBefore: number;
  state: "waiting" | "delivered" | "failed";
  nextTryAt: Instant;
  at: Instant;
  milliseconds: number;
  status: number | null;
  text: string;
  fault: DeliveryFault | "";
};

/** False where staff sent it again meanwhile, or the endpoint was withdrawn. */
export async function settleDelivery(tx: Db, tried: Tried): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("webhook_delivery")
    .set({
      state: tried.state,
      tries: tried.triesBefore + 1,
      next_try_at: tried.nextTryAt,
      tried_at: tried.at,
      milliseconds: tried.milliseconds,
      answer_status: tried.status,
      answer_text: tried.text,
      fault: tried.fault,
    })
    .where("id", "=", tried.id)
    .where("state", "=", "waiting")
    .where("tries", "=", tried.triesBefore)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const clearFailures = (tx: Db, id: EndpointId) =>
  tx
    .updateTable("webhook_endpoint")
    .set({ failures: 0, failing_since: null, rests_until: null })
    .where("id", "=", id)
    .where("failures", ">", 0)
    .execute();

export const setFailing = (
  tx: Db,
  id: EndpointId,
  { failures, since, restsUntil }: { failures: number; since: Instant; restsUntil: Instant | null },
) => tx.updateTable("webhook_endpoint").set({ failures, failing_since: since, rests_until: restsUntil }).where("id", "=", id).execute();

/** Messages that waited for a later try are due now. */
export const bringForward = (tx: Db, id: EndpointId, now: Instant) =>
  tx
    .updateTable("webhook_delivery")
    .set({ next_try_at: now })
    .where("endpoint_id", "=", id)
    .where("state", "=", "waiting")
    .where("next_try_at", ">", now)
    .execute();

/** Messages whose last try failed since then wait again, from the first try on. */
export const takeUpAgain = (tx: Db, id: EndpointId, { since, now }: { since: Instant; now: Instant }) =>
  sql`
    update webhook_delivery d set state = 'waiting', tries = 0, next_try_at = ${now} from webhook_event v
    where d.endpoint_id = ${id} and d.state = 'failed' and d.tried_at >= ${since} and d.fault not in ('stale', 'withdrawn')
    and v.id = d.event_id and v.type <> ${TEST_EVENT}`.execute(tx);

/** Ends an endpoint's waiting messages, of one type or of all; `fault` says why. */
export const endWaiting = (tx: Db, id: EndpointId, { fault, type }: { fault: DeliveryFault; type?: EventType }) =>
  sql`
    update webhook_delivery d set state = 'failed', fault = ${fault} where d.endpoint_id = ${id} and d.state = 'waiting'
    ${type === undefined ? sql`` : sql`and exists (select from webhook_event v where v.id = d.event_id and v.type = ${type})`}`.execute(tx);

export const selectDeliveries = (db: Db, id: EndpointId, limit: number) =>
  db
    .selectFrom("webhook_delivery as d")
    .innerJoin("webhook_event as v", "v.id", "d.event_id")
    .selectAll("d")
    .select(["v.message_id", "v.type", "v.data", "v.at"])
    .where("d.endpoint_id", "=", id)
    .orderBy("d.event_id", "desc")
    .limit(limit)
    .execute();

export const selectEndpointOf = (db: Db, id: DeliveryId) =>
  db
    .selectFrom("webhook_delivery as d")
    .innerJoin("webhook_event as v", "v.id", "d.event_id")
    .select(["d.endpoint_id", "v.message_id", "v.type"])
    .where("d.id", "=", id)
    .executeTakeFirst();

/** From the first try on. */
export const sendAgain = (tx: Db, id: DeliveryId, now: Instant) =>
  tx
    .updateTable("webhook_delivery")
    .set({
      state: "waiting",
      tries: 0,
      next_try_at: now,
      tried_at: null,
      milliseconds: null,
      answer_status: null,
      answer_text: "",
      fault: "",
    })
    .where("id", "=", id)
    .where("state", "<>", "waiting")
    .execute();

/** Endpoints with too many waiting messages, `failing` and slow ones with a limit each. */
export async function selectOverfull(db: Db, { failing, taking }: { failing: number; taking: number }): Promise<EndpointId[]> {
  const { rows } = await sql<{ id: EndpointId }>`
    select e.id from webhook_endpoint e where e.is_on and (
      select count(*) from (select from webhook_delivery d where d.endpoint_id = e.id and d.state = 'waiting' limit ${taking + 1}) w)
      > case when e.failing_since is null then ${taking}::int else ${failing}::int end`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes up to a thousand older events with their deliveries; answers how many. */
export async function deleteOldEvents(db: Db, before: Instant): Promise<number> {
  const { rows } = await sql`
    delete from webhook_event where id in (select id from webhook_event where at < ${before} order by at limit 1000) returning id`.execute(
    db,
  );
  return rows.length;
}

/** Deletes withdrawn endpoints without deliveries. */
export const deleteWithdrawn = (db: Db, before: Instant) =>
  sql`delete from webhook_endpoint e where e.withdrawn_at < ${before} and not exists (select from webhook_delivery d where d.endpoint_id = e.id)`.execute(
    db,
  );
