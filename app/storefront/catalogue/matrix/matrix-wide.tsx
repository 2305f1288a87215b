import ArrowRight from "lucide-react/icons/arrow-right";
import { useRef } from "react";
import type { VariationView } from "../../../../features/catalogue/catalogue.contract.ts";
import { matrixMessages } from "./matrix.messages.ts";
import { plural } from "../../../../platform/i18n.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import type { Parts } from "./matrix-parts.ts";
import { MatrixCell } from "./matrix-cell.tsx";
import { totalsOf } from "./matrix-draft.ts";
import { MatrixStock } from "./matrix-stock.tsx";
import { SizeRunStepper } from "./size-run-stepper.tsx";
import { useHiddenColours } from "./use-hidden-colours.ts";
import type { MatrixDraft } from "./use-matrix-draft.ts";

const SUMS = "sticky right-0 z-1 bg-paper pl-6 text-right";

/** A wide table scrolls inside its box; sizes and sums stay in view. */
export function MatrixWide({ grid, matrix, isBusy, pasteAt }: Parts) {
  const words = useWords(matrixMessages);
  const { colours, sizes, at } = grid;
  const all = totalsOf(
    matrix.draft,
    sizes.flatMap((size) => colours.flatMap(({ key }) => at(size, key) ?? [])),
  );
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { hidden, showMore } = useHiddenColours(box);
  const isShaded = hidden > 0 && "sums-shaded";
  const ofColour = (key: string) => sizes.flatMap((size) => at(size, key) ?? []);
  return (
    <>
      {hidden > 0 && (
        <p className="mb-1 text-right">
          <button type="button" className="body-s inline-flex min-h-11 items-center gap-1.5 text-beet-600 underline" onClick={showMore}>
            {words.hiddenColours(hidden, plural(locale, hidden, words.colours))}
            <ArrowRight size={18} aria-hidden="true" />
          </button>
        </p>
      )}
      <div ref={box} className="overflow-x-auto pb-2">
        <table className="border-collapse text-left">
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 z-1 bg-paper py-3 pr-6 caption text-ink-500">
                {words.size}
              </th>
              {colours.map(({ key, slug, name }) => (
                <th key={key} scope="col" data-colour={key} className="px-2 py-3 align-bottom body-s font-medium">
                  <span className="flex max-w-33 items-center gap-2">
                    <i aria-hidden="true" className={classNames("swatch size-5 shrink-0", slug && `swatch-${slug}`)} />
                    {name}
                  </span>
                </th>
              ))}
              <th scope="col" data-sums="" className={classNames(SUMS, isShaded, "py-3 caption text-ink-500")}>
                {words.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {sizes.length > 1 && (
              <tr className="border-t border-line">
                <th scope="row" className="sticky left-0 z-1 bg-paper py-2 pr-6 align-top font-medium">
                  <span className="flex min-h-11 items-center xl:min-h-9">{words.run}</span>
                </th>
                {colours.map(({ key, name }) => (
                  <td key={key} className="min-w-36 px-2 py-2 align-top">
                    <SizeRunStepper of={name} variations={ofColour(key)} matrix={matrix} isBusy={isBusy} />
                  </td>
                ))}
                <td className={classNames(SUMS, isShaded, "py-2 align-top")}>
                  {colours.length > 1 && (
                    <SizeRunStepper
                      of={words.allColours}
                      caption={words.allColours}
                      isOfAll
                      variations={colours.flatMap(({ key }) => ofColour(key))}
                      matrix={matrix}
                      isBusy={isBusy}
                    />
                  )}
                </td>
              </tr>
            )}
            {sizes.map((size, row) => {
              const { pieces, sum } = totalsOf(
                matrix.draft,
                colours.flatMap(({ key }) => at(size, key) ?? []),
              );
              return (
                <tr key={size} className="border-t border-line">
                  <th scope="row" className="sticky left-0 z-1 bg-paper py-2 pr-6 align-middle font-medium whitespace-nowrap">
                    {size || "—"}
                  </th>
                  {colours.map(({ key }, column) => (
                    <td key={key} className="min-w-36 px-2 py-2 align-top">
                      <span className="flex min-h-11 items-center xl:min-h-9">
                        <MatrixCell
                          one={at(size, key)}
                          row={row}
                          column={column}
                          matrix={matrix}
                          isBusy={isBusy}
                          onPaste={pasteAt(row, column)}
                        />
                      </span>
                      <CellStock one={at(size, key)} matrix={matrix} />
                    </td>
                  ))}
                  <td className={classNames(SUMS, isShaded, "tnum py-2 align-middle whitespace-nowrap")}>
                    {pieces > 0 && (
                      <>
                        {words.pieces(pieces)}
                        <span className="caption block text-ink-500">{formatHryvnias(sum)}</span>
                      </>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr className="border-t border-line-strong">
              <th scope="row" className="sticky left-0 z-1 bg-paper py-3 pr-6 caption text-ink-500">
                {words.total}
              </th>
              {colours.map(({ key }) => {
                const { pieces } = totalsOf(matrix.draft, ofColour(key));
                return (
                  <td key={key} className="tnum px-2 py-3">
                    {pieces > 0 ? words.pieces(pieces) : ""}
                  </td>
                );
              })}
              <td className={classNames(SUMS, isShaded, "tnum py-3 font-medium whitespace-nowrap")}>{words.pieces(all.pieces)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

function CellStock({ one, matrix }: { one: VariationView | undefined; matrix: MatrixDraft }) {
  if (!one || (matrix.freeOf(one) < one.quantity_in_variation && matrix.pieces(one.id) === 0)) return null;
  return <MatrixStock one={one} matrix={matrix} />;
}
