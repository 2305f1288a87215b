import type { Hono } from "hono";
import type { TestShop } from "../../../support/test-shop.ts";
import type { Endpoint, InputOf, OutputOf } from "../../../platform/contracts/endpoint.ts";
import { judgeAnswer, type Answered } from "./judge-answer.ts";
import type { Known } from "./known-values.ts";

/** One request: what of it is sent as it stands. */
export type Call = { endpoint: Endpoint; method: string; path: string; headers: Record<string, string>; body: string | undefined };

export type Tally = {
  statuses: Map<number, number>;
  faults: string[];
  /** Calls answered with success at least once, by `nameOf`. */
  done: Set<string>;
};

/** The means of a story: a shop, its calls, and the headers of an owner nobody has signed out. */
export type Telling = { shop: TestShop; known: Known; tell: Tell; newOwner: () => Promise<Record<string, string>> };
/** A call that has to succeed: its answer, and the headers that came with it. Throws with what was answered instead. */
export type Tell = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  headers?: Record<string, string>,
) => Promise<{ body: OutputOf<E>; headers: Headers }>;

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
export const told = ({ method, path, body = "" }: Call): string => `${method} ${path.slice(0, 160)} ${body.slice(0, 300)}`;

export async function ask(app: Hono, { path, method, headers, body }: Call): Promise<Answered> {
  const response = await app.request(path, { method, headers, ...(body === undefined ? {} : { body }) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Counts an answer, judges it beside the document and keeps what it tells. */
export function count(call: Call, answered: Answered, { tally, known }: { tally: Tally; known: Known }): void {
  tally.statuses.set(answered.status, (tally.statuses.get(answered.status) ?? 0) + 1);
  for (const fault of judgeAnswer(call.endpoint, answered)) tally.faults.push(`${told(call)} ${answered.status}: ${fault}`);
  if (answered.status >= 300) return;
  tally.done.add(nameOf(call.endpoint));
  known.learn(JSON.parse(answered.text));
}

/** A story that was not answered as it goes. */
export class BrokenOff extends Error {}
