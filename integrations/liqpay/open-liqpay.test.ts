import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import { BadCallback, CardRefusal, type Invoice, UnreadableCallback } from "../payments/card-provider.ts";
import { sealForLiqPay } from "./liqpay-envelope.ts";
import { openLiqPay } from "./open-liqpay.ts";
import { startLiqPayStandIn } from "./stand-in.ts";
import { timeoutMsIn, unansweredByCards } from "../../support/stand-ins/stand-in-troubles.ts";
import { freePort } from "../../support/postgres-cluster.ts";

const account = { publicKey: "i00000000", privateKey: "a-private-key-of-a-test", version: 3 as const };
let standIn: Awaited<ReturnType<typeof startLiqPayStandIn>>;
beforeAll(async () => void (standIn = await startLiqPayStandIn(account)));
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.make("none");
  standIn.makeRefunds("paid back");
  standIn.asked.length = 0;
});
const open = (more: object = {}, trouble = "none") =>
  openLiqPay({ ...account, url: standIn.url, ...more }, { timeoutMs: timeoutMsIn(trouble) });

let invoices = 0;
const invoice = (more: Partial<Invoice> = {}): Invoice => ({
  reference: `SO-${(invoices += 1)}-1`,
  amount: kopiykas(149_950),
  description: "Замовлення SO-1042",
  language: "ru",
  returnUrl: "https://shop.example/return",
  callbackUrl: "https://shop.example/hook",
  endsAt: new Date("2026-01-31T22:00:00Z"),
  goods: [],
  discount: kopiykas(0),
  ...more,
});
async function paid() {
  const { reference } = await opened();
  await standIn.payer.pays(reference);
  return { reference, providerId: "" };
}
async function opened() {
  const wanted = invoice({ callbackUrl: undefined });
  await standIn.payer.opens(await open().open(wanted));
  return wanted;
}
const refundOf = (payment: { reference: string; providerId: string }, amount: number, refundedBefore = 0) => ({
  payment,
  refund: { reference: "refund-1", amount: kopiykas(amount), refundedBefore: kopiykas(refundedBefore) },
});

test.each([3, 7] as const)("the page is a form the vendor takes, signed by version %d", async (version) => {
  const wanted = invoice();
  const page = await openLiqPay({ ...account, version, url: "https://www.liqpay.ua" }).open(wanted);
  expect(page.url).toBe("https://www.liqpay.ua/api/3/checkout");
  expect(JSON.parse(Buffer.from(page.fields["data"] ?? "", "base64").toString())).toEqual({
    version,
    public_key: "i00000000",
    action: "pay",
    amount: 1499.5,
    currency: "UAH",
    description: "Замовлення SO-1042",
    order_id: wanted.reference,
    language: "uk",
    result_url: "https://shop.example/return",
    server_url: "https://shop.example/hook",
    expired_date: "2026-01-31 22:00:00",
    paytypes: "card,apay,gpay,privat24",
  });
  expect(await standIn.payer.opens({ ...page, url: `${standIn.url}/api/3/checkout` })).toMatchObject({ result: "ok" });
});

test("a payment goes from waiting to paid, and one nobody has begun is unknown", async () => {
  const { reference } = await opened();
  const liqPay = open();
  expect(await liqPay.status({ reference: "SO-0", providerId: "" })).toBeUndefined();
  expect(await liqPay.status({ reference, providerId: "" })).toMatchObject({ state: "waiting", amount: 149_950, currency: "UAH" });
  await standIn.payer.pays(reference);
  expect(await liqPay.status({ reference, providerId: "" })).toMatchObject({
    state: "paid",
    reference,
    card: { mask: "444111*11", system: "visa", authCode: "388501" },
  });
});

test("wrong keys are an error, and never that a payment is unknown", async () => {
  const named = { reference: "SO-1", providerId: "" };
  await expect(open({ privateKey: "another key of a test" }).status(named)).rejects.toMatchObject({ code: "invalid_signature" });
  await expect(open({ publicKey: "i999" }).status(named)).rejects.toBeInstanceOf(CardRefusal);
});

test("money goes back in parts, and each part once however often it is asked for", async () => {
  const payment = await paid();
  const liqPay = open();
  const first = refundOf(payment, 50_000);
  expect(await liqPay.refundState(first)).toBeUndefined();
  expect(await liqPay.refund(first)).toEqual({ state: "done", failure: "" });
  expect(await liqPay.refund(first)).toEqual({ state: "done", failure: "" });
  expect((await liqPay.status(payment))?.refunded).toBe(50_000);
  const rest = refundOf(payment, 99_950, 50_000);
  expect(await liqPay.refundState(rest)).toBeUndefined();
  expect(await liqPay.refund(rest)).toMatchObject({ state: "done" });
  expect(await liqPay.status(payment)).toMatchObject({ status: "reversed", refunded: 149_950 });
  expect(standIn.asked.filter((action) => action === "refund")).toHaveLength(2);
});

test("S19 a refund whose answer was lost is found done, and not asked for again", async () => {
  const payment = await paid();
  standIn.make("half an answer", "refund");
  await expect(open().refund(refundOf(payment, 50_000))).rejects.toThrow();
  standIn.make("none");
  expect(await open().refundState(refundOf(payment, 50_000))).toMatchObject({ state: "done" });
  expect(await open().refund(refundOf(payment, 50_000))).toMatchObject({ state: "done" });
  expect((await open().status(payment))?.refunded).toBe(50_000);
  expect(standIn.asked.filter((action) => action === "refund")).toHaveLength(1);
});

