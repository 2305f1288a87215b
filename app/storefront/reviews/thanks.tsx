import CircleCheck from "lucide-react/icons/circle-check";
import { Button } from "../../../ui/button.tsx";
import { closeOverlay } from "../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";

/** `text`: what happens next. */
export function Thanks({ text }: { text: string }) {
  const layoutWords = useWords(layoutMessages);
  return (
    <>
      <p role="status" className="mb-5 flex items-start gap-3 rounded-card bg-dill-100 p-4 font-medium text-dill-700">
        <CircleCheck aria-hidden="true" className="shrink-0" />
        {text}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that had the focus is gone */}
      <Button className="w-full" autoFocus onClick={closeOverlay}>
        {layoutWords.close}
      </Button>
    </>
  );
}
