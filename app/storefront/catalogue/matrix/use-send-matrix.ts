import { useRef, useState } from "react";
import { refreshCart } from "../../../../features/cart/ui/cart-store.ts";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { batchesOf, sendBatch, type Batch } from "../../cart/add-lines.ts";
import { useAfterSignIn } from "../../sign-in/use-after-sign-in.ts";
import type { MatrixDraft } from "./use-matrix-draft.ts";

/** Lines a call: few enough that the progress moves. */
const AT_ONCE = 8;
export type Sending = { state: "idle" } | { state: "sending" | "done"; added: number; asked: number; all: number } | { state: "forbidden" };

/**
 * Sends the draft a few cells at a time; what is added leaves the draft, what is refused stays with its reason. A guest
 * signs in first. A batch whose answer was lost is sent again under its own key, so that nothing is added twice.
 */
export function useSendMatrix(product: ProductView, { draft, note, clear }: MatrixDraft) {
  const [sending, setSending] = useState<Sending>({ state: "idle" });
  const unanswered = useRef<Batch | undefined>(undefined);
  const send = async () => {
    const batches = cellBatches(product, draft, unanswered.current);
    const all = batches.reduce((sum, { lines }) => sum + lines.length, 0);
    let [added, asked] = [0, 0];
    for (const batch of batches) {
      setSending({ state: "sending", added, asked, all });
      const verdicts = await sendBatch(batch);
      unanswered.current = verdicts === undefined ? batch : undefined;
      if (verdicts === "forbidden") return setSending({ state: "forbidden" });
      for (const { variationId } of verdicts ? [] : batch.lines) note(variationId, { kind: "failed" });
      for (const one of verdicts ?? []) note(one.variationId, one.added ? undefined : { kind: "refused", pieces: one.stock });
      const done = (verdicts ?? []).filter((one) => one.added).map((one) => one.variationId);
      clear(done);
      added += done.length;
      asked += batch.lines.length;
      if (!verdicts) break;
    }
    await refreshCart();
    setSending({ state: "done", added, asked: all, all });
    // A new customer may be filling in their name: that dialog stays.
    if (added === all && !document.querySelector("dialog[open]")) openOverlay("cart");
    return undefined;
  };
  const start = useAfterSignIn(() => void send());
  return { sending, start: () => start(undefined) };
}

/** The batch that was left without an answer goes first, as it was. */
function cellBatches({ id, productVariations }: ProductView, draft: MatrixDraft["draft"], first: Batch | undefined): Batch[] {
  const sentAlready = new Set(first?.lines.map(({ variationId }) => variationId));
  const lines = productVariations
    .filter((one) => (draft[one.id] ?? 0) > 0 && !sentAlready.has(one.id))
    .map((one) => ({ productId: id, variationId: one.id, packs: (draft[one.id] ?? 0) / one.quantity_in_variation }));
  const batches = batchesOf(lines, AT_ONCE);
  return first ? [first, ...batches] : batches;
}
