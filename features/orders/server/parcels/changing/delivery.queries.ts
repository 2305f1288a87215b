import { sql, type Kysely } from "kysely";
import type { OrderDelivery, OrderRecipient } from "../../../../../db/json-columns.ts";
import type { Tables } from "../../../../../db/tables.ts";
import { namedPlace, type NamedPlace } from "../../../../delivery/delivery.server.ts";

type Db = Kysely<Tables>;

export const updateDelivery = (tx: Db, orderId: string, { recipient, delivery }: { recipient: OrderRecipient; delivery: OrderDelivery }) =>
  tx
    .updateTable("placed_order")
    .set((eb) => ({ recipient: JSON.stringify(recipient), delivery: JSON.stringify(delivery), version: eb("version", "+", 1) }))
    .where("id", "=", orderId)
    .execute();

export async function selectNamedPlace(db: Db, named: { carrier: string; settlement: string; department: string }): Promise<NamedPlace> {
  const { rows } = await sql<{ place: NamedPlace }>`select ${namedPlace({ street: "", ...named })} as place`.execute(db);
  return rows[0]?.place ?? { department: null, street: null };
}
