import { Link } from "../../../../client/router/link.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { onPlainClick } from "./on-plain-click.ts";
import type { RadioKeys } from "./use-radio-keys.ts";

type Props = {
  colour: { slug: string; name: string; isOut: boolean };
  isChosen: boolean;
  note: string;
  to: string;
  keys: RadioKeys;
  onChoose: () => void;
};

/** Crossed out when no size of it can be bought. */
export function ColourRadio({ colour, isChosen, note, to, keys, onChoose }: Props) {
  return (
    <Link
      replace
      preventScrollReset
      role="radio"
      aria-checked={isChosen}
      aria-label={[colour.name, note].filter(Boolean).join(", ")}
      title={colour.name}
      to={to}
      {...keys}
      onClick={onPlainClick(onChoose)}
      className={classNames(
        "flex size-11 items-center justify-center rounded-full border-2",
        isChosen ? "border-ink-900" : "border-transparent hover:border-line",
      )}
    >
      <i aria-hidden="true" className={classNames("swatch size-8", colour.slug && `swatch-${colour.slug}`, colour.isOut && "swatch-out")} />
    </Link>
  );
}
