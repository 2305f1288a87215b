import type { Context } from "hono";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { Refusal } from "../../contracts/errors.ts";
import { readBody } from "./read-body.ts";
import { requireModestJson } from "./require-modest-json.ts";
import { requirePlainTexts } from "./require-plain-texts.ts";

export async function readText(c: Context, { method, largestBody }: Endpoint): Promise<string> {
  return method === "GET" ? "" : new TextDecoder().decode(await readBody(c.req.raw, largestBody));
}

export function inputOf(c: Context, { method }: Endpoint, text: string): unknown {
  const fromPath = c.req.param();
  const fromQuery = method === "POST" ? {} : queryOf(c.req.url);
  const body = method === "GET" ? {} : parseJson(c.req.raw, text, { required: method === "POST" });
  const input = typeof body !== "object" || body === null || Array.isArray(body) ? body : { ...fromQuery, ...body, ...fromPath };
  requirePlainTexts(input);
  return input;
}

const queryOf = (url: string): Record<string, string> => Object.fromEntries([...new URL(url).searchParams].toReversed());

function parseJson(request: Request, text: string, { required }: { required: boolean }): unknown {
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
