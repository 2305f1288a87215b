import { Refusal } from "../errors.ts";
import { readBody } from "./read-body.ts";
import { requirePlainTexts } from "./require-plain-texts.ts";

/** The request of a page with its form read whole and judged, so that the page reads what is in memory already. */
export async function withFormRead(request: Request): Promise<Request> {
  const { method, headers, signal, url } = request;
  if (method === "GET" || method === "HEAD") return request;
  const body = await readBody(request);
  if (body.length > 0) requirePlainTexts(await entriesOf(body, headers.get("content-type") ?? ""));
  return new Request(url, { method, headers, signal, body });
}

async function entriesOf(body: Uint8Array<ArrayBuffer>, type: string): Promise<[name: string, value: unknown][]> {
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) throw new Refusal(415, "refusal.badRequest");
  try {
    return [...(await new Response(body, { headers: { "Content-Type": type } }).formData())];
  } catch {
    throw new Refusal(400, "refusal.badRequest");
  }
}
