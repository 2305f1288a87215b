export type LinkTag = { rel: string; href: string; hrefLang?: string };

/** The title and links in the browser's head after a navigation. */
export type PageHead = { title: string; links: readonly LinkTag[] };

/** Takes the place of the page before; what only search engines read stays the first page's. */
export function showHead({ title, links }: PageHead): void {
  document.title = title;
  for (const before of document.head.querySelectorAll("link:is([rel=canonical],[rel=alternate],[rel=prev],[rel=next])")) before.remove();
  document.head.append(
    ...links.map(({ hrefLang, ...link }) => Object.assign(document.createElement("link"), link, hrefLang && { hreflang: hrefLang })),
  );
}
