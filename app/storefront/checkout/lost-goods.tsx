import { useEffect, useRef } from "react";
import { useCart } from "../../../features/cart/ui/cart-store.ts";
import { LostLines } from "../../../features/cart/ui/lost-lines.tsx";

/** What the reservation held until it ended, to be reserved again beside the form; then the focus goes to the button that orders. */
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
      <LostLines />
    </div>
  );
}
