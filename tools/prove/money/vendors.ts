import { sealForLiqPay } from "../../../integrations/liqpay/liqpay-envelope.ts";
import { startLiqPayStandIn } from "../../../integrations/liqpay/stand-in.ts";
import { startMonobankStandIn } from "../../../integrations/monobank/stand-in.ts";
import type { StandInCallback } from "../../../integrations/payments/stand-in-callbacks.ts";
import type { CardPayment } from "./model.ts";

const account = { publicKey: "i00000000", privateKey: "a-private-key-of-a-proof", version: 3 as const };
const token = "token-of-a-proving-merchant";
type Page = { url: string; fields: Record<string, string> };
export type CardVendor = CardPayment["vendor"];
export type Word = { provider: string; reference: string; isPaid: boolean } & Pick<StandInCallback, "headers" | "body">;

/** Both card vendors, their payer, and what they say of payments; nothing is delivered by itself. */
export async function startVendors(clock: { now(): Date }) {
  const [liqPay, monobank] = [await startLiqPayStandIn({ ...account, clock }), await startMonobankStandIn({ token, clock })];
  liqPay.callbacks.make("kept");
  monobank.callbacks.make("kept");
  const orderOf = (data: string) =>
    JSON.parse(Buffer.from(data, "base64").toString()) as { order_id: string; status: string; amount: number };
  const wordOfLiqPay = ({ headers, body }: StandInCallback): Word => {
    const { order_id: reference, status } = orderOf(new URLSearchParams(body).get("data") ?? "");
    return { provider: "liqpay", reference, isPaid: status === "success", headers, body };
  };
  const wordOfMonobank = ({ headers, body }: StandInCallback): Word => {
    const { reference, status } = JSON.parse(body) as { reference: string; status: string };
    return { provider: "monobank", reference, isPaid: status === "success", headers, body };
  };
  return {
    config: { liqPay: { ...account, url: liqPay.url }, monobank: { token, url: monobank.url } },
    /** The payer's browser is on the vendor's page. */
    async open(vendor: CardVendor, page: Page): Promise<Pick<CardPayment, "vendor" | "reference" | "providerId" | "amount">> {
      if (vendor === "liqpay") {
        const { order_id: reference, amount } = orderOf(page.fields["data"] ?? "");
        await liqPay.payer.opens({ ...page, providerId: "" });
        return { vendor, reference, providerId: "", amount: Math.round(amount * 100) };
      }
      const providerId = page.url.split("/").at(-1) ?? "";
      const { reference = "", amount = 0 } = monobank.invoices.get(providerId) ?? {};
      return { vendor, reference, providerId, amount };
    },
    /** Answers when that was by the vendor's clock. */
    async pay({ vendor, reference, providerId }: CardPayment): Promise<Date> {
      if (vendor === "liqpay") {
        await liqPay.payer.pays(reference);
        return new Date(liqPay.payments.get(reference)?.end_date ?? 0);
      }
      await monobank.payer.pays(providerId);
      return new Date(monobank.invoices.get(providerId)?.modifiedDate ?? 0);
    },
    fail: ({ vendor, reference, providerId }: CardPayment) =>
      vendor === "liqpay" ? liqPay.payer.fails(reference) : monobank.payer.fails(providerId),
    /** Callbacks since the last time, oldest first. */
    takeWords: (): Word[] => [
      ...liqPay.callbacks.kept.splice(0).map(wordOfLiqPay),
      ...monobank.callbacks.kept.splice(0).map(wordOfMonobank),
    ],
    /** A word of somebody who has no key. */
    forge({ vendor, reference, providerId, amount }: CardPayment, now: Date): Word {
      if (vendor === "monobank") {
        const at = now.toISOString();
        const said = { invoiceId: providerId, status: "success", amount, finalAmount: amount, ccy: 980, createdDate: at, modifiedDate: at };
        const headers = { "Content-Type": "application/json", "X-Sign": Buffer.alloc(70, 7).toString("base64") };
        return { provider: vendor, reference, isPaid: true, headers, body: JSON.stringify({ ...said, reference }) };
      }
      const sum = { amount: amount / 100, currency: "UAH", end_date: now.getTime(), create_date: now.getTime() };
      const said = {
        result: "ok",
        action: "pay",
        public_key: account.publicKey,
        version: 3,
        order_id: reference,
        status: "success",
        ...sum,
      };
      const sealed = sealForLiqPay({ ...said, payment_id: 7, paytype: "card" }, { privateKey: "somebody-else", version: 3 });
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      return { provider: vendor, reference, isPaid: true, headers, body: new URLSearchParams(sealed).toString() };
    },
    makeRefunds(wanted: "done" | "refused"): void {
      liqPay.makeRefunds(wanted === "done" ? "paid back" : "declined");
      monobank.makeRefunds(wanted === "done" ? "success" : "failure");
    },
    /** The sum returned to the card, kopiykas. */
    refunded({ vendor, reference, providerId }: CardPayment): number {
      if (vendor === "liqpay") return Math.round(Number(liqPay.payments.get(reference)?.["refund_amount"] ?? 0) * 100);
      const made = monobank.invoices.get(providerId)?.cancelList ?? [];
      return made.filter(({ status }) => status === "success").reduce((sum, { amount }) => sum + amount, 0);
    },
    async close(): Promise<void> {
      await Promise.all([liqPay.close(), monobank.close()]);
    },
  };
}
export type Vendors = Awaited<ReturnType<typeof startVendors>>;
