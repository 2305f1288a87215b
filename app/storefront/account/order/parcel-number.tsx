import Copy from "lucide-react/icons/copy";
import type { OrderView } from "../../../../features/orders/orders.contract.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { formatParcelNumber } from "../../../../platform/parcel-number.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { useWords } from "../../../../client/locale/locale.ts";

export function ParcelNumber({ parcelNumber, trackingPage }: Pick<OrderView, "parcelNumber" | "trackingPage">) {
  const words = useWords(ordersMessages);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(parcelNumber);
      toast(words["orders.parcelCopied"]);
    } catch {
      toast(words["orders.parcelNotCopied"]);
    }
  };
  return (
    <>
      <span className="-my-1 flex items-center">
        {formatParcelNumber(parcelNumber)}
        <IconButton label={words["orders.copyParcel"]} icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy()} />
      </span>
      {trackingPage !== null && (
        <a href={trackingPage} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center text-beet-600 underline">
          {words["orders.track"]}
        </a>
      )}
    </>
  );
}
