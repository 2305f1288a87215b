import Download from "lucide-react/icons/download";
import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import { plural } from "../../../platform/i18n.ts";
import { formatHryvnias } from "../../../platform/money/money.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { useLocale, useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { SendingProgress } from "../cart/sending-progress.tsx";
import type { Sending } from "../cart/use-send-lines.ts";
import { reportOf } from "./order-report.ts";
import { countRows, totalsOf, totalsReserved, type OrderRow } from "./order-row.ts";
import { saveFile } from "./save-file.ts";

type Props = { rows: readonly OrderRow[]; sending: Sending; isChecking: boolean; onReserve: () => void };

/** `14 рядків · 96 шт · 24 800 грн`, at the foot of the screen. */
export function ReserveBar({ rows, sending, isChecking, onReserve }: Props) {
  const words = useWords(quickOrderMessages);
  const locale = useLocale();
  const [totals, reserved] = [totalsOf(rows), totalsReserved(rows)];
  const isDone = totals.rows === 0 && reserved.rows > 0;
  const shown = isDone ? reserved : totals;
  const isSending = sending.state === "sending";
  const shownRows = `${shown.rows} ${plural(locale, shown.rows, words["quick.rowsUnit"])}`;
  const count = countRows(rows);
  const attention = count.attention > 0 ? `${count.attention} ${plural(locale, count.attention, words["quick.attentionUnit"])}.` : "";
  return (
    <div className="reserve-bar sticky bottom-0 z-10 -mx-3 border-t border-line bg-paper px-3 py-3 md:mx-0 md:px-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="body-s">
          <span className="block text-ink-500">{isDone ? words["quick.sumDone"] : words["quick.sum"]}</span>
          <b className="title">{[shownRows, words["quick.pieces"](shown.pieces), formatHryvnias(shown.sum)].join(" · ")}</b>
        </p>
        <div className="flex gap-3 max-md:w-full md:ml-auto">
          <Button
            kind="secondary"
            className="max-md:grow max-md:px-3"
            onClick={() => saveFile(`${words["quick.reportName"]}.csv`, reportOf(rows, words), "text/csv;charset=utf-8")}
          >
            <Download size={20} aria-hidden="true" className="max-md:hidden" />
            {words["quick.report"]}
          </Button>
          {isDone && !isSending ? (
            <ShopLink to="/cart" className={`${buttonClass()} max-md:grow`}>
              {words["quick.toCart"]}
            </ShopLink>
          ) : (
            <Button className="max-md:grow max-md:px-3" busy={isSending} disabled={isChecking || totals.rows === 0} onClick={onReserve}>
              {words["quick.reserve"]}
            </Button>
          )}
        </div>
      </div>
      <SendingProgress
        sending={sending}
        words={{
          sending: words["quick.reserving"],
          done: () => [words["quick.reserved"](count.reserved, rows.length), attention].filter(Boolean).join(" "),
          forbidden: words["quick.blacklisted"],
        }}
      />
    </div>
  );
}
