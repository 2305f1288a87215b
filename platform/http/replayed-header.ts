/** Tells the client that its key was answered before and nothing was done again (security.md S14). */
export const replayedHeader = (replayed: boolean): { headers?: Record<string, string> } =>
  replayed ? { headers: { "Idempotent-Replayed": "true" } } : {};
