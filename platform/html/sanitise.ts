import sanitizeHtml from "sanitize-html";
import { keepTogether } from "../text/keep-together.ts";

/** The allow-list of S36; every other tag is removed. */
const shown: sanitizeHtml.IOptions & { allowedTags: string[] } = {
  allowedTags: ["h2", "h3", "p", "ul", "ol", "li", "strong", "em", "a", "br"],
  allowedAttributes: { a: ["href"], h2: ["id"] },
  allowedSchemes: ["https", "mailto", "tel"],
  allowProtocolRelative: false,
};

/** Stored HTML may also hold conditions. */
const written: sanitizeHtml.IOptions = {
  ...shown,
  allowedTags: [...shown.allowedTags, "section", "span"],
  allowedAttributes: { ...shown.allowedAttributes, "*": ["data-when"] },
};

export const sanitise = (html: string): string => sanitizeHtml(html, written);

/** Sanitises HTML for visitors: elements whose condition fails and all conditions are removed, numbers stay with their units. */
export function sanitiseShown(html: string, isShown: (condition: string) => boolean): string {
  const kept = sanitizeHtml(html, { ...written, exclusiveFilter: ({ attribs }) => !isShown(attribs["data-when"] ?? "") });
  return sanitizeHtml(kept, { ...shown, textFilter: keepTogether });
}
