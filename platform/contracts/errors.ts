import type { FieldErrors } from "./field-errors.ts";

export type Carried = {
  /** `code` names what the client has to do. */
  body?: { code: string } & Record<string, unknown>;
  headers?: Record<string, string>;
  setCookies?: readonly string[];
};

/** Every other error is a bug and answers 500. `messageKey` names words in the visitor's language. */
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

/** 422: some fields are not acceptable. */
export const invalid = (errors: FieldErrors): Refusal => new Refusal(422, "refusal.invalid", { errors });
export const notSignedIn = (): Refusal => new Refusal(401, "refusal.notSignedIn");
export const forbidden = (): Refusal => new Refusal(403, "refusal.forbidden");
/** 404: absent, or another's, which looks the same on purpose. */
export const notFound = (): Refusal => new Refusal(404, "refusal.notFound");
export const gone = (): Refusal => new Refusal(410, "refusal.gone");
/** 409: the state changed meanwhile. */
export const conflict = (messageKey = "refusal.conflict"): Refusal => new Refusal(409, messageKey);
/** 429: a limit of security.md is reached. */
export const tooMany = (retryAfterSeconds: number, messageKey = "refusal.tooMany"): Refusal =>
  new Refusal(429, messageKey, { retryAfterSeconds });
/** 503: overload, shutdown, or a silent vendor. */
export const unavailable = (retryAfterSeconds = 5, messageKey = "refusal.unavailable"): Refusal =>
  new Refusal(503, messageKey, { retryAfterSeconds });

/** A system behind the shop does not answer; the visitor gets 503, the log the reason. */
export class OutOfReach extends Error {
  override readonly name = "OutOfReach";
}

/** True for refusals of any copy of this module, as pages are bundled separately. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === "Refusal";
}
