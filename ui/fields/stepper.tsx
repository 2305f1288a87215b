import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { IconButton } from "../icon-button.tsx";

type Props = {
  minus: "minus" | "trash" | "off";
  plus: "on" | "off" | "hidden";
  text: string;
  lessLabel: string;
  moreLabel: string;
  busy: boolean;
  onLess: () => void;
  onMore: () => void;
};

/** `[−] 2 уп. · 8 шт [+]`, trash instead of minus for the last step. */
export function Stepper({ minus, plus, text, lessLabel, moreLabel, busy, onLess, onMore }: Props) {
  return (
    <div className="inline-flex items-center rounded-control border border-line-strong" aria-busy={busy || undefined}>
      <IconButton
        label={lessLabel}
        icon={minus === "trash" ? <Trash2 size={20} aria-hidden="true" /> : <Minus size={20} aria-hidden="true" />}
        disabled={busy || minus === "off"}
        onClick={onLess}
      />
      <span className="body-s px-2 text-center whitespace-nowrap" aria-live="polite">
        {text}
      </span>
      {plus === "hidden" ? (
        <span className="w-3" />
      ) : (
        <IconButton label={moreLabel} icon={<Plus size={20} aria-hidden="true" />} disabled={busy || plus === "off"} onClick={onMore} />
      )}
    </div>
  );
}
