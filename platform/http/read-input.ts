import type { Context } from "hono";
import type { Endpoint } from "../endpoint.ts";
import { Refusal } from "../errors.ts";

const LARGEST_BODY = 1_048_576;

/** The raw input of a call: path parameters, then the query (GET, DELETE) or the JSON body (POST, DELETE). */
export async function readInput(c: Context, { method, largestBody = LARGEST_BODY }: Endpoint): Promise<unknown> {
  const fromPath = c.req.param();
  const fromQuery = method === "POST" ? {} : c.req.query();
  if (method === "GET") return { ...fromQuery, ...fromPath };
  const body = await readJson(c.req.raw, { required: method === "POST", largest: largestBody });
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return { ...fromQuery, ...body, ...fromPath };
}

async function readJson(request: Request, { required, largest }: { required: boolean; largest: number }): Promise<unknown> {
  const length = Number(request.headers.get("content-length") ?? 0);
  if (length > largest) throw new Refusal(413, "refusal.badRequest");
  const text = await readText(request, largest);
  if (text === "") {
    if (required) throw new Refusal(400, "refusal.badRequest");
    return {};
  }
  if (!request.headers.get("content-type")?.toLowerCase().startsWith("application/json")) {
    throw new Refusal(415, "refusal.badRequest");
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "refusal.badRequest");
  }
}

async function readText(request: Request, largest: number): Promise<string> {
  // A length that was said binds the sender: what is longer is not read. Reading at once is several times quicker.
  if (request.headers.has("content-length")) return request.text();
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > largest) throw new Refusal(413, "refusal.badRequest");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
