import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { FeedName, LeftOut } from "../offers.rules.ts";

type Db = Kysely<Tables>;

export const selectFeeds = (db: Db) => db.selectFrom("feed").selectAll().execute();

export const selectIsFeedOn = async (db: Db, name: FeedName): Promise<boolean> =>
  (await db.selectFrom("feed").select("is_on").where("name", "=", name).executeTakeFirst())?.is_on ?? false;

export const upsertIsFeedOn = (db: Db, { name, isOn }: { name: FeedName; isOn: boolean }) =>
  db
    .insertInto("feed")
    .values({ name, is_on: isOn })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ is_on: isOn }))
    .execute();

export const updateFeedMade = (
  db: Db,
  { name, now, offers, leftOut }: { name: FeedName; now: Instant; offers: number; leftOut: LeftOut },
) =>
  db
    .updateTable("feed")
    .set({ made_at: now, offers, left_out: JSON.stringify(leftOut) })
    .where("name", "=", name)
    .execute();
