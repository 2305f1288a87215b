import { NumberInput, required, SelectInput, TextInput, useTranslate } from "react-admin";
import { Panel } from "../../fields/panel.tsx";
import { ContentForm } from "./content-form.tsx";
import { DescribedPicture } from "./described-picture.tsx";
import { ShownToInput } from "./shown-to.tsx";
import { TextInTwo } from "./text-in-two.tsx";

const places = ["carousel", "tile"] as const;

/** `isNew`: its address can still be chosen. */
export function PromotionForm({ isNew }: { isNew: boolean }) {
  const translate = useTranslate();
  return (
    <ContentForm isNew={isNew}>
      <Panel title={translate("content.promotion")}>
        <TextInput
          source="slug"
          label="content.slug"
          helperText={isNew ? "content.slugHelp" : false}
          readOnly={!isNew}
          validate={required()}
          fullWidth
        />
        <SelectInput
          source="place"
          label="content.place"
          defaultValue="carousel"
          choices={places.map((id) => ({ id, name: `content.places.${id}` }))}
          validate={required()}
        />
        <TextInTwo of="title" label="content.title" longest={80} />
        <TextInTwo of="text" label="content.text" longest={300} />
        <TextInTwo of="button" label="content.button" longest={40} />
        <TextInput source="link" label="content.link" helperText="content.linkHelp" validate={required()} fullWidth />
        <NumberInput source="tint" label="content.tint" min={1} max={7} defaultValue={1} />
        <DescribedPicture />
        <ShownToInput />
        <TextInput source="goods" label="content.goods" helperText="content.goodsHelp" fullWidth />
      </Panel>
    </ContentForm>
  );
}
