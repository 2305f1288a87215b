import { setTimeout as pause } from "node:timers/promises";
import { gone, Refusal, unavailable } from "../../../../platform/contracts/errors.ts";
import { addSeconds } from "../../../../platform/time/time.ts";
import { selectSlugsByStaff } from "../../../catalogue/import.server.ts";
import { keptInMemory, type Shop } from "../../../shop.ts";
import { LIMITS, type Format, type PartKind } from "../../programs/limits.rules.ts";
import { UnreadableFile } from "../files/unreadable-file.ts";
import { importFile } from "../import-file.ts";
import { openRunMemory } from "../run/run-memory.ts";
import { learnPrices } from "../prices/price-book.ts";
import { POSITIONS } from "../received/positions.ts";
import { insertRefusals } from "../run/runs.queries.ts";
import { settleRun } from "../run/settle-run.ts";
import { trialMemory } from "../run/trial-memory.ts";
import { mayDo } from "./admit-program.ts";
import { intakeFor } from "./intakes.ts";
import { foundInPart } from "./found-rows.ts";
import { lockKey, selectKey, type Program } from "./keys.queries.ts";
import { dropBody, dropPartFile, keepBody, placeOfPart, receiveBody, type Body } from "./part-folder.ts";
import {
  finishPart,
  insertPart,
  noteCall,
  prolongPart,
  selectIntakeById,
  selectLeftParts,
  selectPart,
  selectPartById,
  setUnknownFields,
  takePartToWork,
  type Part,
} from "./parts.queries.ts";
import { watchRows } from "./row-results.ts";
import { surveyRows } from "./survey-rows.ts";

/** Programs and proxies give up after half a minute or a minute. */
export const LONGEST_WAIT_MS = 25_000;
const LEASE_SECONDS = 30;
const PROLONGED_EVERY_MS = 10_000;
const LOOK_MS = 200;
const PATIENCE_MS = 900_000;

export type PartCall = {
  kind: PartKind;
  format: Format;
  charset: string;
  /** The Idempotency-Key. */
  callKey: string;
  session: string | undefined;
  isTrial: boolean;
  waitMs: number;
  body: ReadableStream<Uint8Array> | null;
};

/** Repeatable and resumed (security.md S47); answers within `waitMs`. Throws 404, 409 for another body, 410, 413, 503. */
export async function takePart(shop: Shop, program: Program, call: PartCall): Promise<Part> {
  const body = await receiveBody(shop, call.body, LIMITS[call.format].bytes);
  const part = await keepPart(shop, program, { call, body }).catch(async (error: unknown) => {
    await dropBody(body);
    throw error;
  });
  return follow(shop, part, call.waitMs);
}

/** Undefined for an unused key. */
export async function readPart(
  shop: Shop,
  program: Program,
  { callKey, waitMs }: { callKey: string; waitMs: number },
): Promise<Part | undefined> {
  const part = await selectPart(shop.db.read, program.id, callKey);
  return part && follow(shop, part, waitMs);
}

async function keepPart(shop: Shop, program: Program, { call, body }: { call: PartCall; body: Body }): Promise<Part> {
  const known = await selectPart(shop.db.read, program.id, call.callKey);
  if (known) return sameAgain(known, { call, body });
  const { id: intakeId } = await intakeFor(shop, program, call);
  const { callKey, kind, format, charset } = call;
  return shop.db.job(async (tx) => {
    await lockKey(tx, program.id);
    // The intake may have ended by silence in between.
    if ((await selectIntakeById(tx, intakeId)).ended_at !== null) throw call.session === undefined ? unavailable(1) : gone();
    const part = await insertPart(tx, {
      key_id: program.id,
      call_key: callKey,
      intake_id: intakeId,
      kind,
      format,
      charset: charset.slice(0, 40),
      digest: body.digest,
      bytes: body.bytes,
      came_at: shop.clock.now(),
    });
    if (!part) return sameAgain(await selectPart(tx, program.id, callKey), { call, body });
    await noteCall(tx, intakeId, shop.clock.now());
    await keepBody(shop, part.id, body);
    return part;
  });
}

async function sameAgain(known: Part | undefined, { call, body }: { call: PartCall; body: Body }): Promise<Part> {
  if (!known || known.kind !== call.kind || !Buffer.from(known.digest).equals(body.digest))
    throw new Refusal(409, "refusal.idempotencyReused");
  await dropBody(body);
  return known;
}

