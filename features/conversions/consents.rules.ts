/** What a visitor may agree to (security.md S53): being counted, and being shown advertising. */
export const consents = ["analytics", "advertising"] as const;
export type Consent = (typeof consents)[number];
