import { z } from "zod";
import { secondsBetween, systemClock, type Clock } from "../../platform/time/time.ts";
import {
  readSigned,
  CardRefusal,
  type CardProvider,
  type Invoice,
  type RefundAnswer,
  type WantedRefund,
} from "../payments/card-provider.ts";
import { openMonobankClient, type MonobankAccount } from "./monobank-client.ts";
import { openMonobankJudge } from "./monobank-key.ts";
import { invoiceBodyOf } from "./invoice-body.ts";
import { monobankNews, readMonobankInvoice, statementNews } from "./monobank-news.ts";

/** Time limit of a call (S50). */
const TIMEOUT_MS = 10_000;
const PAGES = "https://pay.mbnk.biz";
const refundStates = { success: "done", processing: "asked", failure: "refused" } as const;

const createAnswer = z.object({ invoiceId: z.string().min(1), pageUrl: z.url({ protocol: /^https?$/ }) });
const cancelAnswer = z.object({ status: z.enum(["processing", "success", "failure"]) });
const statementAnswer = z.object({ list: z.array(z.unknown()) });

export function openMonobank(
  account: MonobankAccount,
  { clock = systemClock, timeoutMs = TIMEOUT_MS, now }: { clock?: Clock; timeoutMs?: number; now?: () => number } = {},
): CardProvider {
  const client = openMonobankClient(account, { timeoutMs, ...(now && { now }) });
  const judge = openMonobankJudge(client, now);
  const invoiceOf = async (invoiceId: string) => {
    if (invoiceId === "") return undefined;
    const answer = await unlessUnknown(client.get("/api/merchant/invoice/status", { invoiceId }));
    return answer && readMonobankInvoice(answer);
  };
  const refundState = async ({ payment, refund }: WantedRefund): Promise<RefundAnswer | undefined> => {
    const invoice = await invoiceOf(payment.providerId);
    const found = invoice?.cancelList?.findLast(({ extRef }) => extRef === refund.reference);
    return found && refundAnswerOf(found.status);
  };
  return {
    async open(invoice: Invoice) {
      const validity = Math.max(1, secondsBetween(clock.now(), invoice.endsAt));
      const answer = createAnswer.safeParse(await client.post("/api/merchant/invoice/create", invoiceBodyOf(invoice, validity)));
      if (!answer.success) throw new Error("monobank answered in a form nobody knows");
      return { url: answer.data.pageUrl, fields: {}, providerId: answer.data.invoiceId };
    },
    async status({ providerId }) {
      const invoice = await invoiceOf(providerId);
      return invoice && monobankNews(invoice);
    },
    async readCallback({ headers, body }) {
      await judge(body, headers.get("x-sign") ?? "");
      return readSigned("monobank", () => monobankNews(readMonobankInvoice(JSON.parse(new TextDecoder().decode(body)))));
    },
    async refund(wanted) {
      const before = await refundState(wanted);
      if (before) return before;
      const { payment, refund } = wanted;
      const body = { invoiceId: payment.providerId, extRef: refund.reference, amount: refund.amount };
      const said = await unlessRefused(client.post("/api/merchant/invoice/cancel", body));
      if ("state" in said) return said;
      const answer = cancelAnswer.safeParse(said);
      if (!answer.success) throw new Error("monobank answered in a form nobody knows");
      return refundAnswerOf(answer.data.status);
    },
    refundState,
    async close({ providerId }) {
      // Without an answer to its opening nobody knows the page's address.
      if (providerId !== "") await unlessUnknown(client.post("/api/merchant/invoice/remove", { invoiceId: providerId }));
    },
    async statement({ from, to }) {
      const query = { from: secondsOf(from), to: secondsOf(to) };
      const answer = statementAnswer.safeParse(await client.get("/api/merchant/statement", query));
      if (!answer.success) throw new Error("monobank gave a statement in a form nobody knows");
      return answer.data.list.map(statementNews);
    },
    source: "monobank",
    pageOrigins: [PAGES],
  };
}

const refundAnswerOf = (status: keyof typeof refundStates): RefundAnswer => ({
  state: refundStates[status],
  failure: status === "failure" ? "failure" : "",
});

const secondsOf = (instant: Date): string => String(Math.floor(instant.getTime() / 1_000));

/** The bank's word on this refund is answered; 403 and 405, about token and call, are thrown. */
async function unlessRefused(answer: Promise<object>): Promise<object | RefundAnswer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CardRefusal && (error.status === 400 || error.status === 404)) return { state: "refused", failure: error.message };
    throw error;
  }
}

async function unlessUnknown(answer: Promise<object>): Promise<object | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CardRefusal && error.status === 404) return undefined;
    throw error;
  }
}
