import { sql } from "kysely";
import type { Shop } from "../../features/shop.ts";

/** PostgreSQL compares without regard to case only the letters its database's locale knows (LC_CTYPE, its documentation, 23.1). */
export async function warnOfLocale({ db, log }: Shop): Promise<void> {
  const { isKnown } = await db.read.selectNoFrom(sql<boolean>`${"Ї"} ilike ${"ї"}`.as("isKnown")).executeTakeFirstOrThrow();
  if (!isKnown)
    log.warn(
      {},
      "the database's locale knows no Cyrillic letters, so staff who look for «сукня» do not find «Сукня»; move it to one made with LOCALE 'C.UTF-8' (docs/operate.md)",
    );
}
