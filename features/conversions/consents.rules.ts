/** A visitor may agree to being counted and to being shown advertising (security.md S53). */
export const consents = ["analytics", "advertising"] as const;
export type Consent = (typeof consents)[number];
