import type { Context } from "hono";
import type { Endpoint } from "../endpoint.ts";
import { Refusal } from "../errors.ts";
import { readBody } from "./read-body.ts";
import { requireModestJson } from "./require-modest-json.ts";
import { requirePlainTexts } from "./require-plain-texts.ts";

/** The raw input of a call: path parameters, then the query (GET, DELETE) or the JSON body (POST, DELETE). */
export async function readInput(c: Context, { method, largestBody }: Endpoint): Promise<unknown> {
  const fromPath = c.req.param();
  const fromQuery = method === "POST" ? {} : queryOf(c.req.url);
  const body = method === "GET" ? {} : await readJson(c.req.raw, { required: method === "POST", largest: largestBody });
  const input = typeof body !== "object" || body === null || Array.isArray(body) ? body : { ...fromQuery, ...body, ...fromPath };
  requirePlainTexts(input);
  return input;
}

/** The first value of each name, whatever the name. */
const queryOf = (url: string): Record<string, string> => Object.fromEntries([...new URL(url).searchParams].toReversed());

async function readJson(request: Request, { required, largest }: { required: boolean; largest: number | undefined }): Promise<unknown> {
  const text = new TextDecoder().decode(await readBody(request, largest));
  if (text === "") {
    if (required) throw new Refusal(400, "refusal.badRequest");
    return {};
  }
  if (!request.headers.get("content-type")?.toLowerCase().startsWith("application/json")) {
    throw new Refusal(415, "refusal.badRequest");
  }
  requireModestJson(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "refusal.badRequest");
  }
}
