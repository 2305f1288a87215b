import { useState } from "react";
import Printer from "lucide-react/icons/printer";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { Button } from "../../../../ui/button.tsx";
import { CheckBox } from "../../../../ui/fields/check-box.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { orderPrintMessages } from "./order-print.messages.ts";

export type Photos = { hasPhotos: boolean; onPhotos: (hasPhotos: boolean) => void };

const LONGEST_WAIT_MS = 5_000;

/** A browser prints the pictures it has, so that those of the paper are waited for. */
async function printWithPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(".numbered-pages img")];
  const isLate = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), isLate]);
  window.print();
}

export function PrintOrder({ hasPhotos, onPhotos }: Photos) {
  const { "orders.print": print } = useWords(ordersMessages);
  const { withPhotos } = useWords(orderPrintMessages);
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    await printWithPictures();
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button kind="secondary" busy={busy} onClick={() => (hasPhotos ? void start() : window.print())}>
        <Printer size={20} aria-hidden="true" />
        {print}
      </Button>
      <CheckBox label={withPhotos} isOn={hasPhotos} onChange={onPhotos} />
    </div>
  );
}
