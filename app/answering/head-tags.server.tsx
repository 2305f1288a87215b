import type { ReactNode } from "react";
import { jsonInPage } from "../../client/router/json-in-page.ts";
import type { LinkTag, PageHead } from "../../client/router/show-head.ts";

/** Structured data for search engines is a function: it is made only for a page's HTML, never for a page's data. */
export type MetaDescriptor = { title: string } | { "script:ld+json": () => readonly unknown[] } | ({ tagName: "link" } & LinkTag) | MetaTag;
type MetaTag = { name: string; content: string } | { property: string; content: string };

/** The tags that the browser keeps up to date. */
export const headOf = (tags: readonly MetaDescriptor[]): PageHead => ({
  title: tags.flatMap((tag) => ("title" in tag ? [tag.title] : []))[0] ?? "",
  links: tags.flatMap((tag) => {
    if (!("tagName" in tag)) return [];
    const { tagName: _, ...link } = tag;
    return [link];
  }),
});

export function HeadTags({ tags }: { tags: readonly MetaDescriptor[] }): ReactNode {
  return tags.flatMap((tag) => ("script:ld+json" in tag ? tag["script:ld+json"]().map(scriptOf) : tagOf(tag)));
}

function scriptOf(thing: unknown): ReactNode {
  const __html = jsonInPage(thing);
  return <script key={__html} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

function tagOf(tag: Exclude<MetaDescriptor, { "script:ld+json": unknown }>): ReactNode {
  if ("title" in tag) return <title key="title">{tag.title}</title>;
  const key = JSON.stringify(tag);
  if ("tagName" in tag) {
    const { tagName: _, ...rest } = tag;
    return <link key={key} {...rest} />;
  }
  return <meta key={key} {...tag} />;
}
