import { buyMessages } from "../../../../features/catalogue/buy.messages.ts";
import { matrixMessages } from "./matrix.messages.ts";
import { productAddMessages } from "../cards/product-add.messages.ts";
import { plural } from "../../../../platform/i18n.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { SendingProgress } from "../../cart/sending-progress.tsx";
import type { Sending } from "../../cart/use-send-lines.ts";

type Props = {
  pieces: number;
  colours: number;
  sum: number;
  /** Pieces reserved already. */
  inCart: number;
  missing: number;
  minimum: number;
  sending: Sending;
  onSend: () => void;
};

export function MatrixSummary({ pieces, colours, sum, inCart, missing, minimum, sending, onSend }: Props) {
  const words = useWords(matrixMessages);
  const addWords = useWords(productAddMessages);
  const locale = useLocale();
  const buyWords = useWords(buyMessages);
  const isAdded = sending.state === "done" && sending.added > 0;
  return (
    <div className="sticky bottom-0 z-10 -mx-3 border-t border-line bg-paper px-3 py-3 md:mx-0 md:px-0">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <p className="title">
          {pieces === 0 && inCart > 0
            ? buyWords["buy.inCart"](inCart)
            : [words.pieces(pieces), `${colours} ${plural(locale, colours, words.colours)}`, formatHryvnias(sum)].join(" · ")}
        </p>
        {minimum > 1 && pieces > 0 && (
          <p className={missing > 0 ? "body-s text-poppy-700" : "body-s text-dill-700"}>
            {missing > 0 ? words.minimumLeft(missing) : words.minimumDone}
          </p>
        )}
        {isAdded && (
          <Button kind="secondary" className="max-md:w-full md:ml-auto" onClick={() => openOverlay("cart")}>
            {addWords.toCart}
          </Button>
        )}
        <Button
          className={classNames("max-md:w-full", !isAdded && "md:ml-auto")}
          busy={sending.state === "sending"}
          disabled={pieces === 0}
          onClick={onSend}
        >
          {words.add}
        </Button>
      </div>
      <SendingProgress
        sending={sending}
        words={{
          sending: words.sending,
          done: (added, all) => (added === all ? words.allAdded(all) : words.verdict(added, all)),
          forbidden: words.blacklisted,
        }}
      />
    </div>
  );
}
