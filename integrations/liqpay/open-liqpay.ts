import { toHryvnias } from "../../platform/money/money.ts";
import { systemClock, type Clock, type Instant } from "../../platform/time/time.ts";
import { guardVendor } from "../../platform/vendors/vendor-guard.ts";
import { askCardVendor, jsonObjectOf } from "../payments/ask-card-vendor.ts";
import {
  BadCallback,
  CardRefusal,
  readSigned,
  type CardProvider,
  type RefundAnswer,
  type WantedRefund,
} from "../payments/card-provider.ts";
import { openFromLiqPay, sealForLiqPay, type LiqPayVersion } from "./liqpay-envelope.ts";
import { liqPayNews, readLiqPayMessage, type LiqPayMessage } from "./liqpay-news.ts";

/** `url`: checkout and API, without a trailing slash. */
export type LiqPayAccount = { publicKey: string; privateKey: string; version: LiqPayVersion; url: string };

/** Time limit of a call (S50). */
const TIMEOUT_MS = 10_000;
const PAY_TYPES = "card,apay,gpay,privat24";
/** Refusals of this refund; all others concern keys, the shop or the moment. */
const refundRefusals = /^(payment_not_found|decline|limit|wrong_amount_currency|err_amount_hold|frod|\d+)$/;

/** LiqPay of PrivatBank. Its payment page is a form, so the vendor knows a payment only once the customer's browser posts it. */
export function openLiqPay(
  { publicKey, privateKey, version, url }: LiqPayAccount,
  { clock = systemClock, timeoutMs = TIMEOUT_MS }: { clock?: Clock; timeoutMs?: number } = {},
): CardProvider {
  const guard = guardVendor({ name: "LiqPay", timeoutMs });
  const seal = (message: object) => sealForLiqPay({ version, public_key: publicKey, ...message }, { privateKey, version });
  const ask = (message: object): Promise<object> =>
    guard.call(
      async (signal) => {
        const body = new URLSearchParams(seal(message)).toString();
        const headers = { "Content-Type": "application/x-www-form-urlencoded", Accept: "application/json" };
        const reply = await askCardVendor("LiqPay", `${url}/api/request`, { method: "POST", headers, body, signal });
        if (reply.status >= 500 || reply.status === 429) throw new Error(`LiqPay answered ${reply.status}`);
        return jsonObjectOf("LiqPay", reply);
      },
      () => true,
    );
  const statusOf = async (reference: string): Promise<LiqPayMessage | undefined> => {
    const said = readLiqPayMessage(await ask({ action: "status", order_id: reference }));
    if (said.err_code === "payment_not_found") return undefined;
    if (said.result === "error" && said.payment_id === "") throw refusalOf(said);
    return { ...said, order_id: said.order_id || reference };
  };
  const refundState = async ({ payment, refund }: WantedRefund): Promise<RefundAnswer | undefined> => {
    const said = await statusOf(payment.reference);
    if (!said) return undefined;
    const { refunded } = liqPayNews(said, clock.now());
    if (refunded >= refund.refundedBefore + refund.amount) return done;
    return said.wait_reserve_status === "true" ? asked : undefined;
  };
  return {
    async open({ reference, amount, description, language, returnUrl, callbackUrl, endsAt }) {
      const fields = seal({
        action: "pay",
        amount: toHryvnias(amount),
        currency: "UAH",
        description,
        order_id: reference,
        // There is no page in Russian.
        language: language === "ru" ? "uk" : language,
        result_url: returnUrl,
        ...(callbackUrl === undefined ? {} : { server_url: callbackUrl }),
        expired_date: momentOf(endsAt),
        paytypes: PAY_TYPES,
      });
      return { url: `${url}/api/3/checkout`, fields, providerId: "" };
    },
    async status({ reference }) {
      const said = await statusOf(reference);
      return said && liqPayNews(said, clock.now());
    },
    async readCallback({ body }) {
      const form = new URLSearchParams(new TextDecoder().decode(body));
      const message = openFromLiqPay({ data: form.get("data") ?? "", signature: form.get("signature") ?? "" }, privateKey);
      if ("public_key" in message && message.public_key !== publicKey) throw new BadCallback("LiqPay: another account's payment");
      return readSigned("LiqPay", () => liqPayNews(readLiqPayMessage(message), clock.now()));
    },
    async refund(wanted) {
      const before = await refundState(wanted);
      if (before) return before;
      const { payment, refund } = wanted;
      const answer = await ask({ action: "refund", order_id: payment.reference, amount: toHryvnias(refund.amount) });
      return refundAnswerOf(answer);
    },
    refundState,
    // LiqPay's page ends only at its `expired_date`.
    close: async () => undefined,
    async statement({ from, to }) {
      const answer = await ask({ action: "reports", date_from: from.getTime(), date_to: to.getTime() });
      if (!("data" in answer) || !Array.isArray(answer.data)) throw refusalOf(readLiqPayMessage(answer));
      const rows = (answer.data as { action?: string }[]).filter(({ action = "pay" }) => action === "pay");
      return rows.map((row) => liqPayNews(readLiqPayMessage(row), clock.now()));
    },
    source: publicKey.startsWith("sandbox_") ? "LiqPay, test keys: no money moves" : "LiqPay",
    pageOrigins: [new URL(url).origin],
  };
}

const done: RefundAnswer = { state: "done", failure: "" };
const asked: RefundAnswer = { state: "asked", failure: "" };

function refundAnswerOf(answer: object): RefundAnswer {
  const said = readLiqPayMessage(answer);
  if ("wait_amount" in answer && String(answer.wait_amount) === "true") return asked;
  if (said.status === "reversed" || said.status === "success") return done;
  if (said.result === "error" && !refundRefusals.test(said.err_code)) throw refusalOf(said);
  if (said.status === "failure" || said.status === "error" || said.err_code !== "")
    return { state: "refused", failure: `${said.err_code} ${said.err_description}`.trim() };
  return asked;
}

const refusalOf = ({ err_code, err_description }: LiqPayMessage): CardRefusal =>
  new CardRefusal("LiqPay", { code: err_code || "no code", words: err_description });

/** `2026-01-31 22:00:00`, UTC. */
const momentOf = (instant: Instant): string => instant.toISOString().slice(0, 19).replace("T", " ");
