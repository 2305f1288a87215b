import { useEffect, useRef } from "react";
import { useCart } from "../../../features/cart/ui/cart-store.ts";
import { part } from "../../part.ts";

const LostLines = part(() => import("../../../features/cart/ui/lines/lost-lines.tsx"));

/** Offers to reserve again what the ended reservation held; afterwards the ordering button has the focus. */
export function LostGoods() {
  const isLost = useCart().lost.length > 0;
  const box = useRef<HTMLDivElement>(null);
  const wasLost = useRef(false);
  useEffect(() => {
    const isFocusGone = wasLost.current && !isLost && document.activeElement === document.body;
    wasLost.current = isLost;
    if (isFocusGone) box.current?.closest("form")?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [isLost]);
  return (
    <div ref={box} className={isLost ? "mb-4 max-lg:mt-8" : undefined}>
      {isLost && <LostLines />}
    </div>
  );
}
