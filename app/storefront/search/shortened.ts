const MOST_SHOWN = 64;

/** Long pasted texts are shown by their beginning. */
export const shortened = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).trimEnd()}…` : text);
