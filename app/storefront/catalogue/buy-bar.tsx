import { useEffect, useState, type RefObject } from "react";
import type { VariationView } from "../../../features/catalogue/catalogue.contract.ts";
import { catalogueMessages } from "../../../features/catalogue/catalogue.messages.ts";
import { formatHryvnias } from "../../../platform/money.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { useWords } from "../../locale/locale.ts";
import type { Adding } from "./use-add-pack.ts";

type Props = { chosen: VariationView; adding: Adding; standsFor: RefObject<HTMLElement | null> };

/** On a phone, while the main button is out of sight: what is chosen, what a pack costs, the same action. */
export function BuyBar({ chosen, adding: { add, busy, canAdd }, standsFor }: Props) {
  const words = useWords(catalogueMessages);
  const isShown = useOutOfSight(standsFor);
  const pack = chosen.quantity_in_variation;
  return (
    <section
      aria-label={words["product.chosen"]}
      inert={!isShown}
      className={classNames(
        "buy-bar fixed inset-x-0 bottom-0 z-25 border-t border-line bg-paper transition-[translate,opacity] duration-200 md:hidden",
        !isShown && "translate-y-full opacity-0",
      )}
    >
      <div className="container-shop flex h-16 items-center gap-3">
        <p className="min-w-0 grow">
          <b className="price-m">{formatHryvnias(chosen.price)}</b>
          {pack > 1 && <span className="caption text-ink-500"> {words["product.perPiece"]}</span>}
          <span className="caption block truncate text-ink-500">
            {[chosen.size, chosen.colourName, pack > 1 && words["product.packShort"](pack)].filter(Boolean).join(" · ")}
          </span>
        </p>
        <Button busy={busy} disabled={!canAdd} className="shrink-0 px-4" onClick={() => void add()}>
          {canAdd ? words["product.add"] : words["product.noneShort"]}
        </Button>
      </div>
    </section>
  );
}

/** Whether the element is off the screen; before the first look it counts as seen. */
function useOutOfSight(ref: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isOut;
}
