const MOST_SHOWN = 64;

/** A pasted text as it is repeated to its author: its beginning. */
export const shortened = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).trimEnd()}…` : text);
