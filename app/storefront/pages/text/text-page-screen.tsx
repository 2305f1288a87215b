import { useLoaderData } from "../../../../client/router/page.ts";
import type { loader } from "./text-page.loader.server.ts";
import { TextPage } from "./text-page.tsx";
import { TextParts } from "./text-parts.tsx";

export default function TextPageScreen() {
  const text = useLoaderData<typeof loader>();
  return (
    <TextPage title={text.title} updatedAt={text.updatedAt} contents={text.sections}>
      <TextParts {...text} />
    </TextPage>
  );
}
