import { randomUUID } from "node:crypto";
import type { PartAnswer } from "../features/exchange/programs/programs.contract.ts";

type Ask = (request: Request) => Response | Promise<Response>;
type Content = string | Uint8Array | ReadableStream<Uint8Array> | readonly object[];
type Options = { type?: string; key?: string; query?: string; headers?: Record<string, string> };
export type Answered<Body> = { status: number; body: Body; headers: Headers };

/** A program of somebody's own at its end of the exchange: JSON, or a text of a type it names. */
export function openProgram(ask: Ask, { origin = "http://localhost:3000", key }: { origin?: string; key: string }) {
  const call = async (method: string, path: string, init: { body?: BodyInit; headers?: Record<string, string> } = {}): Promise<Response> =>
    ask(
      new Request(`${origin}/api/exchange/v1/${path}`, {
        method,
        headers: { ...(key === "" ? {} : { authorization: `Bearer ${key}` }), ...init.headers },
        ...(init.body === undefined ? {} : { body: init.body, duplex: "half" }),
      }),
    );
  const read = async <Body>(answer: Response): Promise<Answered<Body>> => {
    const text = await answer.text();
    return { status: answer.status, body: JSON.parse(text) as Body, headers: answer.headers };
  };
  return {
    call,
    async put(
      kind: "goods" | "prices" | "stock",
      content: Content,
      { type, key: callKey = randomUUID(), query = "", headers = {} }: Options = {},
    ) {
      const isRows = Array.isArray(content);
      return read<PartAnswer>(
        await call("PUT", `${kind}${query && `?${query}`}`, {
          body: isRows ? JSON.stringify(content) : (content as BodyInit),
          headers: { "content-type": type ?? (isRows ? "application/json" : "text/csv"), "idempotency-key": callKey, ...headers },
        }),
      );
    },
    get: async <Body = Record<string, unknown>>(path: string) => read<Body>(await call("GET", path)),
    post: async <Body = Record<string, unknown>>(path: string, body: object = {}) =>
      read<Body>(await call("POST", path, { body: JSON.stringify(body), headers: { "content-type": "application/json" } })),
  };
}

/** The result of each row, as `row id result code…`. */
export const toldOf = ({ body: { results } }: Answered<PartAnswer>): string[] =>
  results.map(({ row, id, result, problems }) =>
    [row, id, result, ...problems.map(({ code, field }) => (field === "" ? code : `${code}(${field})`))].join(" "),
  );
