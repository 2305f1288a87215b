import sanitizeHtml from "sanitize-html";

/** HTML of an allow-list: headings, paragraphs, lists, emphasis and links to safe places; everything else goes (security.md S36). */
export const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ["h2", "h3", "p", "ul", "ol", "li", "strong", "em", "a", "br"],
    allowedAttributes: { a: ["href"], h2: ["id"] },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
  });
