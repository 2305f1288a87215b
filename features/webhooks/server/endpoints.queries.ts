import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";

type Db = Kysely<Tables>;
export type EndpointId = Id<"webhook_endpoint">;

export type OffBecause = "staff" | "gone" | "failing" | "full";

/** Undefined where an endpoint in use has the name. */
export const insertEndpoint = (db: Db, row: { name: string; url: string; events: string; secret_sealed: string; made_at: Instant }) =>
  db
    .insertInto("webhook_endpoint")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

export const countEndpoints = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom("webhook_endpoint")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("withdrawn_at", "is", null)
      .executeTakeFirstOrThrow()
  ).count;

/** With the number of waiting deliveries, counted up to a thousand. */
export const selectEndpoints = (db: Db, limit: number) =>
  db
    .selectFrom("webhook_endpoint as e")
    .selectAll("e")
    .select(
      sql<number>`(select count(*) from (select from webhook_delivery d where d.endpoint_id = e.id and d.state = 'waiting' limit 1000) w)`.as(
        "waiting",
      ),
    )
    .orderBy(sql`withdrawn_at is not null`)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Locks an endpoint in use; writes of events go on meanwhile. */
export const lockEndpoint = (tx: Db, id: EndpointId) =>
  tx.selectFrom("webhook_endpoint").selectAll().where("id", "=", id).where("withdrawn_at", "is", null).forNoKeyUpdate().executeTakeFirst();

export const updateSecret = (tx: Db, id: EndpointId, { sealed, before, until }: { sealed: string; before: string; until: Instant }) =>
  tx
    .updateTable("webhook_endpoint")
    .set({ secret_sealed: sealed, old_secret_sealed: before, old_secret_until: until })
    .where("id", "=", id)
    .execute();

export const updateTerms = (tx: Db, id: EndpointId, terms: { name: string; url: string; events: string }) =>
  tx.updateTable("webhook_endpoint").set(terms).where("id", "=", id).execute();

export const switchOn = (tx: Db, id: EndpointId) =>
  tx
    .updateTable("webhook_endpoint")
    .set({ is_on: true, off_because: "", off_since: null, failures: 0, failing_since: null, rests_until: null })
    .where("id", "=", id)
    .execute();

export const switchOff = (tx: Db, id: EndpointId, { because, at }: { because: OffBecause; at: Instant }) =>
  tx.updateTable("webhook_endpoint").set({ is_on: false, off_because: because, off_since: at }).where("id", "=", id).execute();

export const withdrawEndpoint = (tx: Db, id: EndpointId, at: Instant) =>
  tx
    .updateTable("webhook_endpoint")
    .set({ is_on: false, withdrawn_at: at, off_since: sql`coalesce(off_since, ${at})` })
    .where("id", "=", id)
    .execute();

export const isNameTaken = async (tx: Db, name: string, id: EndpointId): Promise<boolean> =>
  (await tx
    .selectFrom("webhook_endpoint")
    .select("id")
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where("withdrawn_at", "is", null)
    .where("id", "<>", id)
    .executeTakeFirst()) !== undefined;

/** Withdrawn ones too. */
export const isEndpoint = async (db: Db, id: EndpointId): Promise<boolean> =>
  (await db.selectFrom("webhook_endpoint").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
