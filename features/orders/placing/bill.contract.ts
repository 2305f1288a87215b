import { z } from "zod";
import { shownKopiykas } from "../../../platform/contracts/shown-money.ts";
import { billKinds, means } from "../../cart/bill.rules.ts";

/** `reason` is in the visitor's language; the lines sum to `toPayKopiykas`. */
export const billLine = z.object({ kind: z.enum(billKinds), reason: z.string(), kopiykas: shownKopiykas() });
/** Bonuses that a payment by card brings; the sum to pay does not count them. Instants in UTC. */
const cashbackView = z.object({
  reason: z.string(),
  soonKopiykas: shownKopiykas(),
  soonUntil: z.iso.datetime(),
  laterKopiykas: shownKopiykas(),
  laterUntil: z.iso.datetime(),
});
export type CashbackView = z.infer<typeof cashbackView>;
/** An order on receipt: what is paid by card before it is sent, and what the carrier collects. */
const prepaymentView = z.object({ byCardKopiykas: shownKopiykas(), onReceiptKopiykas: shownKopiykas(), isPaid: z.boolean() });
export type PrepaymentView = z.infer<typeof prepaymentView>;
export const billView = z
  .object({
    lines: z.array(billLine),
    toPayKopiykas: shownKopiykas(),
    firstOrderFree: z.boolean(),
    excluded: z
      .object({ mean: z.enum(means), reason: z.string() })
      .nullable()
      .describe("The mean that cannot be used because the other already covers the order"),
    cashback: cashbackView.nullable(),
    prepayment: prepaymentView.nullable().describe("Null where nothing is to be prepaid"),
  })
  .meta({ id: "Bill" });
export type BillView = z.infer<typeof billView>;

export const exampleBill = {
  lines: [{ kind: "goods" as const, reason: "Товари", kopiykas: 256_000 }],
  toPayKopiykas: 256_000,
  firstOrderFree: false,
  excluded: null,
  cashback: null,
  prepayment: null,
};
