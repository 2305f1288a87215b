import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import { BadCallback, CardRefusal, type Invoice } from "../payments/card-provider.ts";
import { freePort } from "../../support/postgres-cluster.ts";
import { timeoutMsIn, unansweredByCards } from "../../support/stand-ins/stand-in-troubles.ts";
import { monobankNews, readMonobankInvoice } from "./monobank-news.ts";
import { openMonobank } from "./open-monobank.ts";
import { startMonobankStandIn } from "./stand-in.ts";

const token = "token-of-a-test-merchant";
const now = new Date("2026-01-31T10:00:00Z");
const clock = { now: () => now };
let standIn: Awaited<ReturnType<typeof startMonobankStandIn>>;
beforeAll(async () => void (standIn = await startMonobankStandIn({ token, clock })));
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.make("none");
  standIn.makeRefunds("success");
  standIn.callbacks.make("kept");
  standIn.callbacks.kept.length = 0;
  standIn.asked.length = 0;
  standIn.bodies.length = 0;
});
const open = (more: object = {}, { monotonic = (): number => 0, trouble = "none" } = {}) =>
  openMonobank({ token, url: standIn.url, ...more }, { clock, timeoutMs: timeoutMsIn(trouble), now: monotonic });

const invoice = (more: Partial<Invoice> = {}): Invoice => ({
  reference: "SO-1042-1",
  amount: kopiykas(149_950),
  description: "Оплата замовлення SO-1042",
  language: "uk",
  returnUrl: "https://shop.example/return",
  callbackUrl: "https://shop.example/hook",
  endsAt: new Date("2026-02-01T10:00:00Z"),
  goods: [{ name: "Кросівки KR-100", article: "KR-100-42", pieces: 2, price: kopiykas(80_000) }],
  discount: kopiykas(10_050),
  ...more,
});
async function opened() {
  const { providerId } = await open().open(invoice());
  return { reference: "SO-1042-1", providerId };
}
async function paid() {
  const payment = await opened();
  await standIn.payer.pays(payment.providerId);
  return payment;
}
const refundOf = (payment: { reference: string; providerId: string }, reference: string, amount: number) => ({
  payment,
  refund: { reference, amount: kopiykas(amount), refundedBefore: kopiykas(0) },
});
const callbackOf = ({ headers, body }: { headers: Record<string, string>; body: string }) => ({
  headers: new Headers(headers),
  body: new TextEncoder().encode(body),
});

test("an invoice is made in kopiykas, with its goods, discount, reference and the seconds it lives", async () => {
  const page = await open().open(invoice());
  expect(page).toEqual({ url: `https://pay.mbnk.biz/${page.providerId}`, fields: {}, providerId: page.providerId });
  expect(standIn.bodies).toEqual([
    {
      amount: 149_950,
      ccy: 980,
      merchantPaymInfo: {
        reference: "SO-1042-1",
        destination: "Оплата замовлення SO-1042",
        comment: "Оплата замовлення SO-1042",
        discounts: [{ type: "DISCOUNT", mode: "VALUE", value: 100.5 }],
        basketOrder: [{ name: "Кросівки KR-100", qty: 2, sum: 80_000, total: 160_000, unit: "шт", code: "KR-100-42" }],
      },
      redirectUrl: "https://shop.example/return",
      webHookUrl: "https://shop.example/hook",
      validity: 86_400,
      paymentType: "debit",
    },
  ]);
  await expect(open().open(invoice({ discount: kopiykas(0) }))).rejects.toThrow(RangeError);
  await open().open(invoice({ goods: [], callbackUrl: undefined }));
  expect(standIn.bodies.at(-1)).not.toHaveProperty("webHookUrl");
});

