import { useWords } from "../../../../client/locale/locale.ts";
import type { OrderView } from "../../../../features/orders/orders.contract.ts";
import { resaleMessages } from "../../../../features/orders/resale/resale.messages.ts";
import { ResaleRows } from "../../resale-rows.tsx";

/** The sum collected from the buyer, its split, and whether the margin has been paid. Never printed. */
export function OrderResale({ resale }: Pick<OrderView, "resale">) {
  const words = useWords(resaleMessages);
  if (!resale) return null;
  return (
    <section className="mt-6 max-w-120 rounded-card bg-surface-1 p-4 print:hidden">
      <h2 className="display-s mb-2">{words["resale.title"]}</h2>
      <dl className="space-y-1">
        <ResaleRows collected={resale.collectedKopiykas} due={resale.dueKopiykas} margin={resale.marginKopiykas} />
      </dl>
      <p className="body-s mt-2 text-ink-500">{words["resale.state"][resale.state]}</p>
    </section>
  );
}
