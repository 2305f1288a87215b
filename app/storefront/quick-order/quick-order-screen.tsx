import { useEffect } from "react";
import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { ClearDraftDialog } from "./clear-draft-dialog.tsx";
import { DraftRows } from "./draft-rows.tsx";
import { checkDraft, DRAFT, keepUnanswered, noteOutcomes, openDraft, useOrderDraft } from "./order-draft-store.ts";
import { PasteForm } from "./paste-form.tsx";
import { ReserveBar } from "./reserve-bar.tsx";
import { useReserveRows } from "./use-reserve-rows.ts";

export default function QuickOrderScreen() {
  const words = useWords(quickOrderMessages);
  const draft = useOrderDraft();
  useEffect(openDraft, []);
  const { rows, unanswered, skipped, left, state } = draft;
  const { sending, start } = useReserveRows({ what: DRAFT, rows, unanswered, keep: keepUnanswered, note: noteOutcomes });
  const notices = [skipped > 0 && words["quick.skipped"](String(skipped)), left > 0 && words["quick.left"](String(left))].filter(Boolean);
  return (
    <div className="container-shop max-w-[1280px] pt-6 pb-10">
      <h1 className="display-l">{words["quick.title"]}</h1>
      <p className="mt-3 mb-6 max-w-180">{words["quick.lead"]}</p>
      <PasteForm />
      {rows.length > 0 && (
        <div className="mt-8">
          {notices.length > 0 && (
            <p role="status" className="body-s mb-4 rounded-control bg-sky-100 px-4 py-3 text-sky-700">
              {notices.join(" ")}
            </p>
          )}
          {state === "failed" && (
            <p role="alert" className="body-s mb-4 flex flex-wrap items-center gap-3 rounded-control bg-poppy-100 px-4 py-3 text-poppy-700">
              {words["quick.failed"]}
              <Button kind="secondary" size="dense" onClick={() => void checkDraft()}>
                {words["quick.checkAgain"]}
              </Button>
            </p>
          )}
          <DraftRows rows={rows} locked={sending.state === "sending"} />
          <div className="mt-4 flex flex-wrap gap-2">
            <Button kind="quiet" onClick={() => void checkDraft()}>
              {words["quick.checkAgain"]}
            </Button>
            <Button kind="quiet" onClick={() => openOverlay("clearDraft")}>
              {words["quick.fresh"]}
            </Button>
          </div>
          <ReserveBar rows={rows} sending={sending} isChecking={state === "checking"} onReserve={start} />
        </div>
      )}
      <ClearDraftDialog />
    </div>
  );
}
