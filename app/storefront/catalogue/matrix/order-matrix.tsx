import { useSyncExternalStore, type ClipboardEvent } from "react";
import { useCart } from "../../../../features/cart/ui/cart-store.ts";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { matrixMessages } from "./matrix.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { matrixOf, readPasted, totalsOf } from "./matrix-draft.ts";
import { MatrixNarrow } from "./matrix-narrow.tsx";
import { MatrixSummary } from "./matrix-summary.tsx";
import { MatrixWide } from "./matrix-wide.tsx";
import { useMatrixDraft } from "./use-matrix-draft.ts";
import { useSendMatrix } from "./use-send-matrix.ts";

const WIDE = "(width >= 48rem)";

/** A draft until its button reserves it; only the browser renders it. */
export default function OrderMatrix({ product }: { product: ProductView }) {
  const words = useWords(matrixMessages);
  const isWide = useSyncExternalStore(followWidth, () => window.matchMedia(WIDE).matches);
  const { cart } = useCart();
  const grid = matrixOf(product.productVariations);
  const matrix = useMatrixDraft(product);
  const { sending, start } = useSendMatrix(product, matrix);
  const totals = totalsOf(matrix.draft, product.productVariations);
  const inCart = (cart?.products ?? []).filter(({ id }) => id === product.id).reduce((sum, { quantity }) => sum + quantity, 0);
  const pasteAt = (row: number, column: number) => (event: ClipboardEvent) => {
    event.preventDefault();
    matrix.putMany(
      readPasted(event.clipboardData.getData("text")).flatMap((line, down) =>
        line.flatMap((typed, right) => {
          const one = grid.at(grid.sizes[row + down] ?? "", grid.colours[column + right]?.key ?? "");
          return one && typed !== undefined && matrix.freeOf(one) >= one.quantity_in_variation ? [{ one, typed }] : [];
        }),
      ),
    );
  };
  const parts = { grid, matrix, isBusy: sending.state === "sending", pasteAt };
  return (
    <>
      <p className="body-s mb-3 max-w-180 text-ink-500 max-md:hidden">{words.help}</p>
      {isWide ? <MatrixWide {...parts} /> : <MatrixNarrow {...parts} />}
      <MatrixSummary
        {...totals}
        inCart={inCart}
        minimum={product.min_order_amount}
        missing={Math.max(0, product.min_order_amount - inCart - totals.pieces)}
        sending={sending}
        onSend={start}
      />
    </>
  );
}

function followWidth(tell: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
}
