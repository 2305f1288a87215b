import path from "node:path";
import { cardSandbox } from "../../integrations/card-sandbox/card-sandbox.ts";
import { openCardSandbox } from "../../integrations/card-sandbox/open-card-sandbox.ts";
import { cashOnDelivery } from "../../integrations/cash-on-delivery/cash-on-delivery.ts";
import { liqpay } from "../../integrations/liqpay/liqpay.ts";
import { openLiqPay } from "../../integrations/liqpay/open-liqpay.ts";
import { monobank } from "../../integrations/monobank/monobank.ts";
import { openMonobank } from "../../integrations/monobank/open-monobank.ts";
import type { PaymentProvider } from "../../integrations/payments/payment-provider.ts";
import type { Config } from "../../platform/config/config.ts";
import { openLog } from "../../platform/log.ts";
import type { Clock } from "../../platform/time/time.ts";

type Chosen = Pick<Config, "mode" | "liqPay" | "monobank" | "cardSandbox" | "dataDir" | "secret" | "logLevel">;

/** The shop's ways of paying, in the order of offering: cash on delivery, cards where there are keys, the sandbox in a demo alone (S18). */
export function openPayments(config: Chosen, clock?: Clock): readonly [PaymentProvider, ...PaymentProvider[]] {
  const timed = clock ? { clock } : {};
  const cards: PaymentProvider[] = [];
  if (config.liqPay) cards.push({ ...liqpay, cards: openLiqPay(config.liqPay, timed) });
  if (config.monobank) cards.push({ ...monobank, cards: openMonobank(config.monobank, timed) });
  if (config.cardSandbox && config.mode !== "production") cards.push({ ...cardSandbox, cards: sandboxOf(config, timed) });
  return [cashOnDelivery, ...cards];
}

function sandboxOf({ dataDir, secret, logLevel }: Chosen, timed: { clock?: Clock }) {
  const onLostCallback = (error: unknown) =>
    openLog({ level: logLevel }).warn({ err: error }, "the sandbox could not call the shop back; the shop asks it later");
  return openCardSandbox({ folder: path.join(dataDir, "card-sandbox"), secret, onLostCallback, ...timed });
}
