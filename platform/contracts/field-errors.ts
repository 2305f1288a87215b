/** Field name → message keys or sentences. */
export type FieldErrors = Record<string, string[]>;
