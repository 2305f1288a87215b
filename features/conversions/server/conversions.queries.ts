import type { Insertable, Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import { isHeld } from "../../../platform/time/is-held.ts";
import { addDays, addSeconds, type Instant } from "../../../platform/time/time.ts";
import type { Visitor } from "../visitor.rules.ts";

type Db = Kysely<Tables>;

/** Days after a purchase was told. */
export const DAYS_KEPT = 7;
/** Longer than the wait for a vendor. */
const HELD_SECONDS = 60;

type OfOrder = { orderId: string; number: number; accountId: Id<"account">; forgetAt: Instant };

export const insertVisitor = (tx: Db, visitor: Visitor, { orderId, number, accountId, forgetAt }: OfOrder) =>
  tx
    .insertInto("conversion_visitor")
    .values({
      order_id: orderId,
      order_number: number,
      account_id: accountId,
      client_id: visitor.clientId,
      session_id: visitor.sessionId,
      are_ads_allowed: visitor.areAdsAllowed,
      fbp: visitor.fbp,
      fbc: visitor.fbc,
      address: visitor.address,
      user_agent: visitor.userAgent,
      forget_at: forgetAt,
    })
    .execute();

/** Undefined when this source was told before. */
export const insertConversion = async (tx: Db, row: Insertable<Tables["conversion"]>): Promise<Id<"conversion"> | undefined> =>
  (
    await tx
      .insertInto("conversion")
      .values(row)
      .onConflict((oc) => oc.doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;

export const selectPurchase = (tx: Db, orderId: string) =>
  tx
    .selectFrom("conversion")
    .innerJoin("conversion_visitor", "conversion_visitor.order_id", "conversion.order_id")
    .select(["order_number", "goods", "told_at"])
    .where("conversion.order_id", "=", orderId)
    .where("vendor", "=", "ga4")
    .where("kind", "=", "purchase")
    .executeTakeFirst();

/** Goods that came back with earlier refunds. */
export const selectGoodsBack = async (tx: Db, orderId: string) =>
  (
    await tx
      .selectFrom("conversion")
      .select("goods")
      .where("order_id", "=", orderId)
      .where("vendor", "=", "ga4")
      .where("kind", "=", "refund")
      .execute()
  ).flatMap(({ goods }) => goods);

/** Undefined when told, forgotten, or a refund that may have been told; waits for another teller, and a refund for its purchase. */
export async function takeConversion(tx: Db, id: Id<"conversion">, at: Instant) {
  const found = await tx.selectFrom("conversion").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!found || found.told_at) return undefined;
  if (found.held_until && isHeld(found.held_until, at, HELD_SECONDS)) return "waits" as const;
  if (found.kind === "refund") {
    if (found.held_until) return undefined;
    if (!(await selectPurchase(tx, found.order_id))?.told_at) return "waits" as const;
  }
  const visitor = await tx.selectFrom("conversion_visitor").selectAll().where("order_id", "=", found.order_id).executeTakeFirstOrThrow();
  await setHeld(tx, id, addSeconds(at, HELD_SECONDS));
  return { ...found, visitor };
}

export const setHeld = (tx: Db, id: Id<"conversion">, until: Instant | null) =>
  tx.updateTable("conversion").set({ held_until: until }).where("id", "=", id).execute();

export async function setTold(
  tx: Db,
  { id, order_id: orderId, kind }: { id: Id<"conversion">; order_id: string; kind: string },
  at: Instant,
) {
  await tx.updateTable("conversion").set({ told_at: at }).where("id", "=", id).execute();
  if (kind !== "purchase") return;
  const forgetAt = addDays(at, DAYS_KEPT);
  await tx.updateTable("conversion_visitor").set({ forget_at: forgetAt }).where("order_id", "=", orderId).execute();
}

export const deleteVisitors = (tx: Db, now: Instant) => tx.deleteFrom("conversion_visitor").where("forget_at", "<=", now).execute();
