/** Field name → message keys or ready sentences, in the order they were found. */
export type FieldErrors = Record<string, string[]>;
