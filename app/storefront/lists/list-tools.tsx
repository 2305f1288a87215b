import Link2 from "lucide-react/icons/link-2";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useNavigate, useRevalidator } from "../../../client/router/router.tsx";
import type { removeList, SavedListView, shareList } from "../../../features/saved-lists/saved-lists.contract.ts";
import { savedListsMessages } from "../../../features/saved-lists/saved-lists.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { closeOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { callApi } from "../../../client/call-api.ts";
import { pathIn, useLocale, useWords } from "../../../client/locale/locale.ts";
import { AskDialog } from "../layout/ask-dialog.tsx";
import { ListNameDialog } from "./list-name-dialog.tsx";
import { SharedLink } from "./shared-link.tsx";

export function ListTools({ list }: { list: SavedListView }) {
  const words = useWords(savedListsMessages);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, then: () => unknown) => {
    setBusy(true);
    try {
      await work();
      await then();
    } catch {
      toast(words["lists.failed"]);
    } finally {
      setBusy(false);
    }
  };
  const share = (shared: boolean) => run(() => callApi<typeof shareList>("POST", "/api/share-list", { id: list.id, shared }), revalidate);
  const remove = () =>
    run(
      () => callApi<typeof removeList>("DELETE", "/api/remove-list", { id: list.id }),
      () => {
        closeOverlay();
        return navigate(pathIn(locale, "/account/lists"));
      },
    );
  return (
    <div className="mt-3">
      <div className="-ml-5 flex flex-wrap">
        <Button kind="quiet" onClick={() => openOverlay("renameList")}>
          <Pencil size={18} aria-hidden="true" />
          {words["lists.rename"]}
        </Button>
        {list.token === null && (
          <Button kind="quiet" busy={busy} onClick={() => void share(true)}>
            <Link2 size={18} aria-hidden="true" />
            {words["lists.share"]}
          </Button>
        )}
        <Button kind="quiet" onClick={() => openOverlay("removeList")}>
          <Trash2 size={18} aria-hidden="true" />
          {words["lists.remove"]}
        </Button>
      </div>
      {list.token !== null && <SharedLink token={list.token} busy={busy} onClose={() => void share(false)} />}
      <ListNameDialog overlay="renameList" list={list} onDone={revalidate} />
      <AskDialog
        name="removeList"
        title={words["lists.remove"]}
        no={words["lists.keep"]}
        yes={words["lists.removeYes"]}
        busy={busy}
        onYes={() => void remove()}
      >
        {words["lists.removeAsk"](list.name)}
      </AskDialog>
    </div>
  );
}
