/** Connections that never came to be: the gateway has surely read nothing. */
const codes = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_HAS_EXPIRED",
]);

/** Whether a failed request has surely not reached its receiver. */
export const isNeverConnected = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && "code" in error.cause && codes.has(String(error.cause.code));
