import { generateKeyPairSync, sign } from "node:crypto";
import { fromHryvnias } from "../../platform/money/money.ts";
import { systemClock, type Clock } from "../../platform/time/time.ts";
import { startVendorStandIn, VendorReply, type VendorTrouble } from "../vendor-stand-in.ts";
import { standInCallbacks } from "../payments/stand-in-callbacks.ts";

export type MonobankRefunds = "success" | "processing" | "failure";
type Cancellation = { status: MonobankRefunds; amount: number; ccy: 980; createdDate: string; modifiedDate: string; extRef: string };
type Invoice = {
  invoiceId: string;
  status: string;
  amount: number;
  ccy: 980;
  finalAmount?: number;
  createdDate: string;
  modifiedDate: string;
  reference: string;
  failureReason?: string;
  errCode?: string;
  cancelList?: Cancellation[];
  paymentInfo?: object;
  webHookUrl: string | undefined;
};
type Wish = {
  amount?: number;
  invoiceId?: string;
  extRef?: string;
  webHookUrl?: string;
  merchantPaymInfo?: {
    reference?: string;
    basketOrder?: { qty: number; sum: number; total: number; code?: string }[];
    discounts?: { value: number }[];
  };
};

const statuses: Record<string, number> = { FORBIDDEN: 403, NOT_FOUND: 404, BAD_REQUEST: 400, INVALID_MERCHANT_PAYM_INFO: 400 };
const refusal = (errCode: string, errText: string): object => new VendorReply(statuses[errCode] ?? 400, { errCode, errText });
const paidWith = {
  maskedPan: "444403******1902",
  approvalCode: "662476",
  rrn: "060189181768",
  terminal: "MI001088",
  bank: "Універсал Банк",
  paymentSystem: "visa",
};

