import { z } from "zod";
import { guardVendor, VendorResting } from "../../platform/vendors/vendor-guard.ts";
import { askCardVendor, jsonObjectOf, type CardVendorReply } from "../payments/ask-card-vendor.ts";
import { CardRefusal } from "../payments/card-provider.ts";

export type MonobankAccount = { token: string; url: string };
export type MonobankClient = {
  get(path: string, query?: Record<string, string>): Promise<object>;
  post(path: string, body: object): Promise<object>;
};

/** The longest rest a `Retry-After` may ask for. */
const LONGEST_REST_MS = 300_000;
const errorBody = z.object({ errCode: z.string().max(100).catch(""), errText: z.string().max(500).catch("") });

/** The API of monobank acquiring under `X-Token`. Throws `CardRefusal` for what it refuses (400, 403, 404, 405). */
export function openMonobankClient(
  { token, url }: MonobankAccount,
  { timeoutMs, now = () => performance.now() }: { timeoutMs: number; now?: () => number },
): MonobankClient {
  const guard = guardVendor({ name: "monobank", timeoutMs });
  let restUntil = Number.NEGATIVE_INFINITY;
  const ask = async (method: "GET" | "POST", address: string, body?: object): Promise<object> => {
    if (now() < restUntil) throw new VendorResting("monobank asked to be left alone for a while");
    return guard.call(async (signal) => {
      const headers = { "X-Token": token, Accept: "application/json", "Content-Type": "application/json" };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const reply = await askCardVendor("monobank", `${url}${address}`, { method, headers, signal, ...sent });
      if (reply.status === 429) restUntil = now() + restOf(reply);
      return answerOf(reply);
    }, isFault);
  };
  return {
    get: (path, query = {}) => ask("GET", `${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query).toString()}` : ""}`),
    post: (path, body) => ask("POST", path, body),
  };
}

const isFault = (error: unknown): boolean => !(error instanceof CardRefusal);

function answerOf(reply: CardVendorReply): object {
  if (reply.status === 200) return jsonObjectOf("monobank", reply);
  if (reply.status < 400 || reply.status >= 500 || reply.status === 429) throw new Error(`monobank answered ${reply.status}`);
  const { errCode, errText } = errorBody.parse(jsonObjectOf("monobank", reply));
  throw new CardRefusal("monobank", { code: errCode || String(reply.status), words: errText, status: reply.status });
}

function restOf({ headers }: CardVendorReply): number {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return seconds > 0 ? Math.min(seconds * 1_000, LONGEST_REST_MS) : 0;
}
