import type { z } from "zod";
import type { Id } from "./ids.ts";
import type { Kopiykas } from "./money.ts";

/** The same with bare numbers where ids stand, as an example writes them. */
type Unbranded<T> = [z.core.util.JSONType] extends [T]
  ? T
  : T extends Id<string> | Kopiykas
    ? number
    : T extends object
      ? { [Key in keyof T]: Unbranded<T[Key]> }
      : T;

export type Method = "GET" | "POST" | "DELETE";

/** Who may call. `customer` needs a valid token; `staff` a staff session; the rest is open to guests. */
export type Access = "anyone" | "customer" | "staff";

/** One call of the REST API as it crosses the wire. The list of them is the OpenAPI document. */
export type Endpoint<
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  M extends Method = Method,
  P extends string = string,
> = {
  method: M;
  /** `/api/get-order/{number}`: braces name parameters taken from the path. */
  path: P;
  access: Access;
  /** What a member of staff must be allowed to do; named by every call whose access is `staff`. */
  permission?: string;
  /** One sentence for the people who write clients. */
  summary: string;
  input: In;
  output: Out;
  /** Shown in the OpenAPI document; a test parses each with its schema. */
  example: { input?: Unbranded<z.input<In>>; output: Unbranded<z.input<Out>> };
  /** Money or stock moves: the header `Idempotency-Key` is required (security.md S14). */
  idempotent?: true;
  /** Refusals of its own, beside those that follow from its path, access and body: 403, 404, 409, 410. */
  refuses?: readonly (401 | 403 | 404 | 409 | 410)[];
  /** Refusals that want something of the client before it calls again, by status: their bodies have these fields besides the words. */
  wants?: Record<number, { description: string; body: z.ZodType; example: object }>;
  /** Headers a client may send, by name: what they are for. */
  headers?: Record<string, string>;
  /** Bytes of the largest body, where it is not the ordinary 64 KB. */
  largestBody?: number;
};

/** Declares an endpoint; the types of input and output follow from the schemas. */
export function endpoint<In extends z.ZodType, Out extends z.ZodType, const M extends Method, const P extends string>(
  declared: Endpoint<In, Out, M, P>,
): Endpoint<In, Out, M, P> {
  return declared;
}

export type InputOf<E extends Endpoint> = z.input<E["input"]>;
export type ParsedInputOf<E extends Endpoint> = z.output<E["input"]>;
export type OutputOf<E extends Endpoint> = z.input<E["output"]>;

/** What a use case behind an endpoint gives back besides its body; `json` is the body's JSON where writing it can be spared. */
export type Answer<Body> = {
  body: Body;
  json?: () => Uint8Array;
  setCookies?: string[];
  status?: 200 | 201;
  headers?: Record<string, string>;
};

/** An endpoint with the function that answers it; `V` is the visit, made by the processes. */
export type Handler<V> = { endpoint: Endpoint; answer: (visit: V, input: unknown) => Promise<Answer<unknown>> };

/** Ties an endpoint to its function. The function gets parsed input and returns what the output schema describes. */
export function handle<V, E extends Endpoint>(
  declared: E,
  answer: (visit: V, input: ParsedInputOf<E>) => Promise<OutputOf<E>>,
): Handler<V> {
  return { endpoint: declared, answer: async (visit, input) => ({ body: await answer(visit, input as ParsedInputOf<E>) }) };
}

/** The same for the few calls that also set cookies or another success status. */
export function handleWith<V, E extends Endpoint>(
  declared: E,
  answer: (visit: V, input: ParsedInputOf<E>) => Promise<Answer<OutputOf<E>>>,
): Handler<V> {
  return { endpoint: declared, answer: (visit, input) => answer(visit, input as ParsedInputOf<E>) };
}
