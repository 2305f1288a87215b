const LONGEST = 160;
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": " " };

/** 160 characters, cut between words. */
export function shortText(text: string): string {
  const plain = plainText(text);
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST - 1);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > LONGEST / 2 ? end : undefined).replace(/[\s.,:;—–-]+$/, "")}…`;
}

export const plainText = (html: string): string =>
  html
    .replace(/<[^>]{0,500}>/g, " ")
    .replace(/&[a-z#0-9]{1,8};/g, (entity) => entities[entity] ?? " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,:;!?])/g, "")
    .trim();
