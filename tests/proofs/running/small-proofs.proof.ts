import { expect, test } from "vitest";
import { runChat } from "../../../tools/prove/chat/run-chat.ts";
import { runMoney } from "../../../tools/prove/money/run-money.ts";
import { runSeed } from "../../../tools/prove/stock/run-seed.ts";
import { smallCrowd, smallHistory, smallTalk } from "../small.ts";

/** Small runs of `npm run prove -- stock`, `money` and `chat`; that they find faults: `tests/proofs/`. */
const done = (counts: Map<string, number>, name: string) => counts.get(name) ?? 0;

test("I1–I5, I9–I11, I14: 2,000 calls on every entry path at once, through two processes, sell nothing twice and lose nothing", async () => {
  const { violations, counts, checks } = await runSeed("small", await smallCrowd(), () => undefined);
  expect(violations).toEqual([]);
  expect(checks).toBeGreaterThan(5);
  for (const name of [
    "add done",
    "add refused",
    "bulk add done",
    "blacklist done",
    "remove done",
    "recalculate done",
    "delete done",
    "place done",
    "cancel done",
    "staff end done",
    "import done",
  ])
    expect(done(counts, name), name).toBeGreaterThan(0);
});

test("I6–I9, S11–S17: 300 operations of ten years leave every kopiyka where a model of its own says, through two processes", async () => {
  const { violations, counts, checks } = await runMoney("small", await smallHistory(), () => undefined);
  expect(violations).toEqual([]);
  expect(checks).toBeGreaterThan(3);
  for (const name of ["placed", "taken", "callbacks", "forged", "refunds made", "granted", "corrected", "moved to delivered"])
    expect(done(counts, name), name).toBeGreaterThan(0);
});

test("two customers with two devices each and two operators: every message stands once and in order on every side", async () => {
  const { violations, messages, repeated } = await runChat("small", await smallTalk());
  expect(violations).toEqual([]);
  expect(messages).toBe(240);
  expect(repeated).toBeGreaterThan(20);
});
