import { describe, expect, test } from "vitest";
import {
  askingBudgets,
  askingNetwork,
  buyersBudgets,
  isFlood,
  secondsToWait,
  shopBudgets,
  strangersBudgets,
  waitBudgets,
  workFor,
  type Asker,
  type Pressure,
} from "./sending.rules.ts";

const now = new Date("2026-11-21T10:01:00Z");
const shop = { hour: 600, day: 5_000 };
const quiet = { sent: 0, used: 0 };

describe("waiting", () => {
  test("60 seconds after a code, and not at all after one that was used", () => {
    const none = { newest: undefined, own: { newest: undefined, count: 0 } };
    const atNine = (seconds: number) => new Date(`2026-11-21T10:00:0${seconds}Z`);
    expect(secondsToWait(none, now)).toBe(0);
    expect(secondsToWait({ ...none, newest: atNine(1) }, now)).toBe(1);
    expect(secondsToWait({ ...none, newest: atNine(0) }, now)).toBe(0);
  });

  test("S22 every code a browser leaves unused makes it wait longer; what others asked for makes it wait a minute at most", () => {
    const after = (count: number) => secondsToWait({ newest: now, own: { newest: now, count } }, now);
    expect([1, 2, 3, 4, 5, 9].map(after)).toEqual([60, 120, 300, 600, 600, 600]);
    const longAgo = new Date(now.getTime() - 3_000_000);
    expect(secondsToWait({ newest: now, own: { newest: longAgo, count: 4 } }, now)).toBe(60);
  });
});

describe("S22 a flood", () => {
  const inAnHour = (sent: number, used: number, of = shop) => isFlood({ hour: { sent, used }, newest: quiet }, of);
  const ofTheNewest = (sent: number, used: number) => isFlood({ hour: quiet, newest: { sent, used } }, shop);

  test("is a tenth of the hour's messages unused while fewer than 40 % are used, in an instant or slowly", () => {
    expect([inAnHour(59, 0), inAnHour(60, 0), inAnHour(90, 31), inAnHour(100, 39), inAnHour(100, 40)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  test("is fewer than 40 % of the last 200 used, however slowly they went; fewer codes say nothing yet", () => {
    expect([ofTheNewest(200, 79), ofTheNewest(200, 80), ofTheNewest(199, 0)]).toEqual([true, false, false]);
  });

  test("is no handful of codes in a small shop", () => {
    expect([inAnHour(19, 0, { hour: 30, day: 100 }), inAnHour(20, 0, { hour: 30, day: 100 })]).toEqual([false, true]);
  });

  test("costs more work the more strangers have spent", () => {
    const bitsAt = (sent: number) => workFor({ hour: { sent, used: 0 }, newest: quiet } satisfies Pressure, shop).bits;
    expect([0, 239, 240, 359, 360, 9_999].map(bitsAt)).toEqual([12, 12, 13, 13, 14, 14]);
  });
});

describe("budgets", () => {
  const namesOf = (asker: Asker) => askingBudgets({ phone: "380671234567", network: "10.0.0.1", asker }).map(({ name }) => name);

  test("S21 S22 a known device and strangers take from none in common for a phone", () => {
    expect(namesOf("stranger")).toEqual(["sms-phone-hour", "sms-phone-day", "sms-network-hour", "sms-prefix-hour"]);
    expect(namesOf("known device").filter((name) => namesOf("stranger").includes(name))).toEqual([]);
  });

  test("S21 S22 five codes an hour and ten a day for a phone, 30 for a hundred neighbours of it, 300 for a network", () => {
    const of = (asker: Asker) =>
      askingBudgets({ phone: "380671234567", network: "10.0.0.1", asker }).map((one) => [one.of, one.limit, one.windowSeconds]);
    const phone = [
      ["380671234567", 5, 3_600],
      ["380671234567", 10, 86_400],
    ];
    expect(of("known device")).toEqual(phone);
    expect(of("stranger")).toEqual([...phone, ["10.0.0.1", 300, 3_600], ["380671234", 30, 3_600]]);
    expect(of("stranger")[2]?.[1]).toBe(askingNetwork("10.0.0.1").limit);
  });

  test("S22 waiting instead of work is for three in an hour of a network, and a twentieth of the shop's messages, five at least", () => {
    const limits = (of: typeof shop) => waitBudgets("10.0.0.1", of).map(({ of: whose, limit }) => [whose, limit]);
    expect(limits(shop)).toEqual([
      ["10.0.0.1", 3],
      ["", 30],
    ]);
    expect(limits({ hour: 119, day: 500 })[1]).toEqual(["", 5]);
    expect(limits({ hour: 30, day: 100 })[1]).toEqual(["", 5]);
  });

  test("S22 strangers leave a fifth of the shop's messages: half of it for those who have bought, half for known devices", () => {
    const limits = (budgets: { limit: number }[]) => budgets.map(({ limit }) => limit);
    expect([limits(strangersBudgets(shop)), limits(buyersBudgets(shop)), limits(shopBudgets(shop))]).toEqual([
      [480, 4_000],
      [60, 500],
      [600, 5_000],
    ]);
  });
});
