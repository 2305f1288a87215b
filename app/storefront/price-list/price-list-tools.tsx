import Link2 from "lucide-react/icons/link-2";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { useRevalidator } from "../../../client/router/router.tsx";
import type { removePriceList, renewPriceListLink } from "../../../features/feeds/price-list.contract.ts";
import { priceListMessages } from "../../../features/feeds/price-list.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { closeOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { AskDialog } from "../layout/ask-dialog.tsx";

/** Replaces or removes the link. */
export function PriceListTools() {
  const words = useWords(priceListMessages);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast(done);
    } catch {
      toast(words["priceList.failed"]);
    } finally {
      setBusy(false);
    }
    closeOverlay();
    await revalidate();
  };
  const renew = () => run(() => callApi<typeof renewPriceListLink>("POST", "/api/renew-price-list-link", {}), words["priceList.renewed"]);
  const remove = () => run(() => callApi<typeof removePriceList>("DELETE", "/api/remove-price-list", {}), words["priceList.removed"]);
  return (
    <div className="mt-6 -ml-5 flex flex-wrap">
      <Button kind="quiet" onClick={() => openOverlay("renewPriceList")}>
        <Link2 size={18} aria-hidden="true" />
        {words["priceList.renew"]}
      </Button>
      <Button kind="quiet" onClick={() => openOverlay("removePriceList")}>
        <Trash2 size={18} aria-hidden="true" />
        {words["priceList.remove"]}
      </Button>
      <AskDialog
        name="renewPriceList"
        title={words["priceList.renew"]}
        no={words["priceList.keep"]}
        yes={words["priceList.renewYes"]}
        busy={busy}
        onYes={() => void renew()}
      >
        {words["priceList.renewAsk"]}
      </AskDialog>
      <AskDialog
        name="removePriceList"
        title={words["priceList.remove"]}
        no={words["priceList.keep"]}
        yes={words["priceList.removeYes"]}
        busy={busy}
        onYes={() => void remove()}
      >
        {words["priceList.removeAsk"]}
      </AskDialog>
    </div>
  );
}
