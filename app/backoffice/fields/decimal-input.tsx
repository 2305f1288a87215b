import { NumberInput, type NumberInputProps } from "react-admin";
import { shownDecimal, typedDecimal } from "./decimal-text.ts";

/** A browser's own field for numbers takes a comma only where its own language has one. */
export const DecimalInput = (props: NumberInputProps) => (
  <NumberInput
    type="text"
    format={shownDecimal}
    parse={typedDecimal}
    validate={isDecimal}
    slotProps={{ htmlInput: { inputMode: "decimal", maxLength: 12 } }}
    {...props}
  />
);

const isDecimal = (value: unknown) => (typeof value === "string" ? "ra.validation.number" : undefined);
