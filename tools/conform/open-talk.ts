import { setTimeout as pause } from "node:timers/promises";
import type { Operation } from "./document.ts";
import type { Judge } from "./open-judge.ts";

export type Json = Record<string, unknown>;
export type Who = "nobody" | "unknown token" | "customer" | "program";
export type Ask = {
  /** The operation's name in the document. */
  name: string;
  /** The question, for the report. */
  about: string;
  as?: Who;
  params?: Json;
  body?: Json;
  /** Instead of `body`, as it stands. */
  text?: { type: string; body: string };
  headers?: Record<string, string>;
  /** Any documented status where left out. */
  expects?: number;
};
export type Told = { name: string; about: string; status: number; faults: string[] };
export type Talk = { ask: (ask: Ask) => Promise<Json>; operation: (name: string) => Operation | undefined; told: Told[] };

const LONGEST_MS = 30_000;
const MOST_WAITS = 3;
const LONGEST_WAIT_SECONDS = 65;

type Options = {
  url: string;
  judge: Judge;
  keys: Partial<Record<Who, string | undefined>>;
  /** Calls a second at most. */
  rate: number;
};

/** Asks one call after the other at a bounded pace, comes back when it is told to, and judges every answer. */
export function openTalk({ url, judge, keys, rate }: Options): Talk {
  const told: Told[] = [];
  const operation = (name: string) => judge.operations.find(({ operationId }) => operationId === name);
  let next = 0;
  const send = async (described: Operation, ask: Ask) => {
    for (let waits = 0; ; waits += 1) {
      await pause(Math.max(0, next - Date.now()));
      next = Date.now() + 1_000 / rate;
      const answer = await fetch(addressOf(url, described, ask.params ?? {}), {
        method: described.method,
        redirect: "manual",
        signal: AbortSignal.timeout(LONGEST_MS),
        headers: headersOf(described, ask, keys),
        body: ask.text?.body ?? (described.method === "GET" || !ask.body ? null : JSON.stringify(ask.body)),
      });
      const wait = Number(answer.headers.get("retry-after"));
      const isBusy = answer.status === 429 || answer.status === 503;
      if (!isBusy || !(wait <= LONGEST_WAIT_SECONDS) || waits === MOST_WAITS) return answer;
      await answer.body?.cancel();
      await pause(wait * 1_000);
    }
  };
  return {
    told,
    operation,
    async ask(ask) {
      const described = operation(ask.name);
      const row: Told = { name: ask.name, about: ask.about, status: 0, faults: [] };
      told.push(row);
      if (!described) {
        row.faults.push("the document does not name this call");
        return {};
      }
      try {
        const { status, headers, body } = await send(described, ask);
        row.status = status;
        const isStream = headers.get("content-type")?.startsWith("text/event-stream");
        const text = isStream ? "" : await new Response(body).text();
        if (isStream) await body?.cancel();
        if (ask.expects !== undefined && status !== ask.expects)
          row.faults.push(`answered ${status}, not ${ask.expects}: ${text.slice(0, 160)}`);
        row.faults.push(...judge.judge(described, { status, headers, text }));
        return headers.get("content-type")?.startsWith("application/json") ? readJson(text) : {};
      } catch (error) {
        row.faults.push(`no answer: ${error instanceof Error ? error.message : String(error)}`);
        return {};
      }
    },
  };
}

function addressOf(url: string, { path, parameters }: Operation, params: Json): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "none")));
  const query = new URLSearchParams();
  const inPath = new Set(parameters.filter((one) => one.in === "path").map(({ name }) => name));
  for (const [name, value] of Object.entries(params)) if (!inPath.has(name) && value !== undefined) query.set(name, String(value));
  return `${url}${filled}${query.size > 0 ? `?${query}` : ""}`;
}

function headersOf({ method }: Operation, { as = "nobody", headers = {}, text, body }: Ask, keys: Options["keys"]): Record<string, string> {
  const key = as === "unknown token" ? "nobody-has-this-token" : keys[as];
  return {
    Accept: "application/json, */*",
    "Accept-Language": "ua",
    ...(text ? { "Content-Type": text.type } : method !== "GET" && body ? { "Content-Type": "application/json" } : {}),
    ...(key ? { Authorization: `Bearer ${key}` } : {}),
    ...headers,
  };
}

function readJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
}

/** `products.0.id` of an answer; undefined where it is not there. */
export const valueAt = (answer: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((found, name) => (found as Json | null | undefined)?.[name], answer);
