import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";

type Db = Kysely<Tables>;
type Vote = { id: Id<"review">; accountId: Id<"account"> };

export const addVote = async (tx: Db, { id, accountId, at }: Vote & { at: Instant }): Promise<boolean> =>
  (await tx
    .insertInto("review_vote")
    .values({ review_id: id, account_id: accountId, voted_at: at })
    .onConflict((on) => on.doNothing())
    .returning("review_id")
    .executeTakeFirst()) !== undefined;

export const removeVote = async (tx: Db, { id, accountId }: Vote): Promise<boolean> =>
  (await tx.deleteFrom("review_vote").where("review_id", "=", id).where("account_id", "=", accountId).executeTakeFirst()).numDeletedRows ===
  1n;

export const countHelpful = async (tx: Db, id: Id<"review">, by: 1 | -1): Promise<number> =>
  (
    await tx
      .updateTable("review")
      .set((eb) => ({ helpful: eb("helpful", "+", by) }))
      .where("id", "=", id)
      .returning("helpful")
      .executeTakeFirstOrThrow()
  ).helpful;
