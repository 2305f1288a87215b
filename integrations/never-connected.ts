/** Errors before a connection: the vendor has received nothing. */
const codes = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "CERT_HAS_EXPIRED",
]);

export const isNeverConnected = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && "code" in error.cause && codes.has(String(error.cause.code));
