import { useWords } from "../../../../client/locale/locale.ts";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";
import { layoutMessages } from "../layout.messages.ts";
import { APP_QR } from "./app-qr.tsx";
import { appMessages } from "./app.messages.ts";

export default function AppQrDialog() {
  const words = useWords(appMessages);
  const { close } = useWords(layoutMessages);
  return (
    <Dialog name="qr" title={words["app.title"]} closeLabel={close} shape="modal">
      <p className="mb-4 text-ink-700">{words["app.scan"]}</p>
      <img src={APP_QR} alt={words["app.qr"]} width={320} height={320} className="mx-auto aspect-square w-full max-w-80" />
    </Dialog>
  );
}
