import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import { formatHryvnias } from "../../../platform/money/money.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { saidOf, type OrderRow } from "./order-row.ts";

const tones = {
  good: "bg-dill-100 text-dill-700",
  note: "bg-marigold-100 text-marigold-900",
  bad: "bg-poppy-100 text-poppy-700",
  quiet: "bg-surface-2 text-ink-700",
};
const icons = { good: CircleCheck, note: Info, bad: CircleAlert, quiet: LoaderCircle };

export function RowVerdict({ row }: { row: OrderRow }) {
  const words = useWords(quickOrderMessages);
  const { tone, text } = saidOf(row, words);
  const Icon = tone === "quiet" && row.judged ? Info : icons[tone];
  const pieces = row.outcome?.kind === "added" ? row.outcome.pieces : row.outcome ? 0 : (row.judged?.pieces ?? 0);
  const { goods } = row.judged ?? {};
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 md:flex-nowrap md:justify-between">
      <p className={classNames("body-s inline-flex items-start gap-1.5 rounded-control px-2.5 py-1", tones[tone])}>
        <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        {text}
      </p>
      {goods && pieces > 0 && (
        <p className="price-m whitespace-nowrap">
          <span className="body-s font-normal text-ink-500">{words["quick.pieces"](pieces)} · </span>
          {formatHryvnias(goods.price * pieces)}
        </p>
      )}
    </div>
  );
}
