/** Headers of every JSON answer: none of them is for a shared cache. */
export const cacheControl = {
  "Cache-Control": { description: "`private, no-store`", required: true, schema: { type: "string", pattern: "no-store" } },
};

export const retryAfter = { "Retry-After": { description: "Seconds", required: true, schema: { type: "integer", minimum: 1 } } };

export const replayed = {
  "Idempotent-Replayed": { description: "`true`: done before under this key", schema: { type: "string", enum: ["true"] } },
};
