import { setTimeout as pause } from "node:timers/promises";
import { addSeconds } from "../../../../platform/time/time.ts";
import { keptInMemory, type Shop } from "../../../shop.ts";
import { answerText } from "../../talk/answer.rules.ts";
import { receivedName } from "../../talk/received-name.rules.ts";
import { talkTexts } from "../../talk/talk.messages.ts";
import { UnreadableFile } from "../files/unreadable-file.ts";
import { selectOpenImports, type Session } from "../talk/sessions.queries.ts";
import { endImport } from "./end-import.ts";
import {
  countRefusedRows,
  finishReceived,
  isAtWork,
  prolongWork,
  selectPacked,
  selectProgress,
  selectReceived,
  takeReceived,
  type ReceivedFile,
} from "./received.queries.ts";
import { faultOf, whyNotReceived } from "./why-not-received.ts";
import { takeXml } from "./take-xml.ts";
import { unpackReceived } from "./unpack-received.ts";

/** 1C waits about half a minute for an answer. */
const ANSWERED_WITHIN_MS = 8_000;
const LOOK_MS = 1_000;
const LEASE_SECONDS = 30;
const PROLONGED_EVERY_MS = 10_000;

/** 1C asks again on `progress` while the work goes on; half a minute after a process died, a call resumes it (security.md S47). */
export async function importReceived(shop: Shop, session: Session, filename: string): Promise<string> {
  const archive = await selectPacked(shop.db.read, session.id);
  if (archive) {
    await workOn(shop, session, archive);
    return answerText("progress", talkTexts.unpacking(archive.name));
  }
  const name = receivedName(filename)?.name ?? "";
  const known = await selectReceived(shop.db.read, session.id, name);
  if (!known) return answerText("failure", await whyNotReceived(shop, session, filename));
  if (known.state === "came" || known.state === "working") {
    if (await isOtherAtWork(shop, session, known)) return answerText("progress", talkTexts.otherIsWorking);
    await workOn(shop, session, known);
  }
  return tell(shop, session, (await selectReceived(shop.db.read, session.id, name)) ?? known);
}

/** Begins the work unless somebody has it, and waits as long as 1C does. */
async function workOn(shop: Shop, session: Session, file: ReceivedFile): Promise<void> {
  await begin(shop, session, file);
  await Promise.race([atWork(shop).get(file.id) ?? pause(LOOK_MS), pause(ANSWERED_WITHIN_MS)]);
}

const atWork = (shop: Shop): Map<ReceivedFile["id"], Promise<void>> => keptInMemory(shop, "files of 1C being imported", () => new Map());

/** One import at a time: an earlier exchange's open import ends first. */
async function isOtherAtWork(shop: Shop, session: Session, file: ReceivedFile): Promise<boolean> {
  const now = shop.clock.now();
  if (await isAtWork(shop.db.read, { now, except: file.id })) return true;
  for (const other of await selectOpenImports(shop.db.read, now)) if (other.id !== session.id) await endImport(shop, other);
  return false;
}

async function begin(shop: Shop, session: Session, file: ReceivedFile): Promise<void> {
  const now = shop.clock.now();
  if (!(await takeReceived(shop.db.read, file.id, { now, until: addSeconds(now, LEASE_SECONDS) }))) return;
  const work = run(shop, session, file)
    .catch((error: unknown) => shop.log.error({ err: error, file: file.name }, "what became of a file of 1C was not written"))
    .finally(() => atWork(shop).delete(file.id));
  atWork(shop).set(file.id, work);
}

async function run(shop: Shop, session: Session, file: ReceivedFile): Promise<void> {
  const prolonging = setInterval(() => {
    prolongWork(shop.db.read, file.id, addSeconds(shop.clock.now(), LEASE_SECONDS)).catch((error: unknown) =>
      shop.log.warn({ err: error }, "the lease of a file of 1C was not prolonged"),
    );
  }, PROLONGED_EVERY_MS);
  try {
    const isFull = file.kind === "archive" ? await unpackReceived(shop, session, file) : await takeXml(shop, session, file);
    await finishReceived(shop.db.read, [file.id], { state: "done", isFull: isFull ?? null });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) shop.log.error({ err: error, file: file.name }, "a file of 1C was not imported");
    const fault =
      error instanceof UnreadableFile ? { fault: error.reason, said: error.said || file.name } : { fault: "unexpected", said: "" };
    await finishReceived(shop.db.read, [file.id], { state: "failed", ...fault });
  } finally {
    clearInterval(prolonging);
  }
}

async function tell(shop: Shop, session: Session, file: ReceivedFile): Promise<string> {
  if (file.state === "failed") return answerText("failure", faultOf(file));
  const { rows, changed } = (await selectProgress(shop.db.read, session.id, file.id)) ?? { rows: 0, changed: 0 };
  if (file.state !== "done") return answerText("progress", talkTexts.working(rows));
  const refused = await countRefusedRows(shop.db.read, { sessionId: session.id, file: file.name });
  return answerText("success", talkTexts.taken(rows, changed), ...(refused > 0 ? [talkTexts.refused(refused)] : []));
}
