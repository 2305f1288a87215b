/** A text that a spreadsheet would run begins with an apostrophe (security.md S51). */
export const inertText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
