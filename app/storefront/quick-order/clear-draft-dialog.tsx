import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { closeOverlay } from "../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { clearDraft } from "./order-draft-store.ts";

/** Asks before a list that took work goes; the safe answer has the focus. */
export function ClearDraftDialog() {
  const words = useWords(quickOrderMessages);
  const { close } = useWords(layoutMessages);
  const clear = () => {
    clearDraft();
    closeOverlay();
  };
  return (
    <Dialog name="clearDraft" title={words["quick.fresh"]} closeLabel={close} shape="modal">
      <p className="mb-6">{words["quick.freshAsk"]}</p>
      <div className="flex gap-3">
        <Button kind="secondary" className="grow" autoFocus onClick={closeOverlay}>
          {words["quick.freshNo"]}
        </Button>
        <Button className="grow" onClick={clear}>
          {words["quick.freshYes"]}
        </Button>
      </div>
    </Dialog>
  );
}
