import type { z } from "zod";
import type { Id } from "../ids.ts";
import type { Kopiykas } from "../money/money.ts";

type Unbranded<T> = [z.core.util.JSONType] extends [T]
  ? T
  : T extends Id<string> | Kopiykas
    ? number
    : T extends object
      ? { [Key in keyof T]: Unbranded<T[Key]> }
      : T;

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** `customer` needs a valid token, `staff` a staff session, `program` a key of the exchange; everything else is open to guests. */
export type Access = "anyone" | "customer" | "staff" | "program";

/** One REST call; the OpenAPI document lists all of them. */
export type Endpoint<
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  M extends Method = Method,
  P extends string = string,
> = {
  method: M;
  /** `/api/get-order/{number}`: braces name path parameters. */
  path: P;
  access: Access;
  permission?: string;
  /** One sentence for client developers. */
  summary: string;
  input: In;
  output: Out;
  /** Shown in the OpenAPI document; a test parses each by its schema. */
  example: { input?: Unbranded<z.input<In>>; output: Unbranded<z.input<Out>> };
  /** Requires the header `Idempotency-Key`, because money or stock moves (S14). */
  idempotent?: true;
  /** Its name in the OpenAPI document, where the path alone is no name. */
  name?: string;
  /** Statuses of its own, besides those of its path, access and body. */
  refuses?: readonly (401 | 403 | 404 | 409 | 410)[];
  /** Codes of its 409; `conflict` by default (`platform/contracts/refusal-codes.ts`). */
  conflicts?: readonly string[];
  /** Bodies of refusals that ask the client for something, by status. */
  wants?: Record<number, { description: string; body: z.ZodType; example: object }>;
  /** Optional request headers: name and purpose. */
  headers?: Record<string, string>;
  /** Required request headers. */
  needs?: Record<string, string>;
  /** Headers of its answer. */
  gives?: Record<string, string>;
  /** Further statuses of an answer with the same body, in words. */
  alsoAnswers?: Record<number, string>;
  /** Types of an answer besides JSON, in words. */
  otherAnswers?: Record<string, string>;
  /** Bodies of other types than JSON, in words. */
  bodies?: Record<string, string>;
  /** Optional names after `?` of a call with a body, in words. */
  query?: Record<string, string>;
  /** The largest body in bytes; 64 KB by default. */
  largestBody?: number;
};

export function endpoint<In extends z.ZodType, Out extends z.ZodType, const M extends Method, const P extends string>(
  declared: Endpoint<In, Out, M, P>,
): Endpoint<In, Out, M, P> {
  return declared;
}

export type InputOf<E extends Endpoint> = z.input<E["input"]>;
export type ParsedInputOf<E extends Endpoint> = z.output<E["input"]>;
export type OutputOf<E extends Endpoint> = z.input<E["output"]>;

/** A handler's body with the headers beside it. */
export type Answer<Body> = {
  body: Body;
  /** A list that is empty in the body, and its members, each of them JSON already. */
  list?: { name: string; members: readonly Uint8Array[] };
  setCookies?: string[];
  status?: 200 | 201;
  headers?: Record<string, string>;
};

/** An answer whose list `name`, empty in the body, has members that are JSON already. */
export const answerWithList = <Name extends string, Body extends Record<Name, readonly []>>(
  body: Body,
  name: Name,
  members: readonly Uint8Array[],
) => ({ body, list: { name, members } });

/** `V` is the visit, made by the processes. */
export type Handler<V> = { endpoint: Endpoint; answer: (visit: V, input: unknown) => Promise<Answer<unknown>> };

export function handle<V, E extends Endpoint>(
  declared: E,
  answer: (visit: V, input: ParsedInputOf<E>) => Promise<OutputOf<E>>,
): Handler<V> {
  return { endpoint: declared, answer: async (visit, input) => ({ body: await answer(visit, input as ParsedInputOf<E>) }) };
}

export function handleWith<V, E extends Endpoint>(
  declared: E,
  answer: (visit: V, input: ParsedInputOf<E>) => Promise<Answer<OutputOf<E>>>,
): Handler<V> {
  return { endpoint: declared, answer: (visit, input) => answer(visit, input as ParsedInputOf<E>) };
}
