import { useEffect, useState } from "react";
import type { RefusalCause } from "../../../features/orders/placing/causes.contract.ts";
import { checkoutMessages } from "../../../features/orders/placing/checkout.messages.ts";
import { formatMoney } from "../../../platform/money/money.ts";
import { useWords } from "../../../client/locale/locale.ts";

type Prices = NonNullable<RefusalCause["prices"]>;

/** Old and new prices (decisions.md §3); the shop tells them once, so they are kept while the page is open. */
export function ChangedPrices({ causes }: { causes: readonly RefusalCause[] }) {
  const words = useWords(checkoutMessages);
  const told = pricesIn(causes);
  const [kept, setKept] = useState(told);
  useEffect(() => {
    if (told.length > 0) setKept(told);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- computed from the causes each time
  }, [causes]);
  if (kept.length === 0) return null;
  return (
    <section role="status" className="rounded-card bg-marigold-100 p-4">
      <p className="label">{words["checkout.pricesChanged"]}</p>
      <PriceList prices={kept} />
    </section>
  );
}

export function PriceList({ prices }: { prices: Prices }) {
  const words = useWords(checkoutMessages);
  return (
    <ul className="body-s mt-2 list-disc space-y-1 pl-5">
      {prices.map(({ name, wasKopiykas, nowKopiykas }) => (
        <li key={`${name} ${wasKopiykas} ${nowKopiykas}`}>
          {words["checkout.priceChange"](name, formatMoney(wasKopiykas), formatMoney(nowKopiykas))}
        </li>
      ))}
    </ul>
  );
}

const pricesIn = (causes: readonly RefusalCause[]): Prices => causes.flatMap(({ prices = [] }) => prices);
