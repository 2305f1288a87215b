import { z } from "zod";
import type { Endpoint } from "../../../platform/contracts/endpoint.ts";
import { refusalStatuses } from "../../../processes/calls/document/refusal-statuses.ts";

export type Answered = { status: number; headers: Headers; text: string };

const refusal = z.strictObject({
  message: z.string().min(1),
  code: z.string().min(1),
  errors: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
  visit: z.uuid().optional(),
});
const everyHeader = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
];
/** Words of a program, which are for nobody outside. */
const internals = /\bat \S+ \(|node_modules|\/(features|platform|processes)\/|select |insert into|violates|syntax error|\bundefined\b/;

/** The complaint about an answer beside the document; empty when it is as documented. */
export function judgeAnswer(endpoint: Endpoint, { status, headers, text }: Answered): string[] {
  const faults = everyHeader.filter((name) => !headers.has(name)).map((name) => `no header ${name}`);
  if (!headers.get("content-type")?.startsWith("application/json")) return [...faults, `not JSON: ${headers.get("content-type")}`];
  const body = parsed(text);
  if (body === undefined) return [...faults, "broken JSON"];
  if (status === 200 || status === 201) {
    const { error } = endpoint.output.safeParse(body);
    return error ? [...faults, `not its schema: ${z.prettifyError(error).replaceAll("\n", " ").slice(0, 300)}`] : faults;
  }
  if (!refusalStatuses(endpoint).includes(status)) faults.push(`${status} is not documented`);
  const { error, data } = refusal.safeParse(body);
  if (error) faults.push(`no refusal as documented: ${text.slice(0, 200)}`);
  else if (/^[a-z]+\.[a-zA-Z]+$/.test(data.message)) faults.push(`no words for ${data.message}`);
  if (status === 503 && !headers.has("retry-after")) faults.push("503 without Retry-After");
  if (status === 429 && !headers.has("retry-after")) faults.push("429 without Retry-After");
  if (internals.test(text)) faults.push(`tells of the program: ${text.slice(0, 200)}`);
  return faults;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
