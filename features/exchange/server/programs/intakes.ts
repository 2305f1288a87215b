import { createHash, randomUUID } from "node:crypto";
import { conflict, gone, notFound } from "../../../../platform/contracts/errors.ts";
import type { Language } from "../../../../platform/i18n.ts";
import { addSeconds } from "../../../../platform/time/time.ts";
import type { Shop, Tx } from "../../../shop.ts";
import type { SessionAnswer } from "../../programs/programs.contract.ts";
import { reasonText, type ReasonKey } from "../../reasons.messages.ts";
import { selectRun } from "../report/imports.queries.ts";
import { endRun } from "../run/end-run.ts";
import { finishRun, insertRun, isTrialRun, setFingerprint } from "../run/runs.queries.ts";
import { lockKey, type Program } from "./keys.queries.ts";
import {
  closeIntake,
  countParts,
  insertIntake,
  selectIntake,
  selectDigests,
  selectOpenIntake,
  selectSilentIntakes,
  type Intake,
} from "./parts.queries.ts";

const SILENT_SECONDS = 600;
/** A program that sends all day gets a new import each hour. */
const LONGEST_SECONDS = 3_600;

/** The full catalogue that a part names, else the key's running import. Throws 404 and 410 for a catalogue that is not open. */
export async function intakeFor(
  shop: Shop,
  program: Program,
  { session, isTrial }: { session: string | undefined; isTrial: boolean },
): Promise<Intake> {
  if (session !== undefined) {
    const named = await selectIntake(shop.db.read, { token: session, keyId: program.id });
    if (!named) throw notFound();
    if (named.ended_at !== null) throw gone();
    return named;
  }
  return openIntake(shop, program, { isFull: false, isTrial });
}

/** Begins a full catalogue; the key's open one is abandoned. */
export async function beginCatalogue(shop: Shop, program: Program, { isTrial }: { isTrial: boolean }): Promise<Intake> {
  const before = await selectOpenIntake(shop.db.read, { keyId: program.id, isFull: true });
  if (before) {
    if ((await countParts(shop.db.read, before.id)).open > 0) throw conflict("exchange.partsAtWork");
    await endIntake(shop, before, { isComplete: false });
  }
  return openIntake(shop, program, { isFull: true, isTrial });
}

const openIntake = (shop: Shop, program: Program, { isFull, isTrial }: { isFull: boolean; isTrial: boolean }): Promise<Intake> =>
  shop.db.job(async (tx: Tx) => {
    await lockKey(tx, program.id);
    const open = await selectOpenIntake(tx, isFull ? { keyId: program.id, isFull } : { keyId: program.id, isFull, isTrial });
    if (open) return open;
    const [now, token] = [shop.clock.now(), randomUUID()];
    const runId = await insertRun(tx, { fingerprint: `program ${token}`, isTrial, now });
    return insertIntake(tx, { token, keyId: program.id, runId, isFull, isTrial, now });
  });

/** Ends a key's full catalogue, once. Throws 404 for another key's or none, 409 while a part is worked on. */
export async function completeCatalogue(shop: Shop, program: Program, token: string): Promise<Intake> {
  const intake = await selectIntake(shop.db.read, { token, keyId: program.id });
  if (!intake?.is_full) throw notFound();
  if (intake.ended_at !== null) return intake;
  if ((await countParts(shop.db.read, intake.id)).open > 0) throw conflict("exchange.partsAtWork");
  await endIntake(shop, intake, { isComplete: true });
  return intake;
}

/** A complete catalogue hides what it did not name, or asks staff; an abandoned or partly unreadable one hides nothing. */
async function endIntake(
  shop: Shop,
  { id, run_id: runId, is_full: isFull }: Intake,
  { isComplete }: { isComplete: boolean },
): Promise<void> {
  const db = shop.db.read;
  const { goods, failed } = await countParts(db, id);
  const says = isFull && isComplete && goods > 0 && failed === 0;
  if (says && !(await isTrialRun(db, runId))) await setFingerprint(db, runId, fingerprintOf(await selectDigests(db, id)));
  await endRun(shop, { runId, isFull: says, untold: "none" });
  const note: ReasonKey | "" = !isFull || says ? "" : isComplete ? "partsFailed" : "abandoned";
  if (note !== "" && !(await isTrialRun(db, runId))) await finishRun(db, runId, { state: "done", note, values: {}, now: shop.clock.now() });
  await closeIntake(db, id, shop.clock.now());
}

/** The same parts give the same fingerprint in any order. */
const fingerprintOf = (digests: readonly string[]): string => createHash("sha256").update(digests.toSorted().join("\n")).digest("hex");

export async function endSilentIntakes(shop: Shop): Promise<void> {
  const now = shop.clock.now();
  const since = { heard: addSeconds(now, -SILENT_SECONDS), opened: addSeconds(now, -LONGEST_SECONDS) };
  for (const intake of await selectSilentIntakes(shop.db.read, since)) await endIntake(shop, intake, { isComplete: false });
}

export async function viewIntake(
  shop: Shop,
  { token, run_id: runId, is_trial: isTrial }: Intake,
  language: Language,
): Promise<SessionAnswer> {
  const run = await selectRun(shop.db.read, runId);
  const state = run?.state ?? "done";
  return {
    session: token,
    run: runId,
    isTrial,
    state: state === "running" ? "open" : state,
    note: run && run.note !== "" ? reasonText(language, run.note, run.values) : "",
  };
}
