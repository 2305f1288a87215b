import type { Kysely } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { kopiykas, type Kopiykas } from "../../platform/money.ts";
import type { Instant } from "../../platform/time.ts";
import { selectBonusSum } from "./server/loyalty.queries.ts";
import type { Id } from "../../platform/ids.ts";

/** Points to spend at that instant, kopiykas (1 point = 1 грн). */
export const bonusSum = async (db: Kysely<Tables>, accountId: Id<"account">, now: Instant): Promise<Kopiykas> =>
  kopiykas(await selectBonusSum(db, accountId, now));
