/** A page's head, read from its HTML as a search engine would. */
export type PageHead = {
  language: string;
  title: string;
  description: string;
  canonical: string;
  robots: string;
  /** By language: uk, ru, x-default. */
  alternates: Record<string, string>;
  openGraph: Record<string, string>;
  headings: number;
  jsonLd: { "@type": string; [field: string]: unknown }[];
};

/** Reads a page's head; throws when a JSON-LD script does not parse. */
export function pageHead(html: string): PageHead {
  const tags = [...html.matchAll(/<(meta|link)\s([^>]*?)\/?>/g)].map(([, , attributes = ""]) => attributesOf(attributes));
  const meta = (name: string) => tags.find((tag) => tag["name"] === name)?.["content"] ?? "";
  const alternates = tags.filter((tag) => tag["rel"] === "alternate" && tag["hreflang"]);
  const openGraph = tags.filter((tag) => tag["property"]?.startsWith("og:"));
  return {
    language: /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? "",
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: meta("description"),
    canonical: tags.find((tag) => tag["rel"] === "canonical")?.["href"] ?? "",
    robots: meta("robots"),
    alternates: Object.fromEntries(alternates.map((tag) => [tag["hreflang"], tag["href"] ?? ""])),
    openGraph: Object.fromEntries(openGraph.map((tag) => [tag["property"], tag["content"] ?? ""])),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, text = ""]) => JSON.parse(text) as PageHead["jsonLd"][number],
    ),
  };
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name.toLowerCase(), plain(value)]));

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const plain = (text: string): string => text.replace(/&[\w#]+;/g, (entity) => entities[entity] ?? entity);
