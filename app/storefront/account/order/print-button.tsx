import { useState } from "react";
import Printer from "lucide-react/icons/printer";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { Button } from "../../../../ui/button.tsx";
import { useWords } from "../../../../client/locale/locale.ts";

const LONGEST_WAIT_MS = 5_000;

/** Those of the paper are waited for at most so long, since a browser prints the pictures it has. */
async function printWithPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(".numbered-pages img")];
  const isLate = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), isLate]);
  window.print();
}

/** Prints the paper that stands on the page. */
export function PrintButton() {
  const { "orders.print": print } = useWords(ordersMessages);
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    await printWithPictures();
    setBusy(false);
  };
  return (
    <Button kind="secondary" busy={busy} onClick={() => void start()}>
      <Printer size={20} aria-hidden="true" />
      {print}
    </Button>
  );
}
