import { Link } from "../../../../client/router/link.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { onPlainClick } from "./on-plain-click.ts";
import type { RadioKeys } from "./use-radio-keys.ts";

type Props = {
  size: string;
  isChosen: boolean;
  isOut: boolean;
  isElsewhere: boolean;
  isHeld: boolean;
  note: string;
  to: string;
  keys: RadioKeys;
  onChoose: () => void;
};

/** Struck through: sold out; dashed: of another colour; dot: reserved by the customer. */
export function SizeRadio({ size, isChosen, isOut, isElsewhere, isHeld, note, to, keys, onChoose }: Props) {
  return (
    <Link
      replace
      preventScrollReset
      role="radio"
      aria-checked={isChosen}
      aria-label={[size, note].filter(Boolean).join(", ")}
      data-out={isOut ? "" : undefined}
      title={note || undefined}
      to={to}
      {...keys}
      onClick={onPlainClick(onChoose)}
      className={classNames(
        "relative flex h-12 min-w-12 items-center justify-center rounded-control border px-3",
        isChosen ? "border-ink-900 bg-ink-900 text-white" : "border-line-strong hover:bg-surface-1",
        !isChosen && (isElsewhere || isOut) && "text-ink-500",
        isElsewhere && "border-dashed",
        isOut && "line-through",
      )}
    >
      {size}
      {isHeld && <i aria-hidden="true" className="absolute -top-1 -right-1 size-3 rounded-full border-2 border-paper bg-beet-600" />}
    </Link>
  );
}
