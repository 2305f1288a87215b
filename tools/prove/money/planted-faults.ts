import { copyOfTheSources, type SourceCopy } from "../../check/planted/copy-of-the-sources.ts";
import type { Planted } from "../../check/planted/planted.ts";

const faults = {
  "double-apply": {
    "features/payments/payments.rules.ts": (source) => source.replace('  if (payment.state === "paid") return { kind: "noted" };\n', ""),
  },
  "lots-end-in-utc": {
    "features/loyalty/loyalty.rules.ts": (source) =>
      source.replace(
        "addSeconds(startOfDay(firstOfMonth(kyivDay(instant), 1)), -1)",
        "new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 1) - 1_000)",
      ),
  },
  "cashback-rounded-up": {
    "features/loyalty/loyalty.rules.ts": (source) =>
      source.replace("BigInt(Math.max(0, paid)) * rate) / 100n", "BigInt(Math.max(0, paid)) * rate + 99n) / 100n"),
  },
  "callback-without-signature": {
    "integrations/liqpay/liqpay-envelope.ts": (source) => source.replace("if (!isMade) throw", "if (false as boolean) throw"),
  },
  "refund-twice": {
    "features/payments/server/ask-refunds.ts": (source) => source.replace("return known ?? cards.refund(wanted);", REFUND_AND_ONCE_MORE),
  },
  "receipt-forgotten": {
    "features/orders/server/refunds/refund-order.ts": (source) => source.replace("    await keepReceipts(tx, shop, order, { at });\n", ""),
  },
  "posting-without-its-pair": {
    "features/ledger/entry.rules.ts": (source) => source.replace("if (total !== 0) throw", "if (false as boolean) throw"),
    "features/orders/server/payments/applying/apply-to-purchase.ts": (source) =>
      source.replace("amount: dueByCard(part) })),", "amount: 0 })),"),
  },
} as const satisfies Record<string, Planted["files"]>;

const REFUND_AND_ONCE_MORE = `if (known) return known;
  const answer = await cards.refund(wanted);
  const once = wanted.refund;
  const more = { reference: once.reference + "x", amount: once.amount, refundedBefore: (once.amount + once.refundedBefore) as typeof once.amount };
  await cards.refund({ ...wanted, refund: more }).catch(() => undefined);
  return answer;`;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

/** A copy of the shop with a fault that the proof must find; the caller removes it. */
export function plantFault(name: FaultName): SourceCopy {
  const copy = copyOfTheSources();
  copy.plant(faults[name]);
  return copy;
}
