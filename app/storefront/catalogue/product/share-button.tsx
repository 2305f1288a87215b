import Share2 from "lucide-react/icons/share-2";
import { productPageMessages } from "./product-page.messages.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { useWords } from "../../../../client/locale/locale.ts";

/** A device without a share sheet copies the address. */
export function ShareButton({ title }: { title: string }) {
  const words = useWords(productPageMessages);
  const share = async () => {
    const url = window.location.href;
    try {
      if ("share" in navigator) return await navigator.share({ title, url });
      await window.navigator.clipboard.writeText(url);
      return toast(words["share.copied"]);
    } catch (error) {
      // Closing the sheet is no failure.
      return error instanceof DOMException && error.name === "AbortError" ? undefined : toast(words["share.failed"]);
    }
  };
  return <IconButton label={words["share.action"]} icon={<Share2 size={20} aria-hidden="true" />} onClick={() => void share()} />;
}
