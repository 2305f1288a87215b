import { useId } from "react";
import type { OfficeView } from "../../../../features/delivery/delivery.contract.ts";
import { deliveryMessages } from "../../../../features/delivery/delivery.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { FieldError } from "../../../../ui/fields/text-field.tsx";

export function OfficeChoice({
  id,
  error,
  offices,
  chosen,
  onChoose,
}: {
  id?: string;
  error?: string | undefined;
  offices: readonly OfficeView[];
  chosen: string;
  onChoose: (office: OfficeView) => void;
}) {
  const words = useWords(deliveryMessages);
  const name = useId();
  return (
    <fieldset id={id} tabIndex={-1} className="mt-3" aria-invalid={error ? true : undefined}>
      <legend className="body-s font-medium">{words["delivery.chooseOffice"]}</legend>
      <div className="mt-1 divide-y divide-line">
        {offices.map((office) => (
          <label key={office.department.id} className="flex min-h-11 items-center gap-3 py-2">
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0"
              checked={office.department.id === chosen}
              onChange={() => onChoose(office)}
            />
            <span>
              {office.department.number}, {office.department.address}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
