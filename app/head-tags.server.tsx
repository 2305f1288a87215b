import type { ReactNode } from "react";
import { jsonInPage } from "../client/way/json-in-page.ts";
import type { LinkTag, PageHead } from "../client/way/show-head.ts";

export type MetaDescriptor = { title: string } | { "script:ld+json": unknown } | ({ tagName: "link" } & LinkTag) | MetaTag;
type MetaTag = { name: string; content: string } | { property: string; content: string };

/** What a page has of them in the browser. */
export const headOf = (tags: readonly MetaDescriptor[]): PageHead => ({
  title: tags.flatMap((tag) => ("title" in tag ? [tag.title] : []))[0] ?? "",
  links: tags.flatMap((tag) => {
    if (!("tagName" in tag)) return [];
    const { tagName: _, ...link } = tag;
    return [link];
  }),
});

export function HeadTags({ tags }: { tags: readonly MetaDescriptor[] }): ReactNode {
  return tags.map(tagOf);
}

function tagOf(tag: MetaDescriptor): ReactNode {
  if ("title" in tag) return <title key="title">{tag.title}</title>;
  const key = JSON.stringify(tag);
  if ("script:ld+json" in tag) {
    const __html = jsonInPage(tag["script:ld+json"]);
    return <script key={key} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
  }
  if ("tagName" in tag) {
    const { tagName: _, ...rest } = tag;
    return <link key={key} {...rest} />;
  }
  return <meta key={key} {...tag} />;
}