test("a fee, a debt or a prepayment has no article, and a bank that makes receipts takes no line without a code", async () => {
  const price = kopiykas(149_950);
  await open().open(
    invoice({ goods: [{ name: "Передплата за замовлення № 1042", article: "", pieces: 1, price }], discount: kopiykas(0) }),
  );
  expect(standIn.bodies.at(-1)).toMatchObject({ merchantPaymInfo: { basketOrder: [{ code: "Передплата за замовлення № 1042" }] } });
});

test("a payment goes from waiting to paid, and an invoice nobody knows is unknown", async () => {
  const payment = await opened();
  expect(await open().status({ reference: "SO-0", providerId: "p2_0" })).toBeUndefined();
  expect(await open().status(payment)).toMatchObject({
    state: "waiting",
    status: "created",
    amount: 149_950,
    currency: "UAH",
    refunded: 0,
  });
  await standIn.payer.pays(payment.providerId);
  expect(await open().status(payment)).toMatchObject({
    state: "paid",
    reference: "SO-1042-1",
    card: { mask: "444403******1902", system: "visa", authCode: "662476", rrn: "060189181768", terminal: "MI001088" },
  });
  const other = await opened();
  await standIn.payer.fails(other.providerId);
  expect(await open().status(other)).toMatchObject({ state: "failed", failure: "Недостатньо коштів (59)" });
});

test("a wrong token is an error, and never that an invoice is unknown", async () => {
  const payment = await opened();
  await expect(open({ token: "another token" }).status(payment)).rejects.toMatchObject({ code: "FORBIDDEN", status: 403 });
});

test("money goes back in parts, each under our own name and once", async () => {
  const payment = await paid();
  const monobank = open();
  expect(await monobank.refundState(refundOf(payment, "refund-1", 50_000))).toBeUndefined();
  for (let time = 0; time < 2; time += 1)
    expect(await monobank.refund(refundOf(payment, "refund-1", 50_000))).toEqual({ state: "done", failure: "" });
  expect(await monobank.refund(refundOf(payment, "refund-2", 99_950))).toMatchObject({ state: "done" });
  expect(await monobank.status(payment)).toMatchObject({ status: "reversed", state: "paid", refunded: 149_950 });
  expect(standIn.asked.filter((call) => call === "invoice/cancel")).toHaveLength(2);
  expect(await monobank.refund(refundOf(payment, "refund-3", 1))).toMatchObject({ state: "refused" });
});

test("a refund under a wrong token is an error, and never that the bank refused the refund", async () => {
  const payment = await paid();
  await expect(open({ token: "another token" }).refund(refundOf(payment, "refund-1", 1))).rejects.toMatchObject({ status: 403 });
  expect(await open().refund(refundOf(payment, "refund-1", 1))).toMatchObject({ state: "done" });
});

test("S19 a refund whose answer was lost is found done, and not asked for again", async () => {
  const payment = await paid();
  standIn.make("half an answer", "invoice/cancel");
  await expect(open().refund(refundOf(payment, "refund-1", 50_000))).rejects.toThrow();
  standIn.make("none");
  expect(await open().refund(refundOf(payment, "refund-1", 50_000))).toMatchObject({ state: "done" });
  expect((await open().status(payment))?.refunded).toBe(50_000);
  expect(standIn.asked.filter((call) => call === "invoice/cancel")).toHaveLength(1);
});

test.each([
  ["success", "done"],
  ["failure", "refused"],
] as const)("a refund under way is asked about until its %s", async (outcome, state) => {
  const payment = await paid();
  standIn.makeRefunds("processing");
  expect(await open().refund(refundOf(payment, "refund-1", 50_000))).toMatchObject({ state: "asked" });
  await standIn.settleRefunds(payment.providerId, outcome);
  expect(await open().refundState(refundOf(payment, "refund-1", 50_000))).toMatchObject({ state });
  expect((await open().status(payment))?.refunded).toBe(outcome === "success" ? 50_000 : 0);
});