test("money that will be taken from payments to come is asked for, and found so later; a refusal is told", async () => {
  const payment = await paid();
  standIn.makeRefunds("taken from future payments");
  expect(await open().refund(refundOf(payment, 50_000))).toMatchObject({ state: "asked" });
  expect(await open().refundState(refundOf(payment, 50_000))).toMatchObject({ state: "asked" });
  const other = await paid();
  standIn.makeRefunds("declined");
  expect(await open().refund(refundOf(other, 50_000))).toEqual({ state: "refused", failure: "decline Відмовлено" });
  expect(
    await open({ publicKey: "i999" })
      .refund(refundOf(other, 50_000))
      .catch((error: unknown) => error),
  ).toBeInstanceOf(CardRefusal);
});

test("the statement names what was paid between two instants", async () => {
  const payment = await paid();
  const statement = await open().statement({ from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) });
  expect(statement).toContainEqual(expect.objectContaining({ reference: payment.reference, state: "paid", amount: 149_950 }));
  expect(await open().statement({ from: new Date(0), to: new Date(1) })).toEqual([]);
});

describe("a callback", () => {
  const message = { public_key: "i00000000", payment_id: 5, order_id: "SO-1042-1", status: "success", amount: 1499.5, currency: "UAH" };
  const read = (envelope: { data: string; signature: string }) =>
    open().readCallback({ headers: new Headers(), body: new TextEncoder().encode(new URLSearchParams(envelope).toString()) });

  test.each([3, 7] as const)("S15 signed by version %d is believed", async (version) => {
    expect(await read(sealForLiqPay(message, { ...account, version }))).toMatchObject({
      event: "5 success 0",
      state: "paid",
      amount: 149_950,
    });
  });

  test("S15 of another account, or without a signature, or without anything, is not", async () => {
    await expect(read(sealForLiqPay({ ...message, public_key: "i999" }, account))).rejects.toBeInstanceOf(BadCallback);
    await expect(read({ ...sealForLiqPay(message, account), signature: "" })).rejects.toBeInstanceOf(BadCallback);
    await expect(open().readCallback({ headers: new Headers(), body: new Uint8Array() })).rejects.toBeInstanceOf(BadCallback);
  });
});

test.each([
  ["a sum that is none", { amount: "many" }],
  ["a sum of half a kopiyka", { amount: 1.005 }],
  ["no payment of ours", { order_id: "" }],
  ["a list for a status", { status: ["success"] }],
])("a signed callback with %s is told apart from a false signature and from a fault of the shop", async (_, more) => {
  const message = { public_key: "i00000000", payment_id: 5, order_id: "SO-1042-1", status: "success", amount: 1499.5, currency: "UAH" };
  const body = new TextEncoder().encode(new URLSearchParams(sealForLiqPay({ ...message, ...more }, account)).toString());
  await expect(open().readCallback({ headers: new Headers(), body })).rejects.toBeInstanceOf(UnreadableCallback);
});

describe.each(unansweredByCards)("a vendor in trouble: %s", (trouble) => {
  test("S50 no call is taken for an answer", async () => {
    const payment = await paid();
    standIn.make(trouble);
    const liqPay = open({}, trouble);
    await expect(liqPay.status(payment)).rejects.not.toBeInstanceOf(CardRefusal);
    await expect(liqPay.refund(refundOf(payment, 50_000))).rejects.toThrow();
    await expect(liqPay.statement({ from: new Date(0), to: new Date() })).rejects.toThrow();
    standIn.make("none");
    expect(await open().status(payment)).toMatchObject({ state: "paid", refunded: 0 });
  });

  test("S50 is left alone after five failures in a row", async () => {
    standIn.make(trouble);
    const liqPay = open({}, trouble);
    for (let call = 0; call < 5; call += 1) await expect(liqPay.status({ reference: "SO-1", providerId: "" })).rejects.toThrow();
    standIn.make("none");
    await expect(liqPay.status({ reference: "SO-1", providerId: "" })).rejects.toThrow("rests");
    expect(standIn.asked).toHaveLength(5);
  });
});

test.each(["answers twice", "wrong clock"] as const)("a vendor that %s is understood all the same", async (trouble) => {
  const payment = await paid();
  standIn.make(trouble);
  for (let call = 0; call < 3; call += 1) expect(await open().status(payment)).toMatchObject({ state: "paid" });
});

test("nobody who listens is an error, and no error has a key in it", async () => {
  const failures = [
    async () => open({ url: `http://127.0.0.1:${await freePort()}` }).status({ reference: "SO-1", providerId: "" }),
    async () => open({ publicKey: "i999" }).status({ reference: "SO-1", providerId: "" }),
    async () => open().readCallback({ headers: new Headers(), body: new Uint8Array() }),
  ];
  for (const failure of failures) {
    const error = await failure().catch((thrown: unknown) => thrown as Error);
    expect(error).toBeInstanceOf(Error);
    const { message, stack, cause } = error as Error;
    expect(`${message} ${stack} ${String(cause)} ${JSON.stringify(error)}`).not.toContain(account.privateKey);
  }
});
