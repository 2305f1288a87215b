import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { UploadPurpose } from "../uploads.rules.ts";

type Db = Kysely<Tables>;

export type NewUpload = {
  id: string;
  purpose: UploadPurpose;
  accountId: Id<"account"> | undefined;
  name: string;
  size: number;
  at: Instant;
};

export const insertUpload = (tx: Db, { accountId, at, ...upload }: NewUpload) =>
  tx
    .insertInto("upload")
    .values({ ...upload, account_id: accountId ?? null, created_at: at })
    .execute();

export const selectUpload = (db: Db, id: string) => db.selectFrom("upload").selectAll().where("id", "=", id).executeTakeFirst();

export const sumWaitingBytes = async (db: Db, purpose: UploadPurpose): Promise<number> =>
  Number(
    (
      await db
        .selectFrom("upload")
        .where("purpose", "=", purpose)
        .select((eb) => eb.fn.sum<number | null>("received").as("bytes"))
        .executeTakeFirstOrThrow()
    ).bytes ?? 0,
  );

export const updateReceived = (tx: Db, { id, from, to }: { id: string; from: number; to: number }) =>
  tx.updateTable("upload").set({ received: to }).where("id", "=", id).where("received", "=", from).execute();

export const deleteWholeUpload = (
  tx: Db,
  { id, purpose, accountId }: { id: string; purpose: UploadPurpose; accountId: Id<"account"> | undefined },
) =>
  tx
    .deleteFrom("upload")
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("account_id", accountId === undefined ? "is" : "=", accountId ?? null)
    .whereRef("received", "=", "size")
    .returning(["name", "size"])
    .executeTakeFirst();

export const deleteOldUploads = async (tx: Db, before: Instant): Promise<string[]> =>
  (await tx.deleteFrom("upload").where("created_at", "<", before).returning("id").execute()).map(({ id }) => id);
