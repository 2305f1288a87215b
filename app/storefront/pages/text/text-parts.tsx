import { SanitisedHtml } from "./sanitised-html.tsx";
import { TextPart } from "./text-part.tsx";
import type { TextSection } from "./text-sections.ts";

export function TextParts({ intro, sections }: { intro: string; sections: readonly TextSection[] }) {
  return (
    <>
      {intro && <SanitisedHtml html={intro} />}
      {sections.map(({ id, title, html }) => (
        <TextPart key={id} id={id} title={title}>
          <SanitisedHtml html={html} />
        </TextPart>
      ))}
    </>
  );
}
