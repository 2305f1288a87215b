import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { recordset, rowsAsJson } from "../../../platform/db/recordset.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Tx } from "../../shop.ts";
import { webhooksTopic } from "../../topics.ts";
import type { ShopEvent } from "../events.contract.ts";

type Only = { endpoint?: Id<"webhook_endpoint"> };

/** One statement, which waits for nobody: a job for each endpoint here would let two orders wait for each other (decision 0088). */
export async function recordEvents(tx: Tx, events: readonly ShopEvent[], { endpoint }: Only = {}): Promise<void> {
  const rows = events.map(({ type, data, at }, place) => ({
    place,
    messageId: `msg_${randomUUID().replaceAll("-", "")}`,
    type,
    data,
    at: at.toISOString(),
  }));
  const { rows: told } = await sql<{ id: Id<"webhook_endpoint"> }>`
    with happened as (
      select * from ${recordset({ place: "int", messageId: "text", type: "text", data: "jsonb", at: "timestamptz" }, rowsAsJson(rows), "h")}
    ), wanted as (
      select e.id, h."messageId" from webhook_endpoint e join happened h
        on ${endpoint === undefined ? sql`h.type = any(string_to_array(e.events, ' '))` : sql`e.id = ${endpoint}`}
      where e.is_on and e.withdrawn_at is null
    ), event as (
      insert into webhook_event (message_id, type, data, at)
      select h."messageId", h.type, h.data, h.at from happened h
      where exists (select from wanted w where w."messageId" = h."messageId") order by h.place
      returning id, message_id, at
    )
    insert into webhook_delivery (event_id, endpoint_id, next_try_at)
    select event.id, w.id, event.at from event join wanted w on w."messageId" = event.message_id
    returning endpoint_id as id`.execute(tx);
  tx.changed(webhooksTopic, new Set(told.map(({ id }) => id)));
}
