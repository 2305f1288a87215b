import Grid3x3 from "lucide-react/icons/grid-3x3";
import { useEffect, useRef } from "react";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { productPageMessages } from "../product/product-page.messages.ts";
import { Button } from "../../../../ui/button.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { part } from "../../../part.ts";

const OrderMatrix = part(() => import("./order-matrix.tsx"));

export const hasMatrix = ({ productVariations, badges }: ProductView): boolean =>
  productVariations.length > 1 && !badges.includes("retail") && productVariations.some((one) => one.stock >= one.quantity_in_variation);

export function MatrixButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const words = useWords(productPageMessages);
  return (
    <Button kind="secondary" className="mt-2 w-full" aria-expanded={isOpen} aria-controls="matrix" onClick={onToggle}>
      <Grid3x3 size={20} aria-hidden="true" />
      {isOpen ? words["matrix.close"] : words["matrix.open"]}
    </Button>
  );
}

/** Its code loads when it opens. */
export function MatrixSection({ product }: { product: ProductView }) {
  const words = useWords(productPageMessages);
  const section = useRef<HTMLElement>(null);
  useEffect(() => void section.current?.scrollIntoView({ block: "start", behavior: "smooth" }), []);
  return (
    <section ref={section} id="matrix" aria-labelledby="matrix-title" className="mt-10 min-h-96 scroll-mt-24">
      <h2 id="matrix-title" className="display-m mb-3">
        {words["matrix.open"]}
      </h2>
      <OrderMatrix product={product} />
    </section>
  );
}
