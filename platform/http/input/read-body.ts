import { Refusal } from "../../contracts/errors.ts";

/** Bytes; the default limit of a body (S59). */
export const LARGEST_BODY = 65_536;

/** Throws 413 for a body announced as too long, before reading it. */
export function requireShortBody(request: Request, largest = LARGEST_BODY): void {
  if (Number(request.headers.get("content-length") ?? 0) > largest) throw tooLarge();
}

/** Reads a body while counting: 413 above `largest`, 400 when the sender breaks off. */
export async function readBody(request: Request, largest = LARGEST_BODY): Promise<Uint8Array<ArrayBuffer>> {
  requireShortBody(request, largest);
  // The HTTP server enforces an announced length, and one read is several times faster.
  if (request.headers.has("content-length")) return new Uint8Array(await request.arrayBuffer().catch(brokenOff));
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read().catch(brokenOff)) ?? { done: true };
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > largest) throw tooLarge();
    chunks.push(value);
  }
}

const tooLarge = (): Refusal => new Refusal(413, "refusal.tooLarge");

function brokenOff(): never {
  throw new Refusal(400, "refusal.badRequest");
}
