import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useId } from "react";
import type { VariationView } from "../../../../features/catalogue/catalogue.contract.ts";
import { plural } from "../../../../platform/i18n.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { matrixMessages } from "./matrix.messages.ts";
import { sizeRunOf, type LeftOut } from "./size-run.ts";
import type { MatrixDraft } from "./use-matrix-draft.ts";

type Props = {
  /** The colour's name, or the name for all colours. */
  of: string;
  isOfAll?: boolean;
  /** Needed where nothing beside it says what it counts. */
  caption?: string;
  variations: readonly VariationView[];
  matrix: MatrixDraft;
  isBusy: boolean;
};

/** `[− 2 +]` runs of sizes in the draft; beside it the next run's pieces, sum and missing sizes. */
export function SizeRunStepper({ of, isOfAll = false, caption, variations, matrix, isBusy }: Props) {
  const words = useWords(matrixMessages);
  const locale = useLocale();
  const aboutId = useId();
  const { runs, next, last, leftOut } = sizeRunOf(
    variations.map((one) => ({
      id: one.id,
      size: one.size,
      price: one.price,
      pack: one.quantity_in_variation,
      stock: matrix.stockOf(one),
      free: matrix.freeOf(one),
      inDraft: matrix.pieces(one.id),
    })),
    matrix.presses,
  );
  const move = (ids: readonly number[], by: 1 | -1) => {
    const goods = variations.filter(({ id }) => ids.includes(id));
    if (!isBusy && goods.length > 0) matrix.moveRun(goods, by);
  };
  if (runs === 0 && next.ids.length === 0) return <span className="caption text-ink-500">—</span>;
  // Not `disabled`, so that the focus stays when the last run was added or removed.
  const button = (isOff: boolean) => ({
    type: "button" as const,
    "aria-disabled": isOff || isBusy || undefined,
    "aria-describedby": aboutId,
    className: classNames(
      "flex size-11 shrink-0 items-center justify-center rounded-control xl:size-9",
      isOff || isBusy ? "text-ink-300" : "hover:bg-surface-2",
    ),
  });
  return (
    <span className="relative inline-block text-left">
      <span
        className={classNames(
          "inline-flex items-center rounded-control border bg-paper",
          runs > 0 ? "border-ink-900" : "border-line-strong",
        )}
      >
        <button {...button(last.length === 0)} aria-label={words.dropRun(of)} onClick={() => move(last, -1)}>
          <Minus size={18} aria-hidden="true" />
        </button>
        <output className="tnum w-10 text-center">
          {runs}
          <span className="sr-only"> {[plural(locale, runs, words.runs), of].filter(Boolean).join(", ")}</span>
        </output>
        <button {...button(next.ids.length === 0)} aria-label={words.addRun(of)} onClick={() => move(next.ids, 1)}>
          <Plus size={18} aria-hidden="true" />
        </button>
      </span>
      <span id={aboutId} className="caption mt-1 block max-w-33 text-ink-500">
        {caption}
        <span className="block text-ink-900">
          {next.pieces > 0 ? `${words.pieces(next.pieces)} · ${formatHryvnias(next.sum)}` : words.noMoreRuns}
        </span>
        {isOfAll
          ? leftOut.length > 0 && <span className="block">{words.withoutSizes(leftOut.length)}</span>
          : reasons.map((why) => {
              const sizes = leftOut.filter((one) => one.why === why).map(({ size }) => size);
              return (
                sizes.length > 0 && (
                  <span key={why} className="block">
                    {words.without[why]}: {sizes.join(", ")}
                  </span>
                )
              );
            })}
      </span>
    </span>
  );
}

const reasons = ["sold-out", "under-pack", "taken"] as const satisfies readonly LeftOut["why"][];
