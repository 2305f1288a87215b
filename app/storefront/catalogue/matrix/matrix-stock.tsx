import type { VariationView } from "../../../../features/catalogue/catalogue.contract.ts";
import { matrixMessages } from "./matrix.messages.ts";
import { stockText } from "../../../../features/catalogue/words/stock-text.ts";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import type { MatrixDraft } from "./use-matrix-draft.ts";

export function MatrixStock({ one, matrix }: { one: VariationView; matrix: MatrixDraft }) {
  const words = useWords(matrixMessages);
  const locale = useLocale();
  const held = matrix.heldOf(one);
  return (
    <span className="caption block max-w-33 text-ink-500">
      {stockText({ ...matrix.goods, stock: matrix.stockOf(one), pack: one.quantity_in_variation }, locale)}
      {held > 0 && <span className="block">{words.inCart(held)}</span>}
    </span>
  );
}