test("an unpaid invoice is closed and takes no money; a paid one refuses, and one nobody knows is closed", async () => {
  const payment = await opened();
  await open().close(payment);
  expect(await open().status(payment)).toMatchObject({ state: "expired" });
  await expect(open().close(await paid())).rejects.toBeInstanceOf(CardRefusal);
  await open().close({ reference: "SO-0", providerId: "p2_0" });
});

test("a page whose opening was not answered has no name at the bank: nothing is known of it, and it is closed", async () => {
  const unnamed = { reference: "SO-1042-1", providerId: "" };
  expect(await open().status(unnamed)).toBeUndefined();
  await open().close(unnamed);
  expect(standIn.asked).toEqual([]);
});

test("the statement names what was paid between two instants, as the callback named it", async () => {
  const payment = await paid();
  await open().refund(refundOf(payment, "refund-1", 50_000));
  const statement = await open().statement({ from: new Date("2026-01-31T00:00:00Z"), to: new Date("2026-02-01T00:00:00Z") });
  const seen = await open().status(payment);
  expect(statement.find(({ providerId }) => providerId === payment.providerId)).toMatchObject({
    event: seen?.event,
    reference: "SO-1042-1",
    state: "paid",
    amount: 149_950,
    refunded: 50_000,
    card: { mask: "444403******1902", rrn: "060189181768" },
  });
  expect(await open().statement({ from: new Date(0), to: new Date(1) })).toEqual([]);
});

test("S15 a webhook says what the status says, and a changed or unsigned one is refused", async () => {
  const payment = await paid();
  const [, last] = standIn.callbacks.kept;
  if (!last) throw new Error("the bank said nothing");
  const monobank = open();
  expect(await monobank.readCallback(callbackOf(last))).toEqual(await monobank.status(payment));
  await expect(monobank.readCallback(callbackOf({ ...last, body: last.body.replace("149950", "100") }))).rejects.toBeInstanceOf(
    BadCallback,
  );
  await expect(monobank.readCallback(callbackOf({ ...last, headers: {} }))).rejects.toBeInstanceOf(BadCallback);
});

test("the bank's new key is learnt from its first webhook", async () => {
  let time = 0;
  const monobank = open({}, { monotonic: () => time });
  const first = await paid();
  for (const callback of standIn.callbacks.kept.splice(0)) await monobank.readCallback(callbackOf(callback));
  standIn.changeKey();
  time = 61_000;
  await monobank.refund(refundOf(first, "refund-1", 1));
  const [refunded] = standIn.callbacks.kept;
  if (!refunded) throw new Error("the bank said nothing");
  expect((await monobank.readCallback(callbackOf(refunded))).refunded).toBe(1);
  expect(standIn.asked.filter((call) => call === "pubkey")).toHaveLength(2);
});

test("after «too many» the bank is left alone for as long as it asks", async () => {
  let time = 0;
  const monobank = open({}, { monotonic: () => time });
  const payment = await opened();
  standIn.make("too many");
  await expect(monobank.status(payment)).rejects.toThrow("429");
  standIn.make("none");
  time = 1_999;
  await expect(monobank.status(payment)).rejects.toThrow("left alone");
  time = 2_000;
  expect(await monobank.status(payment)).toMatchObject({ state: "waiting" });
});

describe.each(unansweredByCards)("a vendor in trouble: %s", (trouble) => {
  test("S50 no call is taken for an answer", async () => {
    const payment = await paid();
    standIn.make(trouble);
    const monobank = open({}, { trouble });
    await expect(monobank.open(invoice())).rejects.toThrow();
    await expect(monobank.status(payment)).rejects.not.toBeInstanceOf(CardRefusal);
    await expect(monobank.refund(refundOf(payment, "refund-1", 50_000))).rejects.toThrow();
    await expect(monobank.statement({ from: new Date(0), to: now })).rejects.toThrow();
    standIn.make("none");
    expect(await open().status(payment)).toMatchObject({ state: "paid", refunded: 0 });
  });
});

