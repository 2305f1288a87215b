import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestCustomer, randomPhone } from "../../support/test-shop.ts";
import { takeFromBudget } from "../../platform/limits/budget.ts";
import { strangersBudgets } from "../../features/sign-in/sending.rules.ts";
import { smsCodeFor } from "../../support/test-sign-in.ts";
import { openToManyCallers, type Caller } from "./many-callers.ts";

const REGULARS = 10;
const FLOOD = 1_000;
const WRONG_CODES = 500;
const AT_ONCE = 50;

let open: Awaited<ReturnType<typeof openToManyCallers>>;
beforeAll(async () => void (open = await openToManyCallers()));
afterAll(() => open.close());

/** Runs so many pieces of work, some at a time; answers how often each outcome came. */
async function flood(times: number, piece: (at: number) => Promise<number | string>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let next = 0;
  const worker = async () => {
    while (next < times) {
      const outcome = String(await piece(next++));
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return counts;
}

test("S21 S22 a thousand codes asked for from as many networks, five hundred wrong codes for ten phones: every known device signs in meanwhile", async () => {
  const phones = Array.from({ length: REGULARS }, () => randomPhone());
  const regulars = new Map<string, Caller>();
  for (const phone of phones) regulars.set(phone, await open.regular(phone));
  open.shop.clock.advanceSeconds(7_200);
  const before = open.shop.smsLines.length;
  const signsIn = async (phone: string) => {
    const me = regulars.get(phone);
    const asked = await me?.askForCode(phone);
    if (asked?.status !== 200) return `asking ${asked?.status}`;
    return (await me?.tryCode(phone, smsCodeFor(open.shop, phone)))?.status ?? 0;
  };

  const asked = flood(FLOOD, async () => (await open.caller().askForCode(randomPhone())).status);
  const guessed = flood(WRONG_CODES, async (at) => {
    const phone = phones[at % REGULARS] ?? "";
    const stranger = open.caller();
    await stranger.askForCode(phone);
    return (await stranger.tryCode(phone, "0000")).status;
  });
  const during = await Promise.all(phones.map(signsIn));
  const figures = { asked: await asked, guessed: await guessed };
  open.shop.clock.advanceSeconds(61);
  const after = await Promise.all(phones.map(signsIn));
  const sent = open.shop.smsLines.length - before;
  console.log(`flood: codes asked for ${JSON.stringify(figures.asked)}, wrong codes ${JSON.stringify(figures.guessed)}, SMS sent ${sent}`);

  expect(during).toEqual(phones.map(() => 200));
  expect(after).toEqual(phones.map(() => 200));
  expect(sent).toBeLessThan(open.shop.config.smsBudget.hour / 3);
  expect(figures.asked["428"]).toBeGreaterThan(FLOOD / 2);
}, 120_000);

test("S22 when strangers have spent what is theirs, a known device still gets its code, and every stranger hears the same of every phone", async () => {
  open.shop.clock.advanceSeconds(2 * 86_400);
  const phone = randomPhone();
  const me = await open.regular(phone);
  const bought = await addTestCustomer(open.shop);
  await open.shop.db.write((tx) => tx.updateTable("account").set({ completed_orders: 1 }).where("id", "=", bought.id).execute());
  open.shop.clock.advanceSeconds(7_200);
  open.shop.config.smsBudget = { hour: 20, day: 100 };
  for (const budget of strangersBudgets(open.shop.config.smsBudget))
    for (let at = 0; at < budget.limit; at += 1) await takeFromBudget(open.shop, budget);
  const before = open.shop.smsLines.length;
  expect((await me.askForCode(phone)).status).toBe(200);
  expect(open.shop.smsLines).toHaveLength(before + 1);

  const answers = await Promise.all([bought.phone, randomPhone(), phone].map((one) => open.caller().askForCode(one)));
  const told = answers.map(({ status, body: { visit: _, ...body } }) => ({ status, body }));
  expect(told[0]).toMatchObject({ status: 200, body: { isForCustomersOnly: true } });
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  await expect.poll(() => open.shop.smsLines.filter((line) => line.includes(bought.phone))).toHaveLength(1);
  expect(open.shop.smsLines).toHaveLength(before + 2);
  const again = await Promise.all([bought.phone, randomPhone()].map((one) => open.caller().askForCode(one)));
  expect(again[0]?.status).toBe(again[1]?.status);
}, 60_000);
