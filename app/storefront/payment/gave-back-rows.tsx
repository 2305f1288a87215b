import type { GaveBack } from "../../../features/orders/refunds/gave-back.contract.ts";
import { gaveBackMessages } from "../../../features/orders/refunds/gave-back.messages.ts";
import { gaveBackSums } from "../../../features/orders/refunds/gave-back.rules.ts";
import { formatMoney } from "../../../platform/money/money.ts";
import { useWords } from "../../../client/locale/locale.ts";

/** What went back of the order's money, by where it went; empty where nothing did. */
export function GaveBackRows({ gaveBack }: { gaveBack: GaveBack }) {
  const words = useWords(gaveBackMessages);
  return gaveBackSums(gaveBack).map(({ means, sum }) => (
    <div key={means} className="flex justify-between gap-4">
      <dt>{words[means]}</dt>
      <dd className="tnum whitespace-nowrap">{formatMoney(sum)}</dd>
    </div>
  ));
}
