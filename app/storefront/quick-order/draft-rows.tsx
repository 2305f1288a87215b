import { useState } from "react";
import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import { plural } from "../../../platform/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { useLocale, useWords } from "../../../client/locale/locale.ts";
import { needsAttention, type OrderRow } from "./order-row.ts";
import { OrderRowItem } from "./order-row-item.tsx";

const SHOWN = 200;

/** Gets the focus when rows have been read. */
export const ROWS_HEADING = "order-rows";

export function DraftRows({ rows, locked }: { rows: readonly OrderRow[]; locked: boolean }) {
  const words = useWords(quickOrderMessages);
  const locale = useLocale();
  const [onlyProblems, setOnlyProblems] = useState(false);
  const [most, setMost] = useState(SHOWN);
  const problems = rows.filter(needsAttention);
  const asked = onlyProblems ? problems : rows;
  const views = [
    [false, words["quick.showAll"], rows.length],
    [true, words["quick.showProblems"], problems.length],
  ] as const;
  return (
    <section aria-label={words["quick.rows"]}>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 id={ROWS_HEADING} tabIndex={-1} className="display-s mr-4 scroll-mt-24">
          {rows.length} {plural(locale, rows.length, words["quick.rowsUnit"])}
        </h2>
        {views.map(([value, name, count]) => (
          <button
            key={name}
            type="button"
            aria-pressed={onlyProblems === value}
            className="body-s min-h-11 rounded-chip border border-line-strong px-4 hover:bg-surface-1 aria-pressed:border-ink-900 aria-pressed:bg-ink-900 aria-pressed:text-white"
            onClick={() => setOnlyProblems(value)}
          >
            {name} · {count}
          </button>
        ))}
      </div>
      {asked.length === 0 && <p className="py-6 text-ink-500">{words["quick.noProblems"]}</p>}
      <ul className="border-t border-line">
        {asked.slice(0, most).map((row) => (
          <OrderRowItem key={row.line} row={row} locked={locked} />
        ))}
      </ul>
      {asked.length > most && (
        <Button kind="secondary" className="mt-4" onClick={() => setMost(most + SHOWN)}>
          {words["quick.showMore"](Math.min(SHOWN, asked.length - most))}
        </Button>
      )}
    </section>
  );
}
