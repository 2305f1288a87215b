import Copy from "lucide-react/icons/copy";
import { savedListsMessages } from "../../../features/saved-lists/saved-lists.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useAddressToCopy } from "../../../ui/fields/use-address-to-copy.ts";
import { pathIn, useLocale, useWords } from "../../../client/locale/locale.ts";

export function SharedLink({ token, busy, onClose }: { token: string; busy: boolean; onClose: () => void }) {
  const words = useWords(savedListsMessages);
  const path = pathIn(useLocale(), `/list/${token}`);
  const { field, address, copy } = useAddressToCopy(path, words["lists.copied"]);
  return (
    <div className="mt-2 rounded-card bg-sky-100 p-4">
      <TextField inputRef={field} label={words["lists.link"]} value={address} readOnly />
      <p className="caption mt-1.5 text-ink-700">{words["lists.shared"]}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button kind="secondary" size="dense" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          {words["lists.copy"]}
        </Button>
        <Button kind="quiet" size="dense" busy={busy} onClick={onClose}>
          {words["lists.close"]}
        </Button>
      </div>
    </div>
  );
}
