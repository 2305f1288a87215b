import type { Shop } from "./open-shop.ts";
import { ShopRefused, told } from "./refusal.ts";
import { pause } from "./send-again.ts";

export type Upload = {
  purpose: "review_film" | "supplier_file";
  name: string;
  bytes: Uint8Array;
  /** Of 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
};

const MOST_BREAKS = 8;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Sends a file in parts and goes on after a break from where the shop has it. Answers the id that `add-review-film` or `suppliers` takes within
 * a day. Throws `ShopRefused`.
 */
export async function upload(shop: Shop, { purpose, name, bytes, onProgress, signal }: Upload): Promise<string> {
  const { id, partSize } = await begun(shop, { purpose, name, size: bytes.length, signal });
  let [sent, breaks] = [0, 0];
  while (sent < bytes.length) {
    const part = base64Of(bytes.subarray(sent, sent + partSize));
    const answer = await told(shop.api.POST("/api/upload-part", { body: { id, from: sent, part }, signal }));
    if (answer.ok) {
      [sent, breaks] = [answer.data.received, 0];
      onProgress?.(sent / bytes.length);
    } else {
      const mayPass = answer.status === 0 || answer.status === 429 || answer.status >= 500;
      // A part sent again is answered by how far the shop has come.
      if (!mayPass || (breaks += 1) > MOST_BREAKS) throw new ShopRefused(answer.refusal, answer.status, answer.retryAfterSeconds);
      await pause(answer.retryAfterSeconds ? answer.retryAfterSeconds * 1_000 : Math.min(LONGEST_PAUSE_MS, 500 * 2 ** breaks), signal);
    }
  }
  return id;
}

async function begun(
  shop: Shop,
  { signal, ...body }: { purpose: Upload["purpose"]; name: string; size: number; signal?: AbortSignal | undefined },
) {
  const answer = await told(shop.api.POST("/api/begin-upload", { body, signal }));
  if (answer.ok) return answer.data;
  throw new ShopRefused(answer.refusal, answer.status, answer.retryAfterSeconds);
}

/** In pieces, since a call takes so many arguments only; each but the last a multiple of three bytes. */
export function base64Of(bytes: Uint8Array): string {
  const PIECE = 12_288;
  let text = "";
  for (let from = 0; from < bytes.length; from += PIECE) text += btoa(String.fromCharCode(...bytes.subarray(from, from + PIECE)));
  return text;
}
