import { useEffect, useState, type RefObject } from "react";
import { buyMessages } from "../../../../features/catalogue/buy.messages.ts";
import { cardMessages } from "../../../../features/catalogue/card.messages.ts";
import { productMessages } from "../../../../features/catalogue/product.messages.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import type { Chosen } from "../choice/choose-variation.ts";
import type { Adding } from "./use-adding.ts";
import type { SizeQuestion } from "../choice/use-size-question.ts";

type Props = { chosen: Chosen; adding: Adding; question: SizeQuestion; standsFor: RefObject<HTMLElement | null> };

/** A phone shows it once the main button has left the screen upward. */
export function BuyBar({
  chosen: { variation, shown },
  adding: { add, busy, canAdd, packs, pack, piecesInCart },
  question,
  standsFor,
}: Props) {
  const words = useWords(productMessages);
  const cardWords = useWords(cardMessages);
  const buyWords = useWords(buyMessages);
  const isShown = useIsAbove(standsFor, variation?.id);
  const price = variation?.price ?? shown?.price ?? 0;
  const isAllInCart = !canAdd && piecesInCart > 0;
  const pieces = canAdd ? words["product.pieces"](packs * pack) : pack > 1 && cardWords["product.packShort"](pack);
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
          <b className="price-m">{formatHryvnias(price)}</b>
          {pack > 1 && <span className="caption text-ink-500"> {words["product.perPiece"]}</span>}
          <span className="caption line-clamp-2 text-ink-500">
            {[variation?.size, shown?.colourName, isAllInCart ? buyWords["buy.inCart"](piecesInCart) : pieces].filter(Boolean).join(" · ")}
          </span>
        </p>
        {variation && isAllInCart ? (
          <Button className="shrink-0 px-4" onClick={() => openOverlay("cart")}>
            {buyWords["buy.openCart"]}
          </Button>
        ) : variation ? (
          <Button busy={busy} disabled={!canAdd} className="shrink-0 px-4" onClick={() => void add()}>
            {canAdd ? words["product.add"] : words["product.noneShort"]}
          </Button>
        ) : (
          <Button className="shrink-0 px-4" onClick={question.ask}>
            {buyWords["buy.chooseSize"]}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The area below counts as visible, so that a jump past the element is noticed too. */
const FROM_THE_TOP_DOWN = "0px 0px 1000000px 0px";

/** A new `key` means another element. */
function useIsAbove(ref: RefObject<HTMLElement | null>, key: number | undefined): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry && setAbove(!entry.isIntersecting), { rootMargin: FROM_THE_TOP_DOWN });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, key]);
  return isAbove;
}
