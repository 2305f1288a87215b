import { useState, type ReactNode } from "react";
import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import type { ListRow } from "../../../features/saved-lists/saved-lists.contract.ts";
import { useWords } from "../../../client/locale/locale.ts";
import type { Batch } from "../cart/add-lines.ts";
import type { OrderRow } from "../quick-order/order-row.ts";
import { ReserveBar } from "../quick-order/reserve-bar.tsx";
import { RowGoods } from "../quick-order/row-goods.tsx";
import { RowVerdict } from "../quick-order/row-verdict.tsx";
import { useReserveRows } from "../quick-order/use-reserve-rows.ts";
import { orderRowsOf } from "./rows-of-list.ts";

/** `list` names the sending. */
export function ListRows({ list, rows: given, children }: { list: string; rows: readonly ListRow[]; children?: ReactNode }) {
  const words = useWords(quickOrderMessages);
  const [rows, setRows] = useState(() => orderRowsOf(given));
  const [unanswered, setUnanswered] = useState<Batch | undefined>();
  const { sending, start } = useReserveRows({
    what: `list ${list}`,
    rows,
    unanswered,
    keep: setUnanswered,
    note: (outcomes, batch) => {
      setUnanswered(batch);
      setRows((before) => before.map((row) => ({ ...row, outcome: outcomes.get(row.judged?.goods?.variationId ?? 0) ?? row.outcome })));
    },
  });
  return (
    <>
      <ul aria-label={words["quick.rows"]} className="mt-6 border-t border-line">
        {rows.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
      <div className="py-3">{children}</div>
      <ReserveBar rows={rows} sending={sending} isChecking={false} onReserve={start} />
    </>
  );
}

function Row({ row }: { row: OrderRow }) {
  const words = useWords(quickOrderMessages);
  return (
    <li className="lazy-row grid items-start gap-x-4 gap-y-2 border-b border-line py-3 lg:grid-cols-[minmax(0,1.3fr)_8rem_minmax(0,1.4fr)]">
      {row.judged?.goods ? <RowGoods goods={row.judged.goods} /> : <p className="body-s font-medium text-ink-500">{row.name}</p>}
      <p className="body-s">{words["quick.kept"](Number(row.quantity))}</p>
      <RowVerdict row={row} />
    </li>
  );
}
