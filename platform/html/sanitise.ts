import sanitizeHtml from "sanitize-html";

/** Headings, paragraphs, lists, emphasis and links to safe places; everything else goes (security.md S36). */
const shown: sanitizeHtml.IOptions & { allowedTags: string[] } = {
  allowedTags: ["h2", "h3", "p", "ul", "ol", "li", "strong", "em", "a", "br"],
  allowedAttributes: { a: ["href"], h2: ["id"] },
  allowedSchemes: ["https", "mailto", "tel"],
  allowProtocolRelative: false,
};

/** What is written may also say when an element is shown, and hold elements together for that. */
const written: sanitizeHtml.IOptions = {
  ...shown,
  allowedTags: [...shown.allowedTags, "section", "span"],
  allowedAttributes: { ...shown.allowedAttributes, "*": ["data-when"] },
};

/** HTML of an allow-list, as it is stored. */
export const sanitise = (html: string): string => sanitizeHtml(html, written);

/** The same as visitors see it: without what its condition does not let be shown, and without conditions. */
export function sanitiseShown(html: string, isShown: (condition: string) => boolean): string {
  const kept = sanitizeHtml(html, { ...written, exclusiveFilter: ({ attribs }) => !isShown(attribs["data-when"] ?? "") });
  return sanitizeHtml(kept, shown);
}
