import type { FieldErrors } from "./field-errors.ts";

/** What a refusal tells a program besides its words, and what the client keeps of it. */
export type Carried = {
  /** Fields of the answer's body; `code` names what is wanted of the client. */
  body?: { code: string } & Record<string, unknown>;
  headers?: Record<string, string>;
  setCookies?: readonly string[];
};

/**
 * A refusal any endpoint or page may give. Everything else that is thrown is a bug and answers 500.
 * `messageKey` names words in the visitor's language; it never carries internals.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly messageKey: string;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly carried: Carried;

  constructor(status: number, messageKey: string, more: { errors?: FieldErrors; retryAfterSeconds?: number; carried?: Carried } = {}) {
    super(messageKey);
    this.name = "Refusal";
    this.status = status;
    this.messageKey = messageKey;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.carried = more.carried ?? {};
  }
}

/** 422: the request was understood and some of its fields are not acceptable. */
export const invalid = (errors: FieldErrors): Refusal => new Refusal(422, "refusal.invalid", { errors });
/** 401: no valid token. */
export const notSignedIn = (): Refusal => new Refusal(401, "refusal.notSignedIn");
/** 403: signed in, and not allowed. */
export const forbidden = (): Refusal => new Refusal(403, "refusal.forbidden");
/** 404: not there, or not this visitor's (the two answers are equal on purpose). */
export const notFound = (): Refusal => new Refusal(404, "refusal.notFound");
/** 410: it was here and will not come back. */
export const gone = (): Refusal => new Refusal(410, "refusal.gone");
/** 409: the state moved on. */
export const conflict = (messageKey = "refusal.conflict"): Refusal => new Refusal(409, messageKey);
/** 429: a limit of security.md was reached; the visitor may try again after that many seconds. */
export const tooMany = (retryAfterSeconds: number, messageKey = "refusal.tooMany"): Refusal =>
  new Refusal(429, messageKey, { retryAfterSeconds });
/** 503: overloaded, draining, or a vendor is silent. */
export const unavailable = (retryAfterSeconds = 5, messageKey = "refusal.unavailable"): Refusal =>
  new Refusal(503, messageKey, { retryAfterSeconds });

/** True for every refusal, also one thrown by another copy of this module (pages are bundled apart). */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === "Refusal";
}
