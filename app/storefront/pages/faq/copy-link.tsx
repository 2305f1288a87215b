import Link2 from "lucide-react/icons/link-2";
import { faqMessages } from "../../../../features/content/texts/faq.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { toast } from "../../../../ui/overlays/toast.tsx";

/** Where copying is not allowed, the address bar holds the link instead. */
export function CopyLink({ id, title }: { id: string; title: string }) {
  const words = useWords(faqMessages);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`#${id}`, window.location.href).href);
      toast(words["faq.copied"]);
    } catch {
      window.location.hash = id;
      toast(words["faq.notCopied"]);
    }
  };
  return (
    <button
      type="button"
      aria-label={words["faq.copyOf"](title)}
      className="caption inline-flex min-h-11 items-center gap-2 text-ink-500 hover:text-ink-900 hover:underline noscript:hidden"
      onClick={() => void copy()}
    >
      <Link2 size={16} aria-hidden="true" />
      {words["faq.copy"]}
    </button>
  );
}
