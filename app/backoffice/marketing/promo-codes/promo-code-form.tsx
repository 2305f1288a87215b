import type { ReactElement } from "react";
import { BooleanInput, DateInput, NumberInput, required, SelectArrayInput, SimpleForm, TextInput, useRecordContext } from "react-admin";
import type { PromoCodeView } from "../../../../features/orders/promo-codes/staff-promo-codes.contract.ts";
import { genders } from "../../../../features/catalogue/words/genders.ts";
import { CategoriesInput } from "./categories-input.tsx";

const audiences = genders.map((id) => ({ id, name: `promoCodes.audiences.${id}` }));

/** A used code keeps its letters. */
export function PromoCodeForm({ toolbar }: { toolbar: ReactElement }) {
  const isFixed = useRecordContext<PromoCodeView>()?.isFixed ?? false;
  return (
    <SimpleForm warnWhenUnsavedChanges toolbar={toolbar} sx={{ maxWidth: 640 }}>
      <TextInput
        source="code"
        validate={required()}
        readOnly={isFixed}
        helperText={isFixed ? "promoCodes.fixedHint" : "promoCodes.codeHint"}
        slotProps={{ htmlInput: { maxLength: 32 } }}
        fullWidth
      />
      <NumberInput source="percent" min={1} max={90} helperText="promoCodes.worthHint" />
      <NumberInput source="amountHryvnias" min={1} helperText="promoCodes.worthHint" />
      <DateInput source="firstDay" helperText="promoCodes.dayHint" />
      <DateInput source="lastDay" helperText="promoCodes.dayHint" />
      <NumberInput source="smallestHryvnias" min={0} defaultValue={0} helperText="promoCodes.smallestHint" />
      <SelectArrayInput source="audiences" choices={audiences} defaultValue={[]} helperText="promoCodes.allHint" fullWidth />
      <CategoriesInput />
      <BooleanInput source="notReduced" defaultValue={false} />
      <NumberInput source="uses" min={1} helperText="promoCodes.unlimitedHint" />
      <NumberInput source="usesEach" min={1} defaultValue={1} helperText="promoCodes.unlimitedHint" />
      <BooleanInput source="firstOrder" defaultValue={false} />
      <BooleanInput source="active" defaultValue />
    </SimpleForm>
  );
}
