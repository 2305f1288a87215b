import type { Insertable, Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;
type Row = Omit<Insertable<Tables["blue_line"]>, "id" | "version">;
export type KnownLine = { id: Id<"blue_line">; version: number };

export const selectBlueLines = (db: Db) => db.selectFrom("blue_line").selectAll().orderBy("position").orderBy("id").execute();

export const selectBlueLine = (db: Db, id: Id<"blue_line">) =>
  db.selectFrom("blue_line").selectAll().where("id", "=", id).executeTakeFirst();

export const insertBlueLine = async (tx: Db, row: Row): Promise<Id<"blue_line">> =>
  (await tx.insertInto("blue_line").values(row).returning("id").executeTakeFirstOrThrow()).id;

export const updateBlueLine = async (tx: Db, { id, version }: KnownLine, row: Row): Promise<boolean> =>
  (await tx
    .updateTable("blue_line")
    .set((eb) => ({ ...row, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst()) !== undefined;

export const deleteBlueLine = async (tx: Db, { id, version }: KnownLine): Promise<boolean> =>
  (await tx.deleteFrom("blue_line").where("id", "=", id).where("version", "=", version).returning("id").executeTakeFirst()) !== undefined;
