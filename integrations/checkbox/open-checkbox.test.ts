import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import { timeoutMsIn, unansweredByCards as unanswered } from "../../support/stand-ins/stand-in-troubles.ts";
import type { WantedReceipt } from "../fiscal/fiscal-provider.ts";
import { openCheckbox } from "./open-checkbox.ts";
import { startCheckboxStandIn } from "./stand-in.ts";

const keys = { licenseKey: "test-license", pin: "1234567890" };
let now = new Date("2026-11-25T10:00:00Z");
const clock = { now: () => now };
let standIn: Awaited<ReturnType<typeof startCheckboxStandIn>>;
beforeAll(async () => void (standIn = await startCheckboxStandIn({ ...keys, clock })));
afterAll(() => standIn.close());
beforeEach(() => {
  now = new Date("2026-11-25T10:00:00Z");
  standIn.make("none");
  standIn.makeTaxService("answers");
  standIn.receipts.clear();
  standIn.shifts.length = 0;
  standIn.asked.length = 0;
});
const open = (more: { pin?: string; takesTestRegister?: boolean; hasReceiptPages?: boolean; tax?: number } = {}, trouble = "none") =>
  openCheckbox(
    {
      ...keys,
      address: async () => standIn.origin,
      tax: undefined,
      takesTestRegister: true,
      hasReceiptPages: false,
      source: "stand-in",
      ...more,
    },
    { clock, timeoutMs: timeoutMsIn(trouble), pause: async () => undefined },
  );
const idOf = (last: number) => `0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c${String(last).padStart(4, "0")}`;
const sale = (more: Partial<WantedReceipt> = {}): WantedReceipt => ({
  id: idOf(1),
  kind: "sale",
  follows: undefined,
  leftToPay: kopiykas(0),
  lines: [
    { code: "SR-1", name: "Сукня міді «Верба»", price: kopiykas(64_050), pieces: 2 },
    { code: "", name: "Плата за післяплату", price: kopiykas(2_000), pieces: 1 },
  ],
  discount: kopiykas(100),
  payments: [
    { means: "card", amount: kopiykas(100_000), card: { mask: "444403******1902", rrn: "060189181768", terminal: "" } },
    { means: "balance", amount: kopiykas(30_000) },
  ],
  email: "olena@example.com",
  ...more,
});

test("a sale is made in kopiykas and thousandths, with means, discount and the card, in a shift that was opened for it", async () => {
  const made = await open({ tax: 8 }).make(sale());
  expect(made).toMatchObject({ fiscalCode: "TEST-0D9B7D", link: "", at: now });
  expect(made.text).toContain("СУМА: 1\u00a0300\u00a0грн");
  expect(standIn.receipts.get(idOf(1))).toMatchObject({
    goods: [
      { good: { code: "SR-1", name: "Сукня міді «Верба»", price: 64_050, tax: [8] }, quantity: 2_000, is_return: false },
      { good: { name: "Плата за післяплату", price: 2_000 }, quantity: 1_000 },
    ],
    discounts: [{ type: "DISCOUNT", mode: "VALUE", value: 100 }],
    payments: [
      { type: "CASHLESS", value: 100_000, label: "Інтернет-еквайринг", card_mask: "444403******1902", rrn: "060189181768" },
      { type: "CASHLESS", value: 30_000, label: "Баланс покупця в магазині" },
    ],
    delivery: { emails: ["olena@example.com"] },
  });
  expect(standIn.receipts.get(idOf(1))?.payments?.[0]).not.toHaveProperty("terminal");
  expect(standIn.shifts).toMatchObject([{ status: "OPENED" }]);
  expect((await open({ hasReceiptPages: true }).make(sale())).link).toBe(`https://check.checkbox.ua/${idOf(1)}`);
});

test("a return names its sale; lines that do not come to the payments are refused before anybody is asked", async () => {
  const register = open();
  await register.make(sale());
  const back = { lines: [sale().lines[0]!], discount: kopiykas(0), payments: [{ means: "card" as const, amount: kopiykas(128_100) }] };
  await register.make(sale({ id: idOf(2), kind: "return", follows: { id: idOf(1), isPrepayment: false, isWhole: false }, ...back }));
  expect(standIn.receipts.get(idOf(2))).toMatchObject({ type: "RETURN", related_receipt_id: idOf(1) });
  await expect(register.make(sale({ id: idOf(3), discount: kopiykas(99) }))).rejects.toThrow(RangeError);
  expect(standIn.receipts.size).toBe(2);
});

