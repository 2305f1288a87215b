import { required, TextInput, useTranslate } from "react-admin";
import { TwoLanguages } from "../../fields/two-languages.tsx";

type Props = { of: string; label: string; longest: number; isRequired?: boolean; rows?: number };

/** One text in both languages, each field labelled with its language. */
export function TextInTwo({ of, label, longest, isRequired = true, rows = 1 }: Props) {
  const translate = useTranslate();
  return (
    <TwoLanguages sources={[`${of}Uk`, `${of}Ru`]}>
      {(source) => (
        <TextInput
          source={source}
          label={`${translate(label)}, ${translate(source.endsWith("Uk") ? "content.inUkrainian" : "content.inRussian")}`}
          {...(isRequired ? { validate: required() } : {})}
          fullWidth
          multiline
          minRows={rows}
          maxRows={40}
          slotProps={{ htmlInput: { maxLength: longest } }}
        />
      )}
    </TwoLanguages>
  );
}