/** monobank as its pages describe it: invoices, cancellations, key and signed webhooks, with a payer whom a test commands. */
export async function startMonobankStandIn({ token, clock = systemClock }: { token: string; clock?: Clock }) {
  const invoices = new Map<string, Invoice>();
  const callbacks = standInCallbacks();
  const asked: string[] = [];
  const bodies: object[] = [];
  let keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let trouble: VendorTrouble = "none";
  let only: string | undefined;
  let refunds: MonobankRefunds = "success";

  const tell = async ({ webHookUrl: url, ...invoice }: Invoice): Promise<void> => {
    // It reports everything except an expired invoice.
    if (url === undefined || invoice.status === "expired") return;
    const body = JSON.stringify(invoice);
    const signature = sign("sha256", Buffer.from(body), keys.privateKey).toString("base64");
    await callbacks.push({ url, headers: { "Content-Type": "application/json", "X-Sign": signature }, body });
  };
  const change = async (invoiceId: string, more: Partial<Invoice>): Promise<void> => {
    const invoice = invoices.get(invoiceId);
    if (!invoice) throw new Error(`there is no invoice ${invoiceId}`);
    const modifiedDate = new Date(Math.max(clock.now().getTime(), Date.parse(invoice.modifiedDate) + 1_000)).toISOString();
    const changed = { ...invoice, ...more, modifiedDate };
    invoices.set(invoiceId, changed);
    await tell(changed);
  };

  const create = ({ amount, merchantPaymInfo: { reference = "", basketOrder, discounts = [] } = {}, webHookUrl }: Wish): object => {
    if (!Number.isInteger(amount) || amount === undefined || amount <= 0) return refusal("BAD_REQUEST", "invalid 'amount'");
    const off = discounts.reduce((sum, { value }) => sum + fromHryvnias(value), 0);
    const worth = basketOrder?.reduce((sum, { qty, sum: price }) => sum + qty * price, 0);
    if (worth !== undefined && worth - off !== amount) return refusal("INVALID_MERCHANT_PAYM_INFO", "basketOrder does not sum to amount");
    // Simulates a merchant for whom the bank makes receipts.
    if (basketOrder?.some(({ code }) => !code)) return refusal("INVALID_MERCHANT_PAYM_INFO", "missing required field 'code'");
    const invoiceId = `p2_${invoices.size + 1}ZgpZVsl3`;
    const now = clock.now().toISOString();
    invoices.set(invoiceId, { invoiceId, status: "created", amount, ccy: 980, createdDate: now, modifiedDate: now, reference, webHookUrl });
    return { invoiceId, pageUrl: `https://pay.mbnk.biz/${invoiceId}` };
  };
  const cancel = (invoice: Invoice, { amount, extRef = "" }: Wish): object => {
    const left = invoice.finalAmount ?? 0;
    const back = amount ?? left;
    if (invoice.status !== "success" || back > left) return refusal("BAD_REQUEST", "invoice can not be cancelled");
    const now = clock.now().toISOString();
    const made: Cancellation = { status: refunds, amount: back, ccy: 980, createdDate: now, modifiedDate: now, extRef };
    const finalAmount = refunds === "success" ? left - back : left;
    const cancelList = [...(invoice.cancelList ?? []), made];
    void change(invoice.invoiceId, { finalAmount, cancelList, status: finalAmount === 0 ? "reversed" : "success" });
    return { status: refunds, createdDate: now, modifiedDate: now };
  };
  const answerTo = (method: string, url: URL, wish: Wish): object => {
    const call = `${method} ${url.pathname}`;
    if (call === "GET /api/merchant/pubkey") {
      return { key: Buffer.from(keys.publicKey.export({ type: "spki", format: "pem" })).toString("base64") };
    }
    if (call === "POST /api/merchant/invoice/create") return create(wish);
    if (call === "GET /api/merchant/statement") {
      const [from, to] = ["from", "to"].map((name) => Number(url.searchParams.get(name)) * 1_000);
      return { list: [...invoices.values()].filter((one) => isBetween(one, from ?? 0, to ?? 0)).map(statementRow) };
    }
    const invoiceId = wish.invoiceId ?? url.searchParams.get("invoiceId") ?? "";
    if (invoiceId === "") return refusal("BAD_REQUEST", "empty 'invoiceId'");
    const invoice = invoices.get(invoiceId);
    if (!invoice) return refusal("NOT_FOUND", "invoice not found");
    const { webHookUrl: _, ...shown } = invoice;
    if (call === "GET /api/merchant/invoice/status") return shown;
    if (call === "POST /api/merchant/invoice/cancel") return cancel(invoice, wish);
    if (call !== "POST /api/merchant/invoice/remove") return refusal("NOT_FOUND", "no such call");
    if (invoice.status !== "created") return refusal("BAD_REQUEST", "invoice is not removable");
    invoices.set(invoice.invoiceId, { ...invoice, status: "expired" });
    return {};
  };

  const { origin, close } = await startVendorStandIn({
    receive({ url = "", method = "", headers }, body) {
      const address = new URL(url, "http://stand-in");
      asked.push(address.pathname.replace("/api/merchant/", ""));
      const wish = body === "" ? {} : (JSON.parse(body) as Wish);
      if (body !== "") bodies.push(wish);
      return () => (headers["x-token"] === token ? answerTo(method, address, wish) : refusal("FORBIDDEN", "invalid 'X-Token'"));
    },
    trouble: () => (only === undefined || only === asked.at(-1) ? trouble : "none"),
  });
  return {
    url: origin,
    /** Calls received, also those that failed, and their bodies. */
    asked,
    bodies,
    callbacks,
    invoices,
    make: (wanted: VendorTrouble, call?: string) => void ([trouble, only] = [wanted, call]),
    makeRefunds: (wanted: MonobankRefunds) => void (refunds = wanted),
    async settleRefunds(invoiceId: string, outcome: "success" | "failure"): Promise<void> {
      const { cancelList = [], finalAmount = 0 } = invoices.get(invoiceId) ?? {};
      const back = cancelList.reduce((sum, { status, amount }) => sum + (status === "processing" && outcome === "success" ? amount : 0), 0);
      const ended = cancelList.map((one) => ({ ...one, status: one.status === "processing" ? outcome : one.status }));
      await change(invoiceId, { cancelList: ended, finalAmount: finalAmount - back });
    },
    changeKey: () => void (keys = generateKeyPairSync("ec", { namedCurve: "P-256" })),
    payer: {
      async pays(invoiceId: string): Promise<void> {
        await change(invoiceId, { status: "processing" });
        const { amount = 0 } = invoices.get(invoiceId) ?? {};
        await change(invoiceId, { status: "success", finalAmount: amount, paymentInfo: paidWith });
      },
      async fails(invoiceId: string): Promise<void> {
        await change(invoiceId, { status: "processing" });
        await change(invoiceId, { status: "failure", errCode: "59", failureReason: "Недостатньо коштів" });
      },
      expires: (invoiceId: string) => change(invoiceId, { status: "expired" }),
    },
    close,
  };
}

const isBetween = ({ status, createdDate }: Invoice, from: number, to: number): boolean =>
  ["success", "reversed"].includes(status) && Date.parse(createdDate) >= from && Date.parse(createdDate) <= to;

const statementRow = ({ invoiceId, status, amount, ccy, reference, createdDate: date, cancelList = [] }: Invoice): object => ({
  invoiceId,
  status,
  amount,
  ccy,
  reference,
  date,
  maskedPan: paidWith.maskedPan,
  approvalCode: paidWith.approvalCode,
  rrn: paidWith.rrn,
  paymentScheme: "visa",
  cancelList: cancelList.filter(({ status: state }) => state === "success").map(({ amount: back }) => ({ amount: back, ccy, date })),
});
