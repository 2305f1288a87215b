import { useId } from "react";

type Props = { label: string; options: readonly { code: string; name: string }[]; chosen: string; onChoose: (code: string) => void };

export function WayChoice({ label, options, chosen, onChoose }: Props) {
  const group = useId();
  return (
    <fieldset className="mb-4">
      <legend className="body-s mb-1 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ code, name }) => (
          <label key={code} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={group}
              checked={code === chosen}
              className="size-5 shrink-0 accent-beet-600"
              onChange={() => onChoose(code)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
