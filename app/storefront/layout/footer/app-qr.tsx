import QrCode from "lucide-react/icons/qr-code";
import { classNames } from "../../../../ui/class-names.ts";
import { openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { appMessages } from "./app.messages.ts";

/** Leads to the app store of the phone that reads it. */
export const APP_QR = "/get-app.svg";

export function AppQrButton({ className }: { className?: string }) {
  const words = useWords(appMessages);
  return (
    <button
      type="button"
      aria-label={words["app.showQr"]}
      className={classNames("group relative block size-24 flex-none rounded-control border border-line bg-paper p-2", className)}
      onClick={() => openOverlay("qr")}
    >
      <img src={APP_QR} alt="" width={80} height={80} loading="lazy" className="size-full" />
      <span className="absolute -right-2 -bottom-2 rounded-full bg-ink-900 p-1.5 text-white group-hover:bg-ink-700">
        <QrCode size={16} aria-hidden="true" />
      </span>
    </button>
  );
}
