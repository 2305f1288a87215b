import { jsonOrUndefined } from "../../platform/text/json-or-undefined.ts";
import { readBounded } from "../read-bounded.ts";

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
  const body = await readBounded(response, { vendor, most: LARGEST_ANSWER });
  return { status: response.status, headers: response.headers, text: body.toString() };
}

/** Throws for anything but a JSON object; no error quotes the text. */
export function jsonObjectOf(vendor: string, { status, text }: CardVendorReply): object {
  const value = jsonOrUndefined(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new Error(`${vendor} answered ${status} with something that is no answer`);
}
