import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";

type Props = {
  minus: "minus" | "trash" | "off";
  plus: "on" | "off" | "hidden";
  text: string;
  lessLabel: string;
  moreLabel: string;
  /** The text shows a quantity not answered yet; further presses are possible. */
  isOnItsWay?: boolean;
  onLess: () => void;
  onMore: () => void;
};

/** `[−] 2 уп. · 8 шт [+]`, trash instead of minus for the last step. Buttons at the ends are not `disabled`, so that the focus stays. */
export function Stepper({ minus, plus, text, lessLabel, moreLabel, isOnItsWay = false, onLess, onMore }: Props) {
  return (
    <div className="inline-flex items-center rounded-control border border-line-strong" aria-busy={isOnItsWay || undefined}>
      <IconButton
        label={lessLabel}
        icon={minus === "trash" ? <Trash2 size={20} aria-hidden="true" /> : <Minus size={20} aria-hidden="true" />}
        aria-disabled={minus === "off" || undefined}
        onClick={minus === "off" ? undefined : onLess}
      />
      <span className={classNames("body-s px-2 text-center whitespace-nowrap", isOnItsWay && "text-ink-500")} aria-live="polite">
        {text}
      </span>
      {plus === "hidden" ? (
        <span className="w-3" />
      ) : (
        <IconButton
          label={moreLabel}
          icon={<Plus size={20} aria-hidden="true" />}
          aria-disabled={plus === "off" || undefined}
          onClick={plus === "off" ? undefined : onMore}
        />
      )}
    </div>
  );
}
