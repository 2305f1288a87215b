import ListPlus from "lucide-react/icons/list-plus";
import { savedListsMessages } from "../../../features/saved-lists/saved-lists.messages.ts";
import { openedOverlay, openOverlay, openOverlayNext } from "../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { useAfterSignIn } from "../sign-in/use-after-sign-in.ts";

/** A guest signs in first. */
export function SaveListButton({ className }: { className?: string }) {
  const words = useWords(savedListsMessages);
  const open = useAfterSignIn(() => (openedOverlay() === "cart" ? openOverlay : openOverlayNext)("saveList"));
  return (
    <button type="button" className={className} onClick={() => open(undefined)}>
      <ListPlus size={16} aria-hidden="true" />
      {words["lists.save"]}
    </button>
  );
}
