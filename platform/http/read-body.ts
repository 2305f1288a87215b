import { Refusal } from "../errors.ts";

/** Bytes of the largest body where nothing else is said (security.md S59). */
export const LARGEST_BODY = 65_536;

/** 413 on a body that is announced longer, before a byte of it is read. */
export function requireShortBody(request: Request, largest = LARGEST_BODY): void {
  if (Number(request.headers.get("content-length") ?? 0) > largest) throw tooLarge();
}

/** The bytes of a body, counted while they are read: 413 on more than `largest`, 400 where the sender breaks off. */
export async function readBody(request: Request, largest = LARGEST_BODY): Promise<Uint8Array<ArrayBuffer>> {
  requireShortBody(request, largest);
  // A length that was said binds the sender. Reading at once is several times quicker.
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
