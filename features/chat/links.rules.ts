/** A piece of a message; `href` makes it a link. */
export type TextPart = { text: string; href?: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"«»„“”]+/gi;
/** Signs that end a sentence rather than an address. */
const AFTER = /[.,;:!?…'’*_~-]+$/;

/** Turns web addresses into links; no other scheme, and no address with a name before its host. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found[0]);
    const href = hrefOf(address);
    if (href === undefined) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({ text: address, href });
    from = found.index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** A closing bracket belongs to the address only where that opens it. */
function withoutEnd(found: string): string {
  let address = found.replace(AFTER, "");
  while (address.endsWith(")") && address.split(")").length > address.split("(").length) address = address.slice(0, -1).replace(AFTER, "");
  return address;
}

function hrefOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return undefined;
  return url.href;
}
