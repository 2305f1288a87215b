import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import { closeOverlay } from "../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { AskDialog } from "../layout/ask-dialog.tsx";
import { clearDraft } from "./order-draft-store.ts";

export function ClearDraftDialog() {
  const words = useWords(quickOrderMessages);
  const clear = () => {
    clearDraft();
    closeOverlay();
  };
  return (
    <AskDialog name="clearDraft" title={words["quick.fresh"]} no={words["quick.freshNo"]} yes={words["quick.freshYes"]} onYes={clear}>
      {words["quick.freshAsk"]}
    </AskDialog>
  );
}
