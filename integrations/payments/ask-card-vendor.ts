/** Enough for the statement of a busy day. */
const LARGEST_ANSWER = 16 * 1_048_576;

export type CardVendorReply = { status: number; headers: Headers; text: string };

/** One call to a vendor's API. Throws for no connection, a redirect, a time over, and an answer without end. */
export async function askCardVendor(
  vendor: string,
  url: string,
  init: { method: "GET" | "POST"; headers?: Record<string, string>; body?: string; signal: AbortSignal },
): Promise<CardVendorReply> {
  const response = await fetch(url, { ...init, redirect: "error" });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > LARGEST_ANSWER) throw new Error(`${vendor} answered more than can be an answer`);
    parts.push(part);
  }
  return { status: response.status, headers: response.headers, text: Buffer.concat(parts).toString() };
}

/** Throws for anything but a JSON object; no error quotes the text. */
export function jsonObjectOf(vendor: string, { status, text }: CardVendorReply): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Falls through to the single error below.
  }
  throw new Error(`${vendor} answered ${status} with something that is no answer`);
}
