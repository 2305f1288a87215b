import { createPublicKey, verify, type KeyObject } from "node:crypto";
import { z } from "zod";
import { BadCallback } from "../payments/card-provider.ts";
import type { MonobankClient } from "./monobank-client.ts";

/** However many forged callbacks come, the bank is asked for its key no more often. */
const FRESH_MS = 60_000;
/** The same after a failed request for the key. */
const AFTER_FAILURE_MS = 5_000;
const keyAnswer = z.object({ key: z.string().min(1) });

/** Judges `X-Sign` (ECDSA P-256, SHA-256, DER) of the raw body. Throws `BadCallback`, or another error while the bank gives no key. */
export function openMonobankJudge(
  client: Pick<MonobankClient, "get">,
  now: () => number = () => performance.now(),
): (body: Uint8Array, signature: string) => Promise<void> {
  let kept: { key: KeyObject; at: number } | undefined;
  let asking: Promise<{ key: KeyObject }> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  const fetchKey = async () => {
    try {
      return (kept = { key: readMonobankKey(await client.get("/api/merchant/pubkey")), at: now() });
    } catch (error) {
      failedAt = now();
      throw error;
    }
  };
  return async (body, signature) => {
    const bytes = Buffer.from(signature, "base64");
    const fits = ({ key }: { key: KeyObject }) => bytes.length > 0 && verify("sha256", body, key, bytes);
    const known = kept;
    if (known && fits(known)) return;
    if (known && now() - known.at < FRESH_MS) throw new BadCallback("monobank: the signature is wrong");
    if (asking === undefined && now() - failedAt < AFTER_FAILURE_MS) throw new Error("monobank gave no key a moment ago");
    if (!fits(await (asking ??= fetchKey().finally(() => (asking = undefined))))) throw new BadCallback("monobank: the signature is wrong");
  };
}

/** The key of `/api/merchant/pubkey`: Base64 of a PEM. Throws for anything else. */
export function readMonobankKey(answer: object): KeyObject {
  const read = keyAnswer.safeParse(answer);
  if (!read.success) throw new Error("monobank gave no key");
  return createPublicKey(Buffer.from(read.data.key, "base64"));
}
