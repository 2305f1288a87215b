import type { Hono } from "hono";
import type { Endpoint } from "../../../platform/contracts/endpoint.ts";
import { ask, BrokenOff, count, type Call, type Tally, type Tell, type Telling } from "./perform.ts";
import { stories } from "./stories.ts";

/** A call by name of a story: what its schema asks for, as a client would send it. */
function plainCall(endpoint: Endpoint, input: Record<string, unknown>, headers: Record<string, string>): Call {
  const rest = { ...input };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const { [name]: value } = rest;
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const isRead = endpoint.method === "GET";
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return {
    endpoint,
    method: endpoint.method,
    path: isRead && query.size > 0 ? `${path}?${query}` : path,
    headers: {
      "Accept-Language": "ua",
      "Sec-Fetch-Site": "same-origin",
      ...(isRead ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    body: isRead ? undefined : JSON.stringify(rest),
  };
}

/**
 * Stories of people and staff by calls alone, each of which has to be answered well: they make what random calls cannot hit upon.
 * A story that breaks off is a fault.
 */
export function openStories(app: Hono, { tally, ...telling }: Omit<Telling, "tell"> & { tally: Tally }) {
  const tell: Tell = async (endpoint, input, headers = {}) => {
    const call = plainCall(endpoint, input as Record<string, unknown>, headers);
    const answered = await ask(app, call);
    count(call, answered, { tally, known: telling.known });
    if (answered.status >= 300) throw new BrokenOff(`${call.method} ${call.path} ${answered.status}: ${answered.text.slice(0, 300)}`);
    return { body: JSON.parse(answered.text), headers: answered.headers };
  };
  return async (name: keyof typeof stories): Promise<void> => {
    try {
      await stories[name]({ ...telling, tell });
    } catch (error) {
      if (!(error instanceof BrokenOff)) throw error;
      tally.faults.push(`the story of ${name} broke off: ${error.message}`);
    }
  };
}
