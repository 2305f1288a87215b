import { fromHryvnias, sumKopiykas, toHryvnias } from "../../platform/money/money.ts";
import { systemClock, type Clock } from "../../platform/time/time.ts";
import { startVendorStandIn, type VendorTrouble } from "../vendor-stand-in.ts";
import { standInCallbacks } from "../payments/stand-in-callbacks.ts";
import type { PaymentPage } from "../payments/card-provider.ts";
import { openFromLiqPay, sealForLiqPay, type LiqPayVersion } from "./liqpay-envelope.ts";

export type LiqPayRefunds = "paid back" | "taken from future payments" | "declined";
type Message = Record<string, string | number | boolean | undefined>;
type Payment = Message & { order_id: string; payment_id: number; status: string; amount: number; server_url?: string; end_date: number };

const UNPAID = "prepared";
const refusal = (code: string, words: string): object => ({ result: "error", status: "error", err_code: code, err_description: words });

/** LiqPay as its pages describe it: checkout form, `/api/request` and signed callbacks, with a payer whom a test commands. */
export async function startLiqPayStandIn({
  publicKey,
  privateKey,
  version = 3,
  clock = systemClock,
}: {
  publicKey: string;
  privateKey: string;
  version?: LiqPayVersion;
  clock?: Clock;
}) {
  const payments = new Map<string, Payment>();
  const callbacks = standInCallbacks();
  const asked: string[] = [];
  let trouble: VendorTrouble = "none";
  let only: string | undefined;
  let refunds: LiqPayRefunds = "paid back";
  let ids = 2_500_000_000;

  const messageOf = ({ server_url: _, ...payment }: Payment): Message => ({ result: "ok", public_key: publicKey, version, ...payment });
  const tell = async (payment: Payment): Promise<void> => {
    const { server_url: url } = payment;
    if (!url) return;
    const body = new URLSearchParams(sealForLiqPay(messageOf(payment), { privateKey, version })).toString();
    await callbacks.push({ url, headers: { "Content-Type": "application/x-www-form-urlencoded" }, body });
  };
  const change = async (reference: string, more: Message): Promise<void> => {
    const payment = payments.get(reference);
    if (!payment) throw new Error(`nobody has opened the page of ${reference}`);
    const end_date = Math.max(clock.now().getTime(), payment.end_date + 1);
    const changed = { ...payment, ...more, end_date } as Payment;
    payments.set(reference, changed);
    await tell(changed);
  };

  const checkout = (wish: Message): object => {
    const { order_id, amount, server_url } = wish;
    if (typeof order_id !== "string" || typeof amount !== "number") return refusal("order_id_empty", "order_id");
    if (payments.has(order_id)) return refusal("order_id_duplicate", "Такий order_id вже існує");
    const now = clock.now().getTime();
    const payment_id = (ids += 1);
    const card = {
      paytype: "card",
      sender_card_mask2: "444111*11",
      sender_card_bank: "pb",
      sender_card_type: "visa",
      authcode_debit: "388501",
    };
    const own = { action: "pay", currency: wish["currency"], description: wish["description"], create_date: now, end_date: now, ...card };
    const made = { ...own, order_id, payment_id, amount, status: UNPAID, ...(server_url ? { server_url } : {}) } as Payment;
    payments.set(order_id, made);
    return { result: "ok", status: UNPAID };
  };
  const refund = ({ order_id, amount }: Message): object => {
    const payment = payments.get(String(order_id));
    if (!payment || !["success", "sandbox", "wait_accept"].includes(payment.status))
      return refusal("payment_not_found", "Платіж не знайдено");
    const { payment_id } = payment;
    const parts = [Number(payment["refund_amount"] ?? 0), Number(amount)];
    const back = toHryvnias(sumKopiykas(parts.map(fromHryvnias)));
    if (refunds === "declined" || back > payment.amount) return refusal("decline", "Відмовлено");
    if (refunds === "taken from future payments") {
      payments.set(payment.order_id, { ...payment, wait_reserve_status: true });
      return { result: "ok", action: "refund", payment_id, status: payment.status, wait_amount: true };
    }
    const status = back === payment.amount ? "reversed" : payment.status;
    void change(payment.order_id, { refund_amount: back, status, wait_reserve_status: false });
    return { result: "ok", action: "refund", payment_id, status: "reversed", wait_amount: false };
  };
  const answerTo = (wish: Message): object => {
    if (wish["public_key"] !== publicKey) return refusal("public_key_not_found", "Магазин не знайдено");
    if (wish["action"] === "refund") return refund(wish);
    if (wish["action"] === "status") {
      const found = payments.get(String(wish["order_id"]));
      return found ? messageOf(found) : refusal("payment_not_found", "Платіж не знайдено");
    }
    if (wish["action"] !== "reports") return refusal("action_not_found", "action");
    const between = [...payments.values()].filter(
      ({ end_date }) => end_date >= Number(wish["date_from"]) && end_date <= Number(wish["date_to"]),
    );
    return { result: "ok", data: between.filter(({ status }) => status !== UNPAID).map(messageOf) };
  };

  const { origin, close } = await startVendorStandIn({
    receive({ url }, body) {
      const form = new URLSearchParams(body);
      let wish: Message | undefined;
      try {
        wish = openFromLiqPay({ data: form.get("data") ?? "", signature: form.get("signature") ?? "" }, privateKey) as Message;
      } catch {
        wish = undefined;
      }
      asked.push(String(wish?.["action"] ?? "a wrong signature"));
      return () => {
        if (!wish) return refusal("invalid_signature", "Невірний підпис");
        return url === "/api/3/checkout" ? checkout(wish) : answerTo(wish);
      };
    },
    trouble: () => (only === undefined || only === asked.at(-1) ? trouble : "none"),
  });
  return {
    url: origin,
    /** Actions received, also those that failed. */
    asked,
    callbacks,
    payments,
    make: (wanted: VendorTrouble, action?: string) => void ([trouble, only] = [wanted, action]),
    makeRefunds: (wanted: LiqPayRefunds) => void (refunds = wanted),
    payer: {
      async opens({ url, fields }: PaymentPage): Promise<object> {
        const response = await fetch(url, { method: "POST", body: new URLSearchParams(fields) });
        return (await response.json()) as object;
      },
      pays: (reference: string) => change(reference, { status: publicKey.startsWith("sandbox_") ? "sandbox" : "success" }),
      fails: (reference: string) => change(reference, { status: "failure", err_code: "limit", err_description: "Перевищено ліміт" }),
      stopsAt: (reference: string, status: string) => change(reference, { status }),
      expires: (reference: string) => change(reference, { status: "error", err_code: "expired_phone", err_description: "Час вийшов" }),
    },
    close,
  };
}
