import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useRef, useState } from "react";
import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { isOpen } from "./draft-changes.ts";
import { dropRow, editRow } from "./order-draft-store.ts";
import type { OrderRow } from "./order-row.ts";
import { RowEditor } from "./row-editor.tsx";
import { RowGoods, RowProduct } from "./row-goods.tsx";
import { RowVerdict } from "./row-verdict.tsx";

export function OrderRowItem({ row, locked }: { row: OrderRow; locked: boolean }) {
  const words = useWords(quickOrderMessages);
  const [isEdited, setIsEdited] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { judged } = row;
  const isMutable = !locked && isOpen(row);
  const done = () => {
    setIsEdited(false);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  return (
    <li aria-label={words["quick.line"](row.line)} className="lazy-row border-b border-line py-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 lg:grid-cols-[3rem_minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.3fr)_auto]">
        <span className="caption tnum pt-0.5 text-ink-500 max-lg:hidden">{row.line}</span>
        <p className="body-s break-words">
          <span className="tnum text-ink-500 lg:hidden">{row.line}. </span>
          {row.code || "—"}
          <span className="caption block text-ink-500">{[row.size, row.colour, row.quantity].filter(Boolean).join(" · ")}</span>
        </p>
        <div className="col-span-2 row-start-2 max-lg:empty:hidden lg:col-span-1 lg:row-start-auto">
          {judged?.goods && <RowGoods goods={judged.goods} />}
          {!judged?.goods && judged?.product && <RowProduct product={judged.product} />}
        </div>
        <div className="col-span-2 row-start-3 space-y-2 lg:col-span-1 lg:row-start-auto">
          <RowVerdict row={row} />
          {isMutable && judged && judged.options.length > 0 && (judged.why === "size" || judged.why === "colour") && (
            <Options why={judged.why} options={judged.options} line={row.line} />
          )}
        </div>
        <span className="col-start-2 row-start-1 -my-2 flex lg:col-start-auto lg:row-start-auto">
          {isMutable && (
            <>
              <IconButton
                ref={pencil}
                label={`${words["quick.edit"]} ${row.line}`}
                aria-expanded={isEdited}
                icon={<Pencil size={18} aria-hidden="true" />}
                onClick={() => setIsEdited(!isEdited)}
              />
              <IconButton
                label={`${words["quick.drop"]} ${row.line}`}
                icon={<Trash2 size={18} aria-hidden="true" />}
                onClick={() => dropRow(row.line)}
              />
            </>
          )}
        </span>
      </div>
      {isEdited && isMutable && (
        <div className="mt-3 rounded-card bg-surface-1 p-3">
          <RowEditor row={row} onDone={done} />
        </div>
      )}
    </li>
  );
}

function Options({ why, options, line }: { why: "size" | "colour"; options: readonly string[]; line: number }) {
  return (
    <p className="flex flex-wrap gap-2">
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className="body-s min-h-11 rounded-chip border border-line-strong bg-paper px-3.5 hover:bg-surface-1"
          onClick={() => editRow(line, { [why]: option })}
        >
          {option}
        </button>
      ))}
    </p>
  );
}
