const LONGEST = 160;
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": " " };

/** The beginning of a text, or of cleaned HTML, as a description takes it: 160 characters, cut between words. */
export function shortText(text: string): string {
  const plain = plainText(text);
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST - 1);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > LONGEST / 2 ? end : undefined).replace(/[\s.,:;—–-]+$/, "")}…`;
}

/** Cleaned HTML as people read it, in one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]{0,500}>/g, " ")
    .replace(/&[a-z#0-9]{1,8};/g, (entity) => entities[entity] ?? " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,:;!?])/g, "")
    .trim();
