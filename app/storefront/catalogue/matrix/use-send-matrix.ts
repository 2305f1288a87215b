import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { batchesOf } from "../../cart/add-lines.ts";
import { useSendLines } from "../../cart/use-send-lines.ts";
import type { MatrixDraft } from "./use-matrix-draft.ts";

/** Lines a call, few enough that the progress moves. */
const AT_ONCE = 8;

/** Added cells leave the draft, refused ones stay with their reason. */
export function useSendMatrix({ id, productVariations }: ProductView, { sent, note, clear, keepUnanswered }: MatrixDraft) {
  return useSendLines({
    what: `matrix ${id}`,
    batches: () => {
      const { draft, unanswered } = sent();
      const lines = productVariations
        .filter((one) => (draft[one.id] ?? 0) > 0)
        .map((one) => ({ productId: id, variationId: one.id, packs: (draft[one.id] ?? 0) / one.quantity_in_variation }));
      return batchesOf(lines, { size: AT_ONCE, first: unanswered });
    },
    keep: keepUnanswered,
    note: (batch, verdicts) => {
      if (verdicts) keepUnanswered(undefined);
      if (verdicts === "forbidden") return;
      for (const { variationId } of verdicts ? [] : batch.lines) note(variationId, { kind: "failed" });
      for (const one of verdicts ?? [])
        note(one.variationId, one.added ? undefined : { kind: one.refusal === "sold-out" ? "refused" : "shared", pieces: one.addable });
      clear((verdicts ?? []).filter((one) => one.added).map((one) => one.variationId));
    },
  });
}
