import { useState } from "react";
import { productMessages } from "../../../../features/catalogue/product.messages.ts";
import { matrixMessages } from "./matrix.messages.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import type { Parts } from "./matrix-parts.ts";
import { MatrixCell } from "./matrix-cell.tsx";
import { MatrixStock } from "./matrix-stock.tsx";
import { totalsOf } from "./matrix-draft.ts";
import { SizeRunStepper } from "./size-run-stepper.tsx";

export function MatrixNarrow({ grid, matrix, isBusy, pasteAt }: Parts) {
  const catalogueWords = useWords(productMessages);
  const words = useWords(matrixMessages);
  const { colours, sizes, at } = grid;
  const [chosen, setChosen] = useState(colours[0]?.key ?? "");
  const column = Math.max(
    0,
    colours.findIndex(({ key }) => key === chosen),
  );
  const ofColour = (key: string) => sizes.flatMap((size) => at(size, key) ?? []);
  return (
    <>
      {colours.length > 1 && (
        <fieldset>
          <legend className="body-s mb-2 font-medium">
            {catalogueWords["product.colour"]}: {colours[column]?.name}
          </legend>
          <div className="flex flex-wrap gap-2">
            {colours.map(({ key, slug, name }) => {
              const { pieces } = totalsOf(matrix.draft, ofColour(key));
              return (
                <label
                  key={key}
                  className={classNames(
                    "relative flex h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-full border-2 px-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2",
                    key === chosen ? "border-ink-900" : "border-line",
                  )}
                >
                  <input type="radio" name="matrix-colour" className="sr-only" checked={key === chosen} onChange={() => setChosen(key)} />
                  <span className="sr-only">{name}</span>
                  <i aria-hidden="true" className={classNames("swatch size-8", slug && `swatch-${slug}`)} />
                  {pieces > 0 && <span className="caption pr-1.5">{words.pieces(pieces)}</span>}
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
      {sizes.length > 1 && (
        <ul aria-label={words.run} className="mt-3 grid gap-x-6 gap-y-3 rounded-card bg-surface-1 p-3">
          {[
            { of: colours[column]?.name ?? "", variations: ofColour(chosen) },
            ...(colours.length > 1
              ? [{ of: words.allColours, variations: colours.flatMap(({ key }) => ofColour(key)), isOfAll: true }]
              : []),
          ].map((run) => (
            <li key={run.of} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 max-[18rem]:grid-cols-1">
              <span className="py-2.5">
                <b className="font-medium">{words.run}</b>
                {run.of && `, ${run.of}`}
              </span>
              <SizeRunStepper {...run} matrix={matrix} isBusy={isBusy} />
            </li>
          ))}
        </ul>
      )}
      <ul className="mt-3">
        {sizes.map((size, row) => {
          const one = at(size, chosen);
          const free = one ? matrix.freeOf(one) : 0;
          const pieces = one ? matrix.pieces(one.id) : 0;
          return (
            <li
              key={size}
              className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto_minmax(4.5rem,auto)] items-center gap-2 border-t border-line py-2 min-[22.5rem]:grid-cols-[minmax(0,1fr)_auto_minmax(5.25rem,auto)] max-[18rem]:grid-cols-1"
            >
              <span>
                <b className="font-medium">{size || "—"}</b>
                {one && free >= one.quantity_in_variation && <MatrixStock one={one} matrix={matrix} />}
              </span>
              <MatrixCell key={chosen} one={one} row={row} column={0} matrix={matrix} isBusy={isBusy} onPaste={pasteAt(row, column)} />
              <span className="tnum body-s text-right">{one && pieces > 0 ? formatHryvnias(one.price * pieces) : ""}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
