import { useId } from "react";

type Option = { code: string; name: string; note: string };

/** Each way with what to know before choosing; a single way is shown without a choice. */
export function Choice({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string;
  options: readonly Option[];
  chosen: string;
  onChoose: (code: string) => void;
}) {
  const name = useId();
  const [only] = options;
  if (only && options.length === 1)
    return (
      <div className="rounded-card border-2 border-ink-900 p-4">
        <Told {...only} />
      </div>
    );
  return (
    <div role="radiogroup" aria-label={label} className="space-y-3">
      {options.map((option) => (
        <label
          key={option.code}
          className="flex gap-3 rounded-card border border-line-strong p-4 has-checked:border-ink-900 has-checked:inset-ring-1 has-checked:inset-ring-ink-900"
        >
          <input
            type="radio"
            className="mt-1 size-5 shrink-0 accent-beet-600"
            name={name}
            value={option.code}
            checked={option.code === chosen}
            onChange={() => onChoose(option.code)}
          />
          <span className="min-w-0">
            <Told {...option} />
          </span>
        </label>
      ))}
    </div>
  );
}

const Told = ({ name, note }: Option) => (
  <>
    <b>{name}</b>
    <span className="body-s mt-1 block text-ink-500">{note}</span>
  </>
);
