import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { DirectoryPage } from "../../../../integrations/carriers/carrier-directory.ts";
import { isHeld } from "../../../../platform/time/is-held.ts";
import { addSeconds, type Instant } from "../../../../platform/time/time.ts";
import type { Tx } from "../../../shop.ts";

/** A silent reader keeps others away this long. */
const HELD_SECONDS = 300;
/** Older pages would not fit the newer ones. */
const FRESH_SECONDS = 12 * 3_600;

/** `next`: where to continue; null when all pages are there. */
export type Loading = { carrier: string; holder: string; next: string | null; pages: number };

type Wanted = { carrier: string; source: string; holder: string; at: Instant };

/** Takes a new or recently interrupted reading; undefined while somebody else reads. */
export async function takeLoading(tx: Tx, { carrier, source, holder, at }: Wanted): Promise<Loading | undefined> {
  const fresh = { source, begun_at: at, next: "", pages: 0 };
  // The update locks an existing row; one that ends meanwhile is inserted again.
  const found = await tx
    .insertInto("carrier_loading")
    .values({ carrier, holder, held_until: at, next_try_at: at, ...fresh })
    .onConflict((oc) => oc.column("carrier").doUpdateSet({ carrier }))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isHeld(found.held_until, at, HELD_SECONDS)) return undefined;
  const isOld = found.source !== source || found.begun_at > at || addSeconds(found.begun_at, FRESH_SECONDS) < at;
  if (isOld) await tx.deleteFrom("carrier_page").where("carrier", "=", carrier).execute();
  await tx
    .updateTable("carrier_loading")
    .set({ holder, held_until: addSeconds(at, HELD_SECONDS), ...(isOld ? fresh : {}) })
    .where("carrier", "=", carrier)
    .execute();
  return { carrier, holder, next: isOld ? "" : found.next, pages: isOld ? 0 : found.pages };
}

/** Keeps a page and where to continue; undefined when somebody else has taken over. */
export async function keepPage(
  tx: Tx,
  { carrier, holder, pages }: Loading,
  page: DirectoryPage,
  at: Instant,
): Promise<Loading | undefined> {
  const next = page.next ?? null;
  const held = await holdLoading(
    tx,
    { carrier, holder },
    { next, pages: pages + 1, held_until: addSeconds(at, HELD_SECONDS), failures: 0 },
  );
  if (!held) return undefined;
  await tx
    .insertInto("carrier_page")
    .values({ carrier, page: pages, settlements: JSON.stringify(page.settlements), departments: JSON.stringify(page.departments) })
    .execute();
  return { carrier, holder, next, pages: pages + 1 };
}

export async function dropPages(tx: Tx, { carrier, holder }: Loading): Promise<void> {
  if (!(await holdLoading(tx, { carrier, holder }, { next: "", pages: 0 }))) return;
  await tx.deleteFrom("carrier_page").where("carrier", "=", carrier).execute();
}

/** Locks the reading; false when somebody else has taken it over or ended it. */
export async function lockLoading(tx: Tx, { carrier, holder }: Loading): Promise<boolean> {
  const row = await tx
    .selectFrom("carrier_loading")
    .select("carrier")
    .where("carrier", "=", carrier)
    .where("holder", "=", holder)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Releases the reading; retries after a quarter of an hour, then twice as long each time, up to six hours. */
export async function endFailed(tx: Tx, { carrier, holder }: Loading, at: Instant): Promise<void> {
  const row = await tx.selectFrom("carrier_loading").select("failures").where("carrier", "=", carrier).executeTakeFirst();
  const failures = (row?.failures ?? 0) + 1;
  await tx
    .updateTable("carrier_loading")
    .set({ held_until: at, failures, next_try_at: addSeconds(at, Math.min(900 * 2 ** (failures - 1), 6 * 3_600)) })
    .where("carrier", "=", carrier)
    .where("holder", "=", holder)
    .execute();
}

export const selectNextTry = async (db: Kysely<Tables>, carrier: string): Promise<Instant | undefined> =>
  (await db.selectFrom("carrier_loading").select("next_try_at").where("carrier", "=", carrier).executeTakeFirst())?.next_try_at;

async function holdLoading(
  tx: Tx,
  { carrier, holder }: Pick<Loading, "carrier" | "holder">,
  set: { next: string | null; pages: number; held_until?: Instant; failures?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("carrier_loading")
    .set(set)
    .where("carrier", "=", carrier)
    .where("holder", "=", holder)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
