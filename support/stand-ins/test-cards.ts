import type { CardProvider, Invoice, PaymentNews, PaymentState, RefundAnswer } from "../../integrations/payments/card-provider.ts";
import { BadCallback, CardRefusal, UnreadableCallback } from "../../integrations/payments/card-provider.ts";
import type { PaymentProvider } from "../../integrations/payments/payment-provider.ts";
import { kopiykas, type Kopiykas } from "../../platform/money/money.ts";
import type { Clock, Instant } from "../../platform/time/time.ts";

type Kept = { invoice: Invoice; providerId: string; state: PaymentState; at: Instant; isClosed: boolean; refunds: Map<string, Kopiykas> };
type Trouble = "answer-lost" | "held" | "refused" | "silent" | "wrong keys";

/** A card vendor in memory that does what a test tells it: who pays, what is said twice, whose answers are lost. */
export type TestCards = {
  provider: PaymentProvider;
  /** The vendor's callback about a payment; each call makes a new one. */
  news(reference: string, more?: Partial<PaymentNews>): PaymentNews;
  /** The customer pays at the vendor's page. */
  pay(reference: string): PaymentNews;
  decide(reference: string, state: PaymentState): PaymentNews;
  /** The troubles of the next calls for refunds, in turn. */
  refundTroubles: Trouble[];
  refundCalls: string[];
  /** Lets the vendor answer the refund that is held. */
  releaseRefund(): void;
  isSilent: boolean;
  opened: Invoice[];
  closed: string[];
  statement: PaymentNews[];
};

export const TEST_CARDS = "card-test";

export function openTestCards(clock: Clock): TestCards {
  const kept = new Map<string, Kept>();
  let words = 0;
  const find = (reference: string): Kept => {
    const found = kept.get(reference);
    if (!found) throw new Error(`no payment ${reference}`);
    return found;
  };
  const sumOf = ({ refunds }: Kept): Kopiykas => kopiykas([...refunds.values()].reduce((sum, one) => sum + one, 0));
  const news = (reference: string, more: Partial<PaymentNews> = {}): PaymentNews => {
    const payment = find(reference);
    return {
      event: `${reference} ${(words += 1)}`,
      reference,
      providerId: payment.providerId,
      status: payment.state,
      state: payment.state,
      isSettled: true,
      amount: payment.invoice.amount,
      currency: "UAH",
      refunded: sumOf(payment),
      at: payment.at,
      failure: payment.state === "failed" ? "insufficient funds" : "",
      card: { mask: "4242*42", system: "visa", authCode: "1", rrn: "2", terminal: "3", bank: "4" },
      ...more,
    };
  };
  const decide = (reference: string, state: PaymentState): PaymentNews => {
    Object.assign(find(reference), { state, at: clock.now() });
    return news(reference);
  };
  const requireVoice = () => {
    if (test.isSilent) throw new Error("the vendor is silent");
  };
  const cards: CardProvider = {
    async open(invoice) {
      requireVoice();
      test.opened.push(invoice);
      const providerId = `vendor ${invoice.reference}`;
      if (!kept.has(invoice.reference))
        kept.set(invoice.reference, { invoice, providerId, state: "waiting", at: clock.now(), isClosed: false, refunds: new Map() });
      return { url: `https://vendor.example/${invoice.reference}`, fields: { data: invoice.reference }, providerId };
    },
    async status({ reference }) {
      requireVoice();
      return kept.has(reference) ? news(reference) : undefined;
    },
    async readCallback({ headers, body }) {
      if (headers.get("x-signature") === "unreadable") throw new UnreadableCallback();
      if (headers.get("x-signature") !== "right") throw new BadCallback();
      return decide(Buffer.from(body).toString(), "paid");
    },
    async refund({ payment, refund }): Promise<RefundAnswer> {
      test.refundCalls.push(refund.reference);
      const trouble = test.refundTroubles.shift();
      if (trouble === "silent") throw new Error("the vendor is silent");
      if (trouble === "held") await new Promise<void>((resolve) => (test.releaseRefund = resolve));
      if (trouble === "wrong keys") throw new CardRefusal("the vendor", { code: "FORBIDDEN", status: 403 });
      if (trouble === "refused") return { state: "refused", failure: "the card is closed" };
      find(payment.reference).refunds.set(refund.reference, refund.amount);
      if (trouble === "answer-lost") throw new Error("the answer was lost");
      return { state: "done", failure: "" };
    },
    async refundState({ payment, refund }) {
      return find(payment.reference).refunds.has(refund.reference) ? { state: "done", failure: "" } : undefined;
    },
    async close({ reference }) {
      requireVoice();
      test.closed.push(reference);
      const found = kept.get(reference);
      if (found) found.isClosed = true;
    },
    statement: async () => test.statement,
    source: "a test",
    pageOrigins: [],
  };
  const test: TestCards = {
    provider: {
      code: TEST_CARDS,
      service: "card",
      name: { uk: "Карткою", ru: "Картой" },
      note: { uk: "", ru: "" },
      paid: "before_sending",
      feeName: { uk: "Комісія", ru: "Комиссия" },
      cards,
    },
    news,
    pay: (reference) => decide(reference, "paid"),
    decide,
    refundTroubles: [],
    refundCalls: [],
    releaseRefund: () => undefined,
    isSilent: false,
    opened: [],
    closed: [],
    statement: [],
  };
  return test;
}
