import { cartCountMessages } from "../../../features/cart/cart-count.messages.ts";
import type { ReturnableLine } from "../../../features/returns/returns.contract.ts";
import { returnsMessages } from "../../../features/returns/returns.messages.ts";
import { mayGoBack, type ReturnReason } from "../../../features/returns/returns.rules.ts";
import { formatHryvnias } from "../../../platform/money/money.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Stepper } from "../../../ui/fields/stepper.tsx";
import { FieldError } from "../../../ui/fields/text-field.tsx";
import { useWords } from "../../../client/locale/locale.ts";

type Props = {
  id: string;
  label: string;
  error: string | undefined;
  lines: readonly ReturnableLine[];
  pieces: Readonly<Record<string, number>>;
  reason: ReturnReason | undefined;
  onChange: (pieces: Record<string, number>) => void;
};

export function ReturnLines({ id, label, error, lines, pieces, reason, onChange }: Props) {
  const words = useWords(returnsMessages);
  return (
    <fieldset aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined}>
      <legend id={id} tabIndex={-1} className="display-s mb-2">
        {label}
      </legend>
      <ul>
        {lines
          .filter(({ left }) => left > 0)
          .map((line) => (
            <li key={line.variationId} className="flex flex-wrap items-center gap-3 border-b border-line py-3">
              <span className="w-14 shrink-0">
                <Picture src={line.image} tint={line.tint} alt="" sizes="56px" />
              </span>
              <div className="min-w-40 grow basis-0">
                <p className="body-s">{line.name}</p>
                <p className="caption text-ink-500">
                  {[line.variant, formatHryvnias(line.price), words["returns.left"](line.left)].filter(Boolean).join(" · ")}
                </p>
                {!line.returnable && <p className="caption text-marigold-900">{words["returns.notReturnable"]}</p>}
              </div>
              {(!reason || mayGoBack(line, reason)) && (
                <Pieces
                  line={line}
                  chosen={Math.min(pieces[line.variationId] ?? 0, line.left)}
                  onChange={(count) => onChange({ ...pieces, [line.variationId]: count })}
                />
              )}
            </li>
          ))}
      </ul>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

function Pieces({ line, chosen, onChange }: { line: ReturnableLine; chosen: number; onChange: (count: number) => void }) {
  const words = useWords(returnsMessages);
  const { "cart.pieces": piecesText } = useWords(cartCountMessages);
  const name = [line.name, line.variant].filter(Boolean).join(" · ");
  return (
    <div role="group" aria-label={words["returns.pieces"](name)}>
      <Stepper
        minus={chosen === 0 ? "off" : "minus"}
        plus={chosen < line.left ? "on" : "off"}
        text={piecesText(chosen)}
        lessLabel={words["returns.less"]}
        moreLabel={words["returns.more"]}
        onLess={() => onChange(chosen - 1)}
        onMore={() => onChange(chosen + 1)}
      />
    </div>
  );
}
