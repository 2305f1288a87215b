import { randomUUID } from "node:crypto";
import { addSeconds, systemClock, type Clock, type Instant } from "../../platform/time/time.ts";
import { tryAgain } from "../../platform/vendors/try-again.ts";
import type { CardProvider, PayersDecision, RefundAnswer, WantedRefund } from "../payments/card-provider.ts";
import { readSandboxCallback, SIGNATURE_HEADER, signSandbox } from "./sandbox-callback.ts";
import { sandboxNews } from "./sandbox-news.ts";
import { openSandboxPayments, type SandboxPayment } from "./sandbox-payments.ts";

export const SANDBOX_PAGE = "/card-sandbox/";
/** How long after «pay later» the money comes. */
const LATER_SECONDS = 60;
const CALL_MS = 10_000;

/** Card payments with play money: the shop serves the page itself and is called back as by a vendor. Refused in production (S18). */
export function openCardSandbox({
  folder,
  secret,
  clock = systemClock,
  onLostCallback,
}: {
  folder: string;
  secret: string;
  clock?: Clock;
  onLostCallback: (error: unknown) => void;
}): CardProvider {
  const payments = openSandboxPayments(folder);
  const tell = (payment: SandboxPayment, at: Instant): void => {
    const { callbackUrl } = payment;
    if (callbackUrl === undefined) return;
    const body = Buffer.from(JSON.stringify(sandboxNews(payment, at)));
    const signature = signSandbox(body, secret).toString("base64");
    const call = tryAgain(() => post(callbackUrl, body, signature), { tries: 3, firstPauseMs: 1_000, isWorthAgain: () => true });
    void call.catch(onLostCallback);
  };
  const change = async (payment: SandboxPayment): Promise<void> => {
    await payments.write(payment);
    const waitMs = payment.decidedAt.getTime() - clock.now().getTime();
    if (waitMs > 0) setTimeout(() => tell(payment, payment.decidedAt), waitMs).unref();
    else tell(payment, clock.now());
  };
  const refundState = async ({ payment, refund }: WantedRefund): Promise<RefundAnswer | undefined> => {
    const found = await payments.find(payment.providerId);
    return found?.refunds.some(({ reference }) => reference === refund.reference) ? done : undefined;
  };
  return {
    async open({ callbackUrl, ...invoice }) {
      const id = randomUUID();
      const { reference, amount, description, language, returnUrl, endsAt } = invoice;
      const now = clock.now();
      const called = callbackUrl === undefined ? {} : { callbackUrl };
      const kept = { id, reference, amount, description, language, returnUrl, endsAt, ...called };
      await payments.write({ ...kept, madeAt: now, decision: "none", decidedAt: now, refunds: [] });
      return { url: `${new URL(returnUrl).origin}${SANDBOX_PAGE}${id}`, fields: {}, providerId: id };
    },
    async status({ providerId }) {
      const found = await payments.find(providerId);
      return found && sandboxNews(found, clock.now());
    },
    readCallback: async ({ headers, body }) => readSandboxCallback(body, headers.get(SIGNATURE_HEADER) ?? "", secret),
    async refund(wanted) {
      const before = await refundState(wanted);
      if (before) return before;
      const found = await payments.find(wanted.payment.providerId);
      if (!found) return { state: "refused", failure: "the sandbox knows no such payment" };
      const now = clock.now();
      const { state, amount, refunded } = sandboxNews(found, now);
      if (state !== "sandbox" || refunded + wanted.refund.amount > amount) return { state: "refused", failure: "more than was paid" };
      const { reference, amount: back } = wanted.refund;
      await change({ ...found, refunds: [...found.refunds, { reference, amount: back, at: now }] });
      return done;
    },
    refundState,
    async close({ providerId }) {
      const found = await payments.find(providerId);
      if (found?.decision === "none") await payments.write({ ...found, decision: "closed", decidedAt: clock.now() });
    },
    async statement({ from, to }) {
      const news = (await payments.all()).map((payment) => sandboxNews(payment, clock.now()));
      return news.filter(({ state, at }) => state === "sandbox" && at >= from && at < to);
    },
    source: "sandbox: no money moves",
    pageOrigins: [],
    ownPage: {
      async find(id) {
        const found = await payments.find(id);
        if (!found) return undefined;
        const { amount, description, language, returnUrl } = found;
        return { amount, description, language, returnUrl, isOpen: isOpen(found, clock.now()) };
      },
      async decide(id, decision) {
        const found = await payments.find(id);
        if (!found || !isOpen(found, clock.now())) return undefined;
        await change({ ...found, ...decided(decision, clock.now()) });
        return { returnUrl: found.returnUrl };
      },
    },
  };
}

const done: RefundAnswer = { state: "done", failure: "" };

const isOpen = ({ decision, endsAt }: SandboxPayment, now: Instant): boolean => decision === "none" && now < endsAt;

function decided(decision: PayersDecision, now: Instant): Pick<SandboxPayment, "decision" | "decidedAt"> {
  if (decision === "pay") return { decision: "paid", decidedAt: now };
  if (decision === "pay-later") return { decision: "paid", decidedAt: addSeconds(now, LATER_SECONDS) };
  return { decision: decision === "refuse" ? "refused" : "closed", decidedAt: now };
}

async function post(url: string, body: Uint8Array<ArrayBuffer>, signature: string): Promise<void> {
  const headers = { "Content-Type": "application/json", [SIGNATURE_HEADER]: signature };
  const response = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(CALL_MS) });
  if (!response.ok) throw new Error(`the shop answered ${response.status} to its own sandbox`);
}
