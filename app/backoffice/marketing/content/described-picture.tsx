import { useWrappedSource } from "react-admin";
import { useWatch } from "react-hook-form";
import { isUploaded } from "../../../../features/content/pictures.rules.ts";
import { PictureInput } from "./picture-input.tsx";
import { TextInTwo } from "./text-in-two.tsx";

/** A picture and its alternative text. */
export function DescribedPicture() {
  const picture = String(useWatch({ name: useWrappedSource("picture") }) ?? "");
  return (
    <>
      <PictureInput label="content.picture" help="content.pictureHelp" />
      {picture ? <TextInTwo of="alt" label="content.alt" longest={200} isRequired={isUploaded(picture)} /> : null}
    </>
  );
}
