import { expect, test } from "vitest";
import { ensureTestPostgres } from "../../../support/postgres-cluster.ts";
import { chatFaults, plantChatFault } from "../../../tools/prove/chat/planted-faults.ts";
import { runChat } from "../../../tools/prove/chat/run-chat.ts";
import { faultNames, plantFault } from "../../../tools/prove/money/planted-faults.ts";
import { runMoney } from "../../../tools/prove/money/run-money.ts";
import { shopThatReadsFirst } from "../../../tools/prove/stock/read-then-write.ts";
import { runSeed, type Options } from "../../../tools/prove/stock/run-seed.ts";

/** What `npm run prove -- stock`, `money` and `chat` do at length, on a small scale. */
const small = async (more: Partial<Options> = {}): Promise<Options> => ({
  operations: 2_000,
  processes: 2,
  clients: 24,
  kill: false,
  lifetimeSeconds: 3,
  databaseUrl: await ensureTestPostgres(),
  ...more,
});
const done = (counts: Map<string, number>, name: string) => counts.get(name) ?? 0;

test("I1–I5, I9–I11, I14: 2,000 calls on every entry path at once, through two processes, sell nothing twice and lose nothing", async () => {
  const { violations, counts, checks } = await runSeed("small", await small(), () => undefined);
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

test("S1 the same crowd finds the fault when stock is read first and written then", async () => {
  const planted = shopThatReadsFirst();
  try {
    const { violations } = await runSeed("planted", await small({ sources: planted.folder, untilViolation: true }), () => undefined);
    expect(violations.join("\n")).toContain("I2 reserved is the sum of open carts");
  } finally {
    planted.remove();
  }
});

const money = { operations: 300, years: 10, processes: 2, kill: false };

test("I6–I9, S11–S17: 300 operations of ten years leave every kopiyka where a model of its own says, through two processes", async () => {
  const databaseUrl = await ensureTestPostgres();
  const { violations, counts, checks } = await runMoney("small", { ...money, databaseUrl }, () => undefined);
  expect(violations).toEqual([]);
  expect(checks).toBeGreaterThan(3);
  for (const name of ["placed", "taken", "callbacks", "forged", "refunds made", "granted", "corrected", "moved to delivered"])
    expect(done(counts, name), name).toBeGreaterThan(0);
});

test.each(faultNames)("the same history finds a shop with %s", async (name) => {
  const planted = plantFault(name);
  try {
    const options = { ...money, operations: 1_800, databaseUrl: await ensureTestPostgres(), sources: planted.folder };
    const { violations } = await runMoney("planted", options, () => undefined);
    expect(violations.join("\n")).toContain(signs[name]);
    // Nothing out of balance is ever written: the database refuses it.
    expect(violations.join("\n")).not.toContain("I6");
  } finally {
    planted.remove();
  }
});

/** What the fault is seen by. */
const signs: Record<(typeof faultNames)[number], string> = {
  "double-apply": "brought less than is to go back",
  "lots-end-in-utc": "figure: points",
  "cashback-rounded-up": "figure: points",
  "callback-without-signature": "S15 a forged callback of liqpay",
  "refund-twice": "went back, by the model",
  "receipt-forgotten": "receipts of an order",
  "posting-without-its-pair": "figure: toPay",
};

const chat = async (more: { sources?: string } = {}) => ({
  messages: 240,
  processes: 2,
  databaseUrl: await ensureTestPostgres(),
  ...more,
});

test("two customers with two devices each and two operators: every message stands once and in order on every side", async () => {
  const { violations, messages, repeated } = await runChat("small", await chat());
  expect(violations).toEqual([]);
  expect(messages).toBe(240);
  expect(repeated).toBeGreaterThan(20);
});

test.each(chatFaults)("the same conversations find the fault: %s", async (name) => {
  const planted = plantChatFault(name);
  try {
    const { violations } = await runChat("planted", await chat({ sources: planted.folder }));
    expect(violations).not.toEqual([]);
  } finally {
    planted.remove();
  }
});
