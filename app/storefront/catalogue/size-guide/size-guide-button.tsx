import Ruler from "lucide-react/icons/ruler";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { productPageMessages } from "../product/product-page.messages.ts";
import { openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { overlay } from "../../../part.ts";
import type { SizeTable } from "./size-tables.ts";

const SizeGuide = overlay(["sizeGuide"], () => import("./size-guide.tsx"));

export type WithSizeTable = { sizeTable?: SizeTable | undefined };

export function SizeGuideButton({ product }: { product: ProductView & WithSizeTable }) {
  const words = useWords(productPageMessages);
  const sizes = [...new Set(product.productVariations.map(({ size }) => size))].filter(Boolean);
  const { sizeTable: table } = product;
  if (!table && product.measurements.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="body-s inline-flex min-h-11 items-center gap-1.5 text-beet-600 underline"
        onClick={() => openOverlay("sizeGuide")}
      >
        <Ruler size={18} aria-hidden="true" />
        {words["sizes.open"]}
      </button>
      <SizeGuide measurements={product.measurements} table={table} sizes={sizes} />
    </>
  );
}