const isOver = ({ state }: Part): boolean => state === "done" || state === "failed";

async function follow(shop: Shop, part: Part, waitMs: number): Promise<Part> {
  if (isOver(part)) return part;
  await Promise.race([work(shop, part), pause(waitMs, undefined, { ref: false })]);
  return selectPartById(shop.db.read, part.id);
}

const atWork = (shop: Shop): Map<Part["id"], Promise<void>> => keptInMemory(shop, "parts of programs at work", () => new Map());

/** Runs once in a process, whether or not somebody waits for it. */
function work(shop: Shop, part: Part): Promise<void> {
  const known = atWork(shop).get(part.id);
  if (known) return known;
  const begun = inItsTurn(shop, part)
    .catch((error: unknown) => shop.log.error({ err: error, part: part.id }, "what became of a part of a program was not written"))
    .finally(() => atWork(shop).delete(part.id));
  atWork(shop).set(part.id, begun);
  return begun;
}

async function inItsTurn(shop: Shop, part: Part): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const now = shop.clock.now();
    if (await shop.db.job((tx) => takePartToWork(tx, part.id, { now, until: addSeconds(now, LEASE_SECONDS) }))) return run(shop, part);
    if (isOver(await selectPartById(shop.db.read, part.id))) return;
    await pause(LOOK_MS);
  }
}

async function run(shop: Shop, part: Part): Promise<void> {
  const prolonging = setInterval(() => {
    prolongPart(shop.db.read, part.id, addSeconds(shop.clock.now(), LEASE_SECONDS)).catch((error: unknown) =>
      shop.log.warn({ err: error }, "the lease of a part of a program was not prolonged"),
    );
  }, PROLONGED_EVERY_MS);
  try {
    await importPart(shop, part);
    await finishPart(shop.db.read, part.id, { state: "done" });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) shop.log.error({ err: error, part: part.id }, "a part of a program was not imported");
    const { reason, said, line } = error instanceof UnreadableFile ? error : { reason: "unexpected" as const, said: "", line: 0 };
    const { run_id: runId } = await selectIntakeById(shop.db.read, part.intake_id);
    await insertRefusals(shop.db.read, runId, [{ file: await nameOf(shop, part), line, id1c: "", reason, said, whole: true }]);
    await finishPart(shop.db.read, part.id, { state: "failed", fault: reason, said, line });
  } finally {
    clearInterval(prolonging);
  }
  await noteCall(shop.db.read, part.intake_id, shop.clock.now());
  await dropPartFile(shop, part.id);
}

const nameOf = async (shop: Shop, { id, key_id: keyId, kind, format }: Part): Promise<string> =>
  `${(await selectKey(shop.db.read, keyId)).name}: ${kind} ${id}.${format}`;

async function importPart(shop: Shop, part: Part): Promise<void> {
  const { kind, format, charset, position } = part;
  const [{ run_id: runId, is_trial: isTrial }, program, name] = await Promise.all([
    selectIntakeById(shop.db.read, part.intake_id),
    selectKey(shop.db.read, part.key_id),
    nameOf(shop, part),
  ]);
  const source = { place: placeOfPart(shop, part.id), name, format, charset };
  const survey = await surveyRows(shop, source, { kind, isTrial });
  await setUnknownFields(shop.db.read, part.id, survey.unknownFields);
  const earlier = isTrial ? trialMemory(shop, runId) : undefined;
  earlier?.types.push(...survey.types);
  const memory = openRunMemory({
    isTrial,
    calledAt: part.came_at,
    reader: program.id,
    prices: await learnPrices(shop, { types: earlier?.types ?? survey.types, rates: [] }, { runId, isTrial }),
    colours: await selectSlugsByStaff(shop.db.read),
    properties: new Map(),
  });
  memory.named.types.push(...survey.types);
  await importFile(shop, {
    runId,
    position,
    file: { name, place: source.place, bytes: part.bytes },
    memory,
    onProgress: () => undefined,
    read: () => foundInPart(shop, { kind, source, survey, mayPrice: mayDo(program, "prices") }),
    watch: watchRows({ partId: part.id, runId, isTrial }),
  });
  await settleRun(shop, { runId, position: POSITIONS.parked, memory });
}

/** Resumes parts whose process died. */
export async function goOnWithParts(shop: Shop): Promise<void> {
  for (const part of await selectLeftParts(shop.db.read, shop.clock.now())) await work(shop, part);
}
