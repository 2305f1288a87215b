import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomPhone } from "../../support/test-shop.ts";
import { smsCodeFor, wrongCode } from "../../support/test-sign-in.ts";
import { openToManyCallers } from "./many-callers.ts";

let open: Awaited<ReturnType<typeof openToManyCallers>>;
beforeAll(async () => void (open = await openToManyCallers()));
afterAll(() => open.close());

const newDay = () => open.shop.clock.advanceSeconds(2 * 86_400);

/** Strangers ask for codes of a phone and type wrong ones for as many days. */
async function attack(phone: string, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await attackToday(phone);
    newDay();
  }
}

async function attackToday(phone: string): Promise<number[]> {
  const outcomes: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const stranger = open.caller();
    if ((await stranger.askForCode(phone)).status !== 200) continue;
    const code = wrongCode(smsCodeFor(open.shop, phone));
    for (let at = 0; at < 5; at += 1) outcomes.push((await stranger.tryCode(phone, code)).status);
    open.shop.clock.advanceSeconds(301);
  }
  return outcomes;
}

describe("S21 whoever tries wrong codes for a phone", () => {
  test("never keeps its known device out, not in an hour and not in eight days", async () => {
    newDay();
    const phone = randomPhone();
    const me = await open.regular(phone);
    newDay();
    expect(await attackToday(phone)).toContain(429);
    expect((await me.askForCode(phone)).status).toBe(200);
    expect((await me.tryCode(phone, smsCodeFor(open.shop, phone))).status).toBe(200);
    await attack(phone, 8);
    expect((await me.askForCode(phone)).status).toBe(200);
    expect((await me.tryCode(phone, smsCodeFor(open.shop, phone))).status).toBe(200);
  }, 120_000);

  test("neither spends the messages of its known device nor makes it wait", async () => {
    newDay();
    const phone = randomPhone();
    const me = await open.regular(phone);
    newDay();
    for (let at = 0; at < 12; at += 1) {
      await open.caller().askForCode(phone);
      open.shop.clock.advanceSeconds(61);
    }
    await open.caller().askForCode(phone);
    const before = open.shop.smsLines.length;
    expect((await me.askForCode(phone)).body).toMatchObject({ resendIn: 60 });
    expect(open.shop.smsLines).toHaveLength(before + 1);
    expect((await me.tryCode(phone, smsCodeFor(open.shop, phone))).status).toBe(200);
  }, 60_000);

  test("never closes it for good, for a new device either", async () => {
    newDay();
    const phone = randomPhone();
    await open.regular(phone);
    newDay();
    await attack(phone, 8);
    newDay();
    const fresh = open.caller();
    await fresh.askForCode(phone);
    expect((await fresh.tryCode(phone, smsCodeFor(open.shop, phone))).status).toBe(200);
  }, 120_000);
});

describe("S21 a code belongs to the browser that asked for it", () => {
  test.each([
    ["whatever a browser has in its cart", {}],
    ["where it came without any key", { key: undefined }],
  ])("%s", async (_, who) => {
    newDay();
    const phone = randomPhone();
    const me = open.caller(who);
    const { headers } = await me.askForCode(phone);
    me.key ??= /^guest=([^;]+)/.exec(headers.getSetCookie()[0] ?? "")?.[1] ?? "";
    const code = smsCodeFor(open.shop, phone);
    const strangers = [open.caller(), open.caller({ key: undefined })];
    const right = await Promise.all(strangers.map((stranger) => stranger.tryCode(phone, code)));
    const wrong = await Promise.all(strangers.map((stranger) => stranger.tryCode(phone, wrongCode(code))));
    const told = [...right, ...wrong].map(({ status, body: { visit: _, ...body } }) => JSON.stringify({ status, body }));
    expect(right[0]?.status).toBe(422);
    expect(new Set(told).size).toBe(1);
    for (let at = 0; at < 20; at += 1) await open.caller({ key: undefined }).tryCode(phone, wrongCode(code));
    expect((await me.tryCode(phone, code)).status).toBe(200);
  });
});

describe("S34 a /64 is one address", () => {
  test("for requests: five an hour, however many of its addresses ask", async () => {
    const from = (at: number) => open.caller({ address: `2001:db8:aaaa:1::${at.toString(16)}` });
    const outcomes: number[] = [];
    for (let at = 1; at <= 9; at += 1)
      outcomes.push((await from(at).call("/api/get-offer", { name: "Олена", phone: `38067000000${at}`, wanted: "30 суконь" })).status);
    expect(outcomes).toEqual([...Array(5).fill(200), ...Array(4).fill(429)]);
  });

  test("for wrong proofs of staff: fifty in a quarter of an hour", async () => {
    const from = (at: number) => open.caller({ address: `2001:db8:aaaa:2::${at.toString(16)}` });
    const outcomes = new Map<number, number>();
    for (let at = 1; at <= 60; at += 1) {
      const proof = { email: `nobody${at}@semyriad.example`, password: "вчора дощ ішов із самого ранку", code: "000000" };
      const { status } = await from(at).call("/api/admin/sign-in", proof);
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
    }
    expect([...outcomes]).toEqual([
      [422, 50],
      [429, 10],
    ]);
  }, 60_000);
});
