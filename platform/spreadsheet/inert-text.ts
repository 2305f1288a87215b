/** An apostrophe keeps a spreadsheet from running the text (security.md S51). */
export const inertText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
