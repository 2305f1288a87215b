import { invalid, Refusal } from "../../contracts/errors.ts";
import { readBody } from "./read-body.ts";
import { requirePlainTexts } from "./require-plain-texts.ts";

/** More than the shop's largest form has, since an answer repeats each field. */
const MOST_FIELDS = 200;

export async function withFormRead(request: Request): Promise<Request> {
  const { method, headers, signal, url } = request;
  if (method === "GET" || method === "HEAD") return request;
  const body = await readBody(request);
  if (method === "POST" || body.length > 0) requireFields(await entriesOf(body, headers.get("content-type") ?? ""));
  return new Request(url, { method, headers, signal, body });
}

/** Throws 422 for too many fields, odd texts and names of `Object.prototype`, which no form has. */
function requireFields(fields: readonly [name: string, value: unknown][]): void {
  if (fields.length > MOST_FIELDS) throw invalid({ body: ["form.invalid"] });
  if (fields.some(([name]) => name in Object.prototype)) throw invalid({ body: ["form.unknown"] });
  requirePlainTexts(fields);
}

async function entriesOf(body: Uint8Array<ArrayBuffer>, type: string): Promise<[name: string, value: unknown][]> {
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) throw new Refusal(415, "refusal.badRequest");
  try {
    return [...(await new Response(body, { headers: { "Content-Type": type } }).formData())];
  } catch {
    throw new Refusal(400, "refusal.badRequest");
  }
}