test("a prepayment begins a chain that the rest ends, or its return", async () => {
  const register = open();
  const half = { discount: kopiykas(100), leftToPay: kopiykas(90_000), payments: [{ means: "card" as const, amount: kopiykas(40_000) }] };
  const follows = { id: idOf(1), isPrepayment: true, isWhole: false };
  const rest = { kind: "rest" as const, follows, lines: [], payments: [{ means: "on_delivery" as const, amount: kopiykas(90_000) }] };
  await register.make(sale({ ...half, kind: "prepayment" }));
  await register.make(sale({ ...rest, id: idOf(2) }));
  expect(standIn.receipts.get(idOf(1))).toMatchObject({ custom_relation_id: idOf(1), payments: [{ value: 40_000 }] });
  expect(standIn.receipts.get(idOf(2))).toMatchObject({ type: "SELL", payments: [{ value: 90_000, label: "Післяплата" }] });
  await expect(register.make(sale({ ...rest, id: idOf(3) }))).rejects.toMatchObject({ temporary: false });
  await register.make(sale({ ...half, kind: "prepayment", id: idOf(4) }));
  const back = { id: idOf(5), kind: "return" as const, follows: { id: idOf(4), isPrepayment: true, isWhole: true }, discount: kopiykas(0) };
  await register.make(sale({ ...back, lines: [], payments: half.payments }));
  expect(standIn.receipts.get(idOf(5))).toMatchObject({ type: "RETURN", payments: [{ value: 40_000 }] });
});

test("asked twice, at once or by two processes, it makes one receipt in one shift", async () => {
  const [one, other] = [open(), open()];
  await one.make(sale());
  await other.make(sale());
  await Promise.allSettled([one.make(sale({ id: idOf(2) })), one.make(sale({ id: idOf(2) }))]);
  expect((await one.make(sale({ id: idOf(2) }))).fiscalCode).not.toBe("");
  expect(standIn.receipts.size).toBe(2);
  expect(standIn.shifts).toHaveLength(1);
});

test("a session that ended begins anew; a wrong PIN may be right later", async () => {
  const register = open();
  await register.make(sale());
  standIn.endSession();
  await register.make(sale({ id: idOf(2) }));
  await expect(open({ pin: "0" }).make(sale({ id: idOf(3) }))).rejects.toMatchObject({ temporary: true });
});

test("a shift of another day is closed before the next receipt; closing closes once", async () => {
  const register = open();
  await register.make(sale());
  now = new Date("2026-11-25T22:30:00Z");
  await register.make(sale({ id: idOf(2) }));
  expect(standIn.shifts).toMatchObject([{ status: "CLOSED" }, { status: "OPENED" }]);
  await register.closeShift();
  await register.closeShift();
  expect(standIn.shifts).toMatchObject([{ status: "CLOSED" }, { status: "CLOSED" }]);
});

test("a shift that was closed between its opening and the receipt is no refusal of the receipt: the next try opens another", async () => {
  const register = open();
  await register.make(sale());
  standIn.closeShiftBefore("POST /receipts/sell");
  await expect(register.make(sale({ id: idOf(2) }))).rejects.toMatchObject({ temporary: true });
  expect((await register.make(sale({ id: idOf(2) }))).fiscalCode).not.toBe("");
  expect(standIn.shifts).toMatchObject([{ status: "CLOSED" }, { status: "OPENED" }]);
});

test("a slow tax service is asked again by the next try; what it refuses is refused for good", async () => {
  const register = open();
  standIn.makeTaxService("is slow");
  await expect(register.make(sale())).rejects.toThrow("has not yet answered");
  standIn.makeTaxService("answers");
  expect((await register.make(sale())).fiscalCode).toBe("TEST-0D9B7D");
  standIn.makeTaxService("refuses");
  await expect(register.make(sale({ id: idOf(2) }))).rejects.toMatchObject({
    temporary: false,
    message: "Checkbox: Помилка перевірки документа",
  });
});

test("S18 a register of the vendor's test mode makes no receipts for money", async () => {
  await expect(open({ takesTestRegister: false }).make(sale())).rejects.toMatchObject({ temporary: false });
  expect(standIn.receipts.size).toBe(0);
});

describe("S50 in trouble it throws, and makes one receipt when it is over", () => {
  test.each(unanswered)("%s", async (trouble) => {
    const register = open({}, trouble);
    await register.make(sale());
    standIn.make(trouble, "POST /receipts/sell");
    await register.make(sale({ id: idOf(2) })).catch(() => undefined);
    standIn.make(trouble);
    await expect(register.make(sale({ id: idOf(2) }))).rejects.not.toMatchObject({ temporary: false });
    standIn.make("none");
    expect((await register.make(sale({ id: idOf(2) }))).fiscalCode).not.toBe("");
    expect([...standIn.receipts.keys()]).toEqual([idOf(1), idOf(2)]);
    expect(standIn.asked.filter((call) => call === "POST /receipts/sell").length).toBeLessThanOrEqual(3);
  });
});
