import type { Id } from "../../../../platform/ids.ts";
import { selectSlugsByStaff } from "../../../catalogue/import.server.ts";
import type { Shop } from "../../../shop.ts";
import { importFile } from "../import-file.ts";
import { openRunMemory } from "../run/run-memory.ts";
import { readHead } from "../files/read-head.ts";
import { learnPrices } from "../prices/price-book.ts";
import { selectProperties } from "../dictionary/properties.queries.ts";
import { isFullExport } from "../run/end-run.ts";
import { settleRun } from "../run/settle-run.ts";
import { trialMemory } from "../run/trial-memory.ts";
import { insertRun, isTrialRun } from "../run/runs.queries.ts";
import { selectAccess } from "../talk/access.queries.ts";
import { setRun, type Session } from "../talk/sessions.queries.ts";
import { POSITIONS } from "./positions.ts";
import { placeOf } from "./received-folder.ts";
import { nextPosition, setPosition, type ReceivedFile } from "./received.queries.ts";
import { takeReceivedPictures } from "./take-received-pictures.ts";

/** Applies one file with what waited for it. Answers whether its catalogue is full, undefined without one. Throws `UnreadableFile`. */
export async function takeXml(shop: Shop, session: Session, file: ReceivedFile): Promise<boolean | undefined> {
  const place = placeOf(shop, session.id, file.id);
  const named = await readHead(place);
  const runId = await runOf(shop, session);
  const isTrial = await isTrialRun(shop.db.read, runId);
  const position = file.position ?? (await nextPosition(shop.db.read, runId));
  await setPosition(shop.db.read, file.id, position);
  const earlier = isTrial ? trialMemory(shop, runId) : undefined;
  earlier?.types.push(...named.types);
  earlier?.rates.push(...named.rates);
  const memory = openRunMemory({
    isTrial,
    calledAt: session.opened_at,
    prices: await learnPrices(shop, earlier ?? named, { runId, isTrial }),
    colours: await selectSlugsByStaff(shop.db.read),
    properties: new Map([...(await selectProperties(shop.db.read)), ...(earlier?.properties ?? [])]),
  });
  const source = { name: file.name, place, bytes: Number(file.bytes) };
  await importFile(shop, { runId, position, file: source, memory, onProgress: () => undefined });
  if (earlier) earlier.properties = memory.properties;
  await settleRun(shop, { runId, position: POSITIONS.parked, memory });
  if (!isTrial) await takeReceivedPictures(shop, session, runId);
  return memory.catalogues.length === 0 ? undefined : isFullExport(memory.catalogues);
}

async function runOf(shop: Shop, session: Session): Promise<Id<"import_run">> {
  if (session.run_id !== null) return session.run_id;
  const now = shop.clock.now();
  const access = await selectAccess(shop.db.read);
  const fingerprint = `1c ${session.id} ${now.toISOString()}`;
  const runId = await insertRun(shop.db.read, { fingerprint, isTrial: access?.is_trial ?? false, now });
  await setRun(shop.db.read, session.id, runId);
  return runId;
}
