import type { Id } from "../../../../platform/ids.ts";
import { selectSlugsByStaff } from "../../../catalogue/import.server.ts";
import type { Shop } from "../../../shop.ts";
import { importFile, openRunMemory } from "../import-file.ts";
import { readHead } from "../files/read-head.ts";
import { learnPrices } from "../prices/price-book.ts";
import { selectProperties } from "../properties.queries.ts";
import { isFullExport } from "../run/end-run.ts";
import { settleRun } from "../run/settle-run.ts";
import { insertRun } from "../runs.queries.ts";
import { setRun, type Session } from "../talk/sessions.queries.ts";
import { POSITIONS } from "./positions.ts";
import { placeOf } from "./received-folder.ts";
import { nextPosition, setPosition, type ReceivedFile } from "./received.queries.ts";
import { takeReceivedPictures } from "./take-received-pictures.ts";

/**
 * One file of the import that its session is: applied, with what waited for it and its pictures. Answers whether its catalogue names all goods,
 * undefined for a file without one. Throws `UnreadableFile`.
 */
export async function takeXml(shop: Shop, session: Session, file: ReceivedFile): Promise<boolean | undefined> {
  const place = placeOf(shop, session.id, file.id);
  const named = await readHead(place);
  const runId = await runOf(shop, session);
  const position = file.position ?? (await nextPosition(shop.db.read, runId));
  await setPosition(shop.db.read, file.id, position);
  const memory = openRunMemory({
    calledAt: session.opened_at,
    prices: await learnPrices(shop, named, runId),
    colours: await selectSlugsByStaff(shop.db.read),
    properties: await selectProperties(shop.db.read),
  });
  const source = { name: file.name, place, bytes: Number(file.bytes) };
  await importFile(shop, { runId, position, file: source, memory, onProgress: () => undefined });
  await settleRun(shop, { runId, position: POSITIONS.parked, memory });
  await takeReceivedPictures(shop, session, runId);
  return memory.catalogues.length === 0 ? undefined : isFullExport(memory.catalogues);
}

async function runOf(shop: Shop, session: Session): Promise<Id<"import_run">> {
  if (session.run_id !== null) return session.run_id;
  const runId = await insertRun(shop.db.read, `1c ${session.id} ${shop.clock.now().toISOString()}`, shop.clock.now());
  await setRun(shop.db.read, session.id, runId);
  return runId;
}
