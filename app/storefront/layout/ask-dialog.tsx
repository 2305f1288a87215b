import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { closeOverlay } from "../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { layoutMessages } from "./layout.messages.ts";

type Props = {
  name: string;
  title: string;
  children: ReactNode;
  /** This answer has the focus. */
  no: string;
  yes: string;
  busy?: boolean;
  /** Closes the dialog by default. */
  onNo?: () => void;
  onYes: () => void;
};

export function AskDialog({ name, title, children, no, yes, busy = false, onNo = closeOverlay, onYes }: Props) {
  const { close } = useWords(layoutMessages);
  return (
    <Dialog name={name} title={title} closeLabel={close} shape="modal">
      <p className="mb-6">{children}</p>
      <div className="flex gap-3">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins at the harmless button */}
        <Button kind="secondary" className="grow" autoFocus onClick={onNo}>
          {no}
        </Button>
        <Button className="grow" busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