test.each(unansweredByCards.filter((trouble) => trouble !== "too many"))(
  "S50 a vendor in trouble (%s) is left alone after five failures in a row",
  async (trouble) => {
    standIn.make(trouble);
    const monobank = open({}, { trouble });
    const named = { reference: "SO-1", providerId: "p2_1" };
    for (let call = 0; call < 5; call += 1) await expect(monobank.status(named)).rejects.toThrow();
    standIn.make("none");
    await expect(monobank.status(named)).rejects.toThrow("rests");
    expect(standIn.asked).toHaveLength(5);
  },
);

test.each(["answers twice", "wrong clock"] as const)("a vendor that %s is understood all the same", async (trouble) => {
  const payment = await paid();
  standIn.make(trouble);
  for (let call = 0; call < 3; call += 1) expect(await open().status(payment)).toMatchObject({ state: "paid" });
});

test("nobody who listens is an error, and no error has the token in it", async () => {
  const away = open({ url: `http://127.0.0.1:${await freePort()}` });
  const failures = [() => away.open(invoice()), () => open({ token: `${token}!` }).status({ reference: "", providerId: "p2_1" })];
  for (const failure of failures) {
    const error = await failure().catch((thrown: unknown) => thrown as Error);
    const { message, stack, cause } = error as Error;
    expect(`${message} ${stack} ${String(cause)} ${JSON.stringify(error)}`).not.toContain(token);
  }
});

/** In the forms of the vendor's page. */
describe("recorded answers", () => {
  const whole = {
    invoiceId: "p2_9ZgpZVsl3",
    status: "success",
    failureReason: null,
    errCode: null,
    amount: 149_950,
    ccy: 980,
    finalAmount: 149_950,
    createdDate: "2026-01-31T10:00:00Z",
    modifiedDate: "2026-01-31T10:02:00Z",
    reference: "SO-1042",
    cancelList: [
      {
        status: "success",
        amount: 50_000,
        ccy: 980,
        createdDate: "2026-01-31T11:00:00Z",
        modifiedDate: "2026-01-31T11:00:00Z",
        extRef: "refund-1",
      },
    ],
    paymentInfo: {
      maskedPan: "444403******1902",
      approvalCode: "662476",
      rrn: "060189181768",
      terminal: "MI001088",
      paymentSystem: "visa",
      fee: 1_950,
    },
    walletData: { cardToken: "t", walletId: "w", status: "created" },
  };
  const newsOf = (more: object) => monobankNews(readMonobankInvoice({ ...whole, ...more }));

  test.each([
    ["created", "waiting", 0],
    ["processing", "waiting", 0],
    ["hold", "waiting", 0],
    ["success", "paid", 50_000],
    ["failure", "failed", 0],
    ["reversed", "paid", 149_950],
    ["expired", "expired", 0],
    ["a status of next year", "waiting", 0],
  ])("%s is %s, %d kopiykas back", (status, state, refunded) => {
    expect(newsOf({ status, finalAmount: 99_950 })).toMatchObject({ status, state, refunded, event: `p2_9ZgpZVsl3 ${status} ${refunded}` });
  });

  test("the time is the bank's own, with its offset", () => {
    expect(newsOf({ modifiedDate: "2026-01-31T12:02:00+02:00" }).at).toEqual(new Date("2026-01-31T10:02:00Z"));
    expect(newsOf({ modifiedDate: undefined }).at).toEqual(now);
  });

  test.each([{ amount: 1499.5 }, { amount: "149950" }, { invoiceId: "" }, { modifiedDate: "yesterday" }, { status: undefined }])(
    "%o is no invoice",
    (more) => expect(() => newsOf(more)).toThrow("a form nobody knows"),
  );

  test("another currency is named, so that it is not taken for hryvnias", () => {
    expect([newsOf({ ccy: 840 }).currency, newsOf({ ccy: 985 }).currency]).toEqual(["USD", "985"]);
  });
});
