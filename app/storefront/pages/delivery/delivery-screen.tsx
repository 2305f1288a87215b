import { branchesMessages } from "../../../../features/delivery/branches.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { useLoaderData } from "../../../../client/router/page.ts";
import { SanitisedHtml } from "../text/sanitised-html.tsx";
import { TextPage } from "../text/text-page.tsx";
import { TextPart } from "../text/text-part.tsx";
import { TextParts } from "../text/text-parts.tsx";
import { BranchSearch } from "./branch-search.tsx";
import { CarrierTable } from "./carrier-table.tsx";
import type { loader } from "./delivery.loader.server.ts";

/** Facts of settings and directories come before the written text. */
export default function DeliveryScreen() {
  const { title, updatedAt, intro, sections, terms } = useLoaderData<typeof loader>();
  const words = useWords(branchesMessages);
  const places = terms.ways.filter(({ hasPlaces }) => hasPlaces);
  const own = [
    ...(terms.ways.length > 0 ? [{ id: "carriers", title: words["ways.title"], part: <CarrierTable terms={terms} /> }] : []),
    ...(places.length > 0 ? [{ id: "branches", title: words["branches.title"], part: <BranchSearch ways={places} /> }] : []),
  ];
  return (
    <TextPage title={title} updatedAt={updatedAt} contents={[...own, ...sections]}>
      {intro && <SanitisedHtml html={intro} />}
      {own.map(({ id, title: name, part }) => (
        <TextPart key={id} id={id} title={name}>
          {part}
        </TextPart>
      ))}
      <TextParts intro="" sections={sections} />
    </TextPage>
  );
}
