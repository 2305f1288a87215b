import type { ReactNode } from "react";

type Props = { label: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void };

export const CheckBox = ({ label, isOn, onChange }: Props) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2">
    <input
      type="checkbox"
      className="size-5 shrink-0 accent-beet-600"
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);
