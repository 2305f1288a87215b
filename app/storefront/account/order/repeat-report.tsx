import { useEffect, useRef, type ReactNode } from "react";
import type { RepeatedLine } from "../../../../features/orders/repeat/repeat-order.contract.ts";
import { repeatOrderMessages } from "../../../../features/orders/repeat/repeat-order.messages.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { Button } from "../../../../ui/button.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";

/** `wanted`: pieces first asked for, where fewer were available. */
export type ReportedLine = RepeatedLine & { wanted?: number };

/** A longer list of added lines is folded. */
const MOST_OPEN = 10;

type Report = { isBlacklisted: boolean; lines: ReportedLine[]; canAddRest: boolean; isAdding: boolean; onAddRest: () => void };

/** Lists what is in the cart, what is there only in part, what stayed out and why, and whose price has changed. */
export function RepeatReport({ isBlacklisted, lines, canAddRest, isAdding, onAddRest }: Report) {
  const words = useWords(repeatOrderMessages);
  const box = useRef<HTMLElement>(null);
  useEffect(() => void box.current?.focus(), []);
  if (isBlacklisted) return <p className="mt-4">{words["repeat.forbidden"]}</p>;
  const added = lines.filter((line) => line.added);
  const whole = added.filter(({ wanted }) => wanted === undefined);
  const dearer = added.filter(({ price, priceThen }) => price !== null && price !== priceThen);
  const title =
    added.length > 0 ? words["repeat.added"](added.length, lines.length) : canAddRest ? words["repeat.less"] : words["repeat.none"];
  return (
    <section ref={box} tabIndex={-1} aria-label={title} className="mt-4 rounded-card bg-surface-1 p-4">
      <p className="label">{title}</p>
      {whole.length > 0 && (
        <details open={whole.length <= MOST_OPEN} className="mt-3">
          <summary className="body-s min-h-6 cursor-pointer font-semibold">{words["repeat.inCart"](whole.length)}</summary>
          <Lines lines={whole}>{({ asked }) => words["repeat.pieces"](asked)}</Lines>
        </details>
      )}
      <Lines title={words["repeat.lessThanAsked"]} lines={added.filter(({ wanted }) => wanted !== undefined)}>
        {({ asked, wanted = asked }) => words["repeat.ofAsked"](asked, wanted)}
      </Lines>
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

type ListProps = { title?: string; lines: readonly ReportedLine[]; children: (line: ReportedLine) => ReactNode };

function Lines({ title, lines, children }: ListProps) {
  if (lines.length === 0) return null;
  return (
    <>
      {title && <h3 className="body-s mt-3 font-semibold">{title}</h3>}
      <ul className="body-s list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line.variationId} className="wrap-anywhere">
            <Named line={line} />: {children(line)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Links to the product while it is sold, since another size may be available. */
function Named({ line: { id_1c: product, name, variant } }: { line: ReportedLine }) {
  const text = [name, variant].filter(Boolean).join(" · ");
  if (product === null) return text;
  return (
    <ShopLink to={`/product/${encodeURIComponent(product)}`} className="underline">
      {text}
    </ShopLink>
  );
}

function whyText({ why, addable, pack }: ReportedLine, words: (typeof repeatOrderMessages)["uk"]): string {
  if (why === "gone") return words["repeat.gone"];
  if (why === "kept") return words["repeat.kept"];
  return addable >= pack ? words["repeat.few"](addable) : words["repeat.soldOut"];
}
