import type { ReactNode } from "react";
import type { RepeatedLine } from "../../../../features/orders/repeat/repeat-order.contract.ts";
import { repeatOrderMessages } from "../../../../features/orders/repeat/repeat-order.messages.ts";
import { formatHryvnias } from "../../../../platform/money.ts";
import { Button } from "../../../../ui/button.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";

type Report = { isBlacklisted: boolean; lines: RepeatedLine[]; canAddRest: boolean; isAdding: boolean; onAddRest: () => void };

/** How much of a repeated order is in the cart, what stayed out and why, and whose price is another now. */
export function RepeatReport({ isBlacklisted, lines, canAddRest, isAdding, onAddRest }: Report) {
  const words = useWords(repeatOrderMessages);
  if (isBlacklisted) return <p className="mt-4">{words["repeat.forbidden"]}</p>;
  const added = lines.filter((line) => line.added);
  const dearer = added.filter(({ price, priceThen }) => price !== null && price !== priceThen);
  const title =
    added.length > 0 ? words["repeat.added"](added.length, lines.length) : canAddRest ? words["repeat.less"] : words["repeat.none"];
  return (
    <section className="mt-4 rounded-card bg-surface-1 p-4">
      <p className="label">{title}</p>
      <Lines title={words["repeat.notAdded"]} lines={lines.filter((line) => !line.added)}>
        {(line) => whyText(line, words)}
      </Lines>
      <Lines title={words["repeat.prices"]} lines={dearer}>
        {({ priceThen, price }) => words["repeat.priceNow"](formatHryvnias(priceThen), formatHryvnias(price ?? 0))}
      </Lines>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {canAddRest && (
          <Button kind="secondary" busy={isAdding} onClick={onAddRest}>
            {words["repeat.addRest"]}
          </Button>
        )}
        {added.length > 0 && (
          <ShopLink to="/cart" className="inline-flex min-h-11 items-center text-beet-600 underline">
            {words["repeat.toCart"]}
          </ShopLink>
        )}
      </div>
    </section>
  );
}

function Lines({ title, lines, children }: { title: string; lines: readonly RepeatedLine[]; children: (line: RepeatedLine) => ReactNode }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="body-s mt-3 font-semibold">{title}</h3>
      <ul className="body-s list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line.variationId}>
            {[line.name, line.variant].filter(Boolean).join(" · ")}: {children(line)}
          </li>
        ))}
      </ul>
    </>
  );
}

function whyText({ why, addable, pack }: RepeatedLine, words: (typeof repeatOrderMessages)["uk"]): string {
  if (why === "gone") return words["repeat.gone"];
  if (why === "kept") return words["repeat.kept"];
  return addable >= pack ? words["repeat.few"](addable) : words["repeat.soldOut"];
}
