import { productPageMessages } from "../../../../features/catalogue/product-page.messages.ts";
import { plural } from "../../../../platform/i18n.ts";
import { formatHryvnias } from "../../../../platform/money.ts";
import { Button } from "../../../../ui/button.tsx";
import { useLocale, useWords } from "../../../locale/locale.ts";
import type { Sending } from "./use-send-matrix.ts";

type Props = { pieces: number; colours: number; sum: number; missing: number; minimum: number; sending: Sending; onSend: () => void };

/** `20 шт · 2 кольори · 12 800 грн`, the product's minimum, the one button, and how far the sending is. */
export function MatrixSummary({ pieces, colours, sum, missing, minimum, sending, onSend }: Props) {
  const words = useWords(productPageMessages);
  const locale = useLocale();
  const isBusy = sending.state === "sending";
  return (
    <div className="sticky bottom-0 z-10 -mx-3 border-t border-line bg-paper px-3 py-3 md:mx-0 md:px-0">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <p className="title tnum">
          {[words["matrix.pieces"](pieces), `${colours} ${plural(locale, colours, words["matrix.colours"])}`, formatHryvnias(sum)].join(
            " · ",
          )}
        </p>
        {minimum > 1 && pieces > 0 && (
          <p className={missing > 0 ? "body-s text-poppy-700" : "body-s text-dill-700"}>
            {missing > 0 ? words["matrix.minimumLeft"](missing) : words["matrix.minimumDone"]}
          </p>
        )}
        <Button className="max-md:w-full md:ml-auto" busy={isBusy} disabled={pieces === 0} onClick={onSend}>
          {words["matrix.add"]}
        </Button>
      </div>
      {sending.state === "sending" && (
        <progress
          className="bar bar-beet mt-2"
          max={sending.all}
          value={sending.asked}
          aria-label={words["matrix.sending"](sending.asked, sending.all)}
        />
      )}
      <p role="status" className="body-s mt-1 empty:hidden">
        {saidOf(sending, words)}
      </p>
    </div>
  );
}

function saidOf(
  sending: Sending,
  words: Pick<(typeof productPageMessages)["uk"], "matrix.sending" | "matrix.verdict" | "matrix.allAdded" | "matrix.blacklisted">,
): string {
  if (sending.state === "idle") return "";
  if (sending.state === "forbidden") return words["matrix.blacklisted"];
  if (sending.state === "sending") return words["matrix.sending"](sending.asked, sending.all);
  return sending.added === sending.all ? words["matrix.allAdded"] : words["matrix.verdict"](sending.added, sending.all);
}
