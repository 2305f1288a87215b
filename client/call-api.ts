import type { Endpoint, InputOf, Method, OutputOf } from "../platform/contracts/endpoint.ts";
import type { FieldErrors } from "../platform/contracts/field-errors.ts";
import { localeOfPath } from "./locale/locale.ts";

/** A refusal; `status` 0 means unreachable. Messages are ready to show. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly errors: FieldErrors;
  readonly retryAfterSeconds: number | undefined;
  readonly told: Record<string, unknown>;
  constructor(status: number, message: string, errors: FieldErrors = {}, retryAfterSeconds?: number, told: Record<string, unknown> = {}) {
    super(message);
    this.name = "ApiRefusal";
    this.status = status;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.told = told;
  }
}

export const isUnreachable = (error: unknown): boolean => error instanceof ApiRefusal && error.status === 0;

/** Faults by the last part of each field's path, else `form`; `otherwise` where words lack. */
export function refusalByField(error: unknown, otherwise: string): Record<string, string> {
  if (!(error instanceof ApiRefusal)) return { form: otherwise };
  const said = error.message || otherwise;
  const atFields = Object.entries(error.errors).map(([path, [text = said]]) => [path.split(".").at(-1) || "form", text]);
  return atFields.length > 0 ? Object.fromEntries(atFields) : { form: said };
}

type Options = {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** After a 401: `ask` repeats after a new sign-in, `tell` throws. */
  whenSignedOut?: "ask" | "tell";
};

let askToSignIn: (() => Promise<boolean>) | undefined;

/** Registers who asks to sign in again; resolves to whether the same person is back. */
export const onSessionEnded = (ask: () => Promise<boolean>): void => {
  askToSignIn = ask;
};

/** Type-only, so no schema reaches the browser. Throws `ApiRefusal`. */
export async function callApi<E extends Endpoint>(
  method: E["method"] & Method,
  path: E["path"],
  input: InputOf<E>,
  { signal, headers = {}, whenSignedOut = "ask" }: Options = {},
): Promise<OutputOf<E>> {
  const { address, rest } = fillPath(path, input as Record<string, unknown>);
  const withQuery = method === "GET" ? `${address}${queryOf(rest)}` : address;
  const response = await send(withQuery, {
    method,
    signal,
    headers: {
      "Accept-Language": localeOfPath(window.location.pathname),
      ...(method === "GET" ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    body: method === "GET" ? undefined : JSON.stringify(rest),
  });
  const answer = await bodyOf(response);
  if (response.ok) return answer as OutputOf<E>;
  if (response.status === 401 && whenSignedOut === "ask" && (await askToSignIn?.()))
    return callApi(method, path, input, { signal, headers, whenSignedOut: "tell" });
  const refusal = answer as Record<string, unknown> & { message?: string; errors?: FieldErrors };
  const retryAfter = Number(response.headers.get("Retry-After")) || undefined;
  throw new ApiRefusal(response.status, refusal.message ?? "", refusal.errors, retryAfter, refusal);
}

/** A truncated success is an error; a refusal may lack its body. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    if (response.ok) throw new ApiRefusal(0, "");
    return {};
  }
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiRefusal(0, "");
  }
}

function fillPath(path: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { address, rest };
}

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) if (value !== undefined && value !== null) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : "";
}
