import { ArrayInput, NumberInput, required, SimpleFormIterator, TextInput, useTranslate } from "react-admin";
import { Panel } from "../../fields/panel.tsx";
import { ContentForm } from "./content-form.tsx";
import { DescribedPicture } from "./described-picture.tsx";
import { PictureInput } from "./picture-input.tsx";
import { ShownToInput } from "./shown-to.tsx";
import { TextInTwo } from "./text-in-two.tsx";

export function StoryForm({ isNew }: { isNew: boolean }) {
  const translate = useTranslate();
  const slides = (
    <Panel title={translate("content.slides")}>
      <ArrayInput source="slides" label={false}>
        <SimpleFormIterator fullWidth disableClear getItemLabel={(at) => `${at + 1}.`}>
          <TextInTwo of="title" label="content.title" longest={80} />
          <TextInTwo of="text" label="content.text" longest={300} isRequired={false} />
          <TextInTwo of="button" label="content.button" longest={40} />
          <TextInput source="link" label="content.link" helperText="content.linkHelp" validate={required()} fullWidth />
          <NumberInput source="tint" label="content.tint" min={1} max={7} defaultValue={1} />
          <DescribedPicture />
        </SimpleFormIterator>
      </ArrayInput>
    </Panel>
  );
  return (
    <ContentForm isNew={isNew} more={slides}>
      <Panel title={translate("content.story")}>
        <TextInTwo of="title" label="content.name" longest={40} />
        <NumberInput source="tint" label="content.tint" min={1} max={7} defaultValue={1} />
        <PictureInput label="content.roundPicture" help="content.roundPictureHelp" />
        <ShownToInput />
      </Panel>
    </ContentForm>
  );
}
