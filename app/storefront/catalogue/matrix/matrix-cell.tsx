import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import type { VariationView } from "../../../../features/catalogue/catalogue.contract.ts";
import { matrixMessages } from "./matrix.messages.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { MatrixStock } from "./matrix-stock.tsx";
import { noteWords } from "./note-words.ts";
import { walkCells } from "./walk-cells.ts";
import type { MatrixDraft } from "./use-matrix-draft.ts";

type Props = {
  one: VariationView | undefined;
  row: number;
  column: number;
  matrix: MatrixDraft;
  isBusy: boolean;
  onPaste: (event: ClipboardEvent) => void;
};

/** `[− 4 +]` pieces, moved by packs. */
export function MatrixCell({ one, row, column, matrix, isBusy, onPaste }: Props) {
  const words = useWords(matrixMessages);
  const [typed, setTyped] = useState<string | undefined>();
  const noteId = useId();
  if (!one) return <span className="caption text-ink-500">—</span>;
  const free = matrix.freeOf(one);
  const pack = one.quantity_in_variation;
  const pieces = matrix.pieces(one.id);
  const note = matrix.notes.get(one.id);
  if (free < pack && pieces === 0 && !note) return <MatrixStock one={one} matrix={matrix} />;
  const isRefused = note?.kind === "refused" || note?.kind === "shared" || note?.kind === "failed";
  const settleTyped = () => {
    if (typed !== undefined) matrix.put(one, Number.parseInt(typed, 10) || 0);
    setTyped(undefined);
  };
  const byKey = (event: KeyboardEvent<HTMLInputElement>) => {
    walkCells(event);
    const step = event.key === "+" ? pack : event.key === "-" ? -pack : 0;
    if (step === 0) return;
    event.preventDefault();
    setTyped(undefined);
    matrix.put(one, pieces + step);
  };
  const stepClass = "flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface-2 disabled:text-ink-300 xl:size-9";
  return (
    <span className="inline-block">
      <span
        className={classNames(
          "inline-flex items-center rounded-control border bg-paper",
          isRefused ? "border-poppy-700" : pieces > 0 ? "border-ink-900" : "border-line-strong",
          pieces > 0 && isBusy && "border-dashed",
        )}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.fewer}
          className={stepClass}
          disabled={isBusy || pieces === 0}
          onClick={() => matrix.put(one, pieces - pack)}
        >
          <Minus size={18} aria-hidden="true" />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={words.cell(one.size, one.colourName)}
          aria-describedby={note ? noteId : undefined}
          aria-invalid={isRefused || undefined}
          data-row={row}
          data-column={column}
          className="tnum h-11 w-10 bg-transparent text-center xl:h-9"
          value={typed ?? String(pieces)}
          disabled={isBusy}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, "").slice(0, 5))}
          onBlur={settleTyped}
          onKeyDown={byKey}
          onPaste={onPaste}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.more}
          className={stepClass}
          disabled={isBusy || pieces + pack > free}
          onClick={() => matrix.put(one, pieces + pack)}
        >
          <Plus size={18} aria-hidden="true" />
        </button>
      </span>
      {note && (
        <span id={noteId} className={classNames("caption block max-w-33", isRefused ? "text-poppy-700" : "text-ink-500")}>
          {noteWords(note, words)}
        </span>
      )}
    </span>
  );
}
