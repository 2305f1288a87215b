import { addSeconds, secondsBetween } from "../../../../platform/time/time.ts";
import type { Shop } from "../../../shop.ts";
import { findMissingPictures } from "../pictures/find-missing-pictures.ts";
import { reportLeft } from "../pictures/report-pictures.ts";
import { reportOthers } from "../report/report-others.ts";
import { endRun, isFullExport } from "../run/end-run.ts";
import { isTrialRun, setFingerprint } from "../run/runs.queries.ts";
import { deleteSession, selectEnded, selectOpenImports, selectRunId, setRun, type Session } from "../talk/sessions.queries.ts";
import { fingerprintOf } from "../files/fingerprint-of.ts";
import { placeOf, removeFolderOf } from "./received-folder.ts";
import { countUnread, deleteReceived, selectReceivedOf } from "./received.queries.ts";
import { POSITIONS } from "./positions.ts";

/** Older modules do not say when they are ready; a large base needs minutes between two files. */
const SILENT_SECONDS = 600;

/** Ends a session's import, once: reports what is missing and hides what a full export left out, or asks. `isComplete`: 1C has sent all. */
export async function endImport(
  shop: Shop,
  session: Session,
  { isFull, isComplete = false }: { isFull?: boolean; isComplete?: boolean } = {},
): Promise<void> {
  const { id: sessionId, run_id: runId } = session;
  if (runId === null || (await selectRunId(shop.db.read, sessionId)) !== runId) return;
  const taken = await selectReceivedOf(shop.db.read, sessionId, { kind: "xml", state: "done" });
  const unread = await countUnread(shop.db.read, sessionId);
  const catalogues = taken.map(({ is_full: full }) => full).filter((full) => full !== null);
  const unnamed = await selectReceivedOf(shop.db.read, sessionId, { kind: "picture", state: "came" });
  const isTrial = await isTrialRun(shop.db.read, runId);
  if (!isTrial)
    await reportLeft(shop, {
      runId,
      position: POSITIONS.pictures,
      unnamed: unnamed.length,
      missing: await findMissingPictures(shop, runId),
    });
  const others = await selectReceivedOf(shop.db.read, sessionId, { kind: "other", state: "done" });
  await reportOthers(shop, { runId, position: POSITIONS.others, found: { others: others.map(({ name }) => name), nested: [] } });
  const files = taken.map(({ id, name }) => ({ name, place: placeOf(shop, sessionId, id) }));
  if (!isTrial) {
    const fingerprint = await fingerprintUnlessOver(shop, sessionId, files);
    if (fingerprint === undefined) return;
    await setFingerprint(shop.db.read, runId, fingerprint);
  }
  // A full export that was partly unreadable cannot tell what is missing.
  const isKnownFull = catalogues.length > 0 && (isFull ?? isFullExport(catalogues)) && unread === 0;
  const untold = unread > 0 ? "none" : isComplete ? "all" : "counted";
  await endRun(shop, { runId, isFull: isKnownFull, untold });
  await setRun(shop.db.read, sessionId, null);
  await deleteReceived(shop.db.read, sessionId);
  await removeFolderOf(shop, sessionId);
}

/** Undefined where another process has ended the import meanwhile, and removed its files. */
async function fingerprintUnlessOver(
  { db }: Shop,
  sessionId: Session["id"],
  files: readonly { name: string; place: string }[],
): Promise<string | undefined> {
  try {
    return await fingerprintOf(files);
  } catch (error) {
    if ((await selectRunId(db.read, sessionId)) === null) return undefined;
    throw error;
  }
}

/** Ends imports silent for ten minutes, and sessions that are over. */
export async function endSilentImports(shop: Shop): Promise<void> {
  const now = shop.clock.now();
  for (const session of await selectOpenImports(shop.db.read, now))
    if (!session.is_working && secondsBetween(session.last_call_at, now) >= SILENT_SECONDS) await endImport(shop, session);
  for (const id of await selectEnded(shop.db.read, addSeconds(now, -SILENT_SECONDS))) {
    await removeFolderOf(shop, id);
    await deleteSession(shop.db.read, id);
  }
}
