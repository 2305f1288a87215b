import { useState } from "react";
import type { renameList, saveList, SavedListView } from "../../../features/saved-lists/saved-lists.contract.ts";
import { savedListsMessages } from "../../../features/saved-lists/saved-lists.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { closeOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { callApi, refusalByField } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";

type Props = { overlay: "saveList" | "renameList"; list?: SavedListView; onDone?: () => unknown };

export function ListNameDialog({ overlay, list, onDone }: Props) {
  const words = useWords(savedListsMessages);
  const { close } = useWords(layoutMessages);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const save = async (name: string) => {
    setBusy(true);
    setError(undefined);
    try {
      if (list) await callApi<typeof renameList>("POST", "/api/rename-list", { id: list.id, name });
      else await callApi<typeof saveList>("POST", "/api/save-list", { name });
      closeOverlay();
      toast(words["lists.saved"](name.trim()));
      await onDone?.();
    } catch (failure) {
      const said = refusalByField(failure, words["lists.failed"]);
      setError(said["name"] ?? said["form"]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      name={overlay}
      title={list ? words["lists.rename"] : words["lists.save"]}
      closeLabel={close}
      shape="modal"
      onClose={() => setError(undefined)}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save(String(new FormData(event.currentTarget).get("name") ?? ""));
        }}
      >
        {!list && <p>{words["lists.saveHint"]}</p>}
        <TextField
          name="name"
          label={words["lists.name"]}
          defaultValue={list?.name}
          error={error}
          maxLength={60}
          inputRef={(field) => void field?.toggleAttribute("autofocus", true)}
          autoComplete="off"
        />
        <Button type="submit" busy={busy}>
          {words["lists.saveYes"]}
        </Button>
      </form>
    </Dialog>
  );
}
