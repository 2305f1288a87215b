import type { Insertable, Kysely } from "kysely";
import type { LeadFileTable, Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { attachInOrder } from "../../../platform/db/attach-in-order.ts";

type Db = Kysely<Tables>;

export const insertLeadPhoto = (tx: Db, id: string, at: Instant) => tx.insertInto("lead_photo").values({ id, created_at: at }).execute();

export const attachLeadPhotos = (tx: Db, ids: readonly string[], leadId: Id<"lead">): Promise<number> =>
  attachInOrder(ids, (id, position) =>
    tx.updateTable("lead_photo").set({ lead_id: leadId, position }).where("id", "=", id).where("lead_id", "is", null).executeTakeFirst(),
  );

export const insertLeadFile = (tx: Db, file: Insertable<LeadFileTable>) => tx.insertInto("lead_file").values(file).execute();

export const selectLeadFile = (db: Db, id: string) =>
  db.selectFrom("lead_file").select(["name", "size"]).where("id", "=", id).executeTakeFirst();

export const deleteWaitingLeadPhotos = async (tx: Db, before: Instant): Promise<string[]> =>
  (await tx.deleteFrom("lead_photo").where("lead_id", "is", null).where("created_at", "<", before).returning("id").execute()).map(
    ({ id }) => id,
  );
