import { useWords } from "../../client/locale/locale.ts";
import { resaleMessages } from "../../features/orders/resale/resale.messages.ts";
import type { ResaleSums } from "../../features/orders/resale/resale.rules.ts";
import { formatMoney } from "../../platform/money/money.ts";

/** Rows of a `dl`: what the buyer pays, the shop's part and the reseller's. */
export function ResaleRows(sums: ResaleSums) {
  const words = useWords(resaleMessages);
  return (["collected", "due", "margin"] as const).map((row) => (
    <div key={row} className="flex justify-between gap-4">
      <dt>{words[`resale.${row}`]}</dt>
      <dd className="tnum whitespace-nowrap">{formatMoney(sums[row])}</dd>
    </div>
  ));
}
