import Bell from "lucide-react/icons/bell";
import BellRing from "lucide-react/icons/bell-ring";
import { notifyMessages } from "./notify.messages.ts";
import { Button } from "../../../../ui/button.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { useBackInStock } from "./back-in-stock.ts";
import type { Id } from "../../../../platform/ids.ts";

export function NotifyButton({ productId, variationId }: { productId: Id<"product">; variationId: Id<"variation"> }) {
  const words = useWords(notifyMessages);
  const { ask, busy, isAsked, ahead } = useBackInStock(productId, variationId);
  return (
    <div role="status" className="min-h-12 min-w-0 grow">
      {isAsked ? (
        <p className="flex min-h-12 items-center gap-2.5 rounded-control bg-dill-100 px-4 py-2 text-dill-700">
          <BellRing size={20} aria-hidden="true" className="shrink-0" />
          <span>
            <b className="label block">{words.done}</b>
            <span className="caption">{ahead > 0 ? words.ahead(ahead) : words.doneText}</span>
          </span>
        </p>
      ) : (
        <Button kind="secondary" className="w-full py-2 max-sm:px-2" busy={busy} onClick={ask}>
          <Bell size={20} aria-hidden="true" className="shrink-0 max-sm:hidden" />
          {words.action}
        </Button>
      )}
    </div>
  );
}
