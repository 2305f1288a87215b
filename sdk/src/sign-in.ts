import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Shop } from "./open-shop.ts";
import { orThrow, ShopRefused, told } from "./refusal.ts";
import { pause } from "./send-again.ts";

type Challenge = { text: string; puzzles: number; bits: number };

/** Hashes between two breaths of the app. */
const CHUNK = 1_024;
/** A challenge may expire before its work is done. */
const MOST_PROOFS = 2;

/**
 * Begins a sign-in: the shop sends an SMS with a code, or says that this device has a PIN (`isPinCode`), unless `wanted` is `code`. Does the
 * work the shop may ask for first. Digits of the phone as `380XXXXXXXXX`. Throws `ShopRefused`.
 */
export async function startSignIn(shop: Shop, phone: string, wanted: "code or PIN" | "code" = "code or PIN") {
  if (!shop.phoneHashSuffix) throw new Error("openShop needs the shop's phoneHashSuffix to sign in");
  const header = { "X-Phone-Hash": bytesToHex(sha256(utf8ToBytes(`${phone}${shop.phoneHashSuffix}${dayInKyiv(new Date())}`))) };
  let proof: { challenge: string; nonces: number[] } | undefined;
  for (let proofs = 0; ; proofs += 1) {
    const body = { phone, force_sms_sending: wanted === "code" ? (1 as const) : (0 as const), proof };
    const answer = await told(shop.api.POST("/api/v2/via-phone-number", { params: { header }, body }));
    if (answer.ok) return answer.data;
    const { refusal } = answer;
    if (refusal.code !== "proof_of_work_needed" || proofs === MOST_PROOFS)
      throw new ShopRefused(refusal, answer.status, answer.retryAfterSeconds);
    proof = { challenge: refusal.challenge.text, nonces: await solve(refusal.challenge) };
  }
}

/** Signs in by the code of the SMS; the token is kept in the store. Throws `ShopRefused`: `invalid` with `errors.code` for a wrong one. */
export async function signInByCode(shop: Shop, { phone, code }: { phone: string; code: string }) {
  const answer = await orThrow(shop.api.POST("/api/sms-code-check", { body: { phone, code } }));
  await shop.identity.keepToken(answer.token);
  return answer;
}

/** Signs in by the PIN of a device that signed in by a code before. Throws `ShopRefused`: `invalid` with `errors.pin_code` for a wrong one. */
export async function signInByPin(shop: Shop, { phone, pin }: { phone: string; pin: string }) {
  const answer = await orThrow(shop.api.POST("/api/v2/via-pin-code", { body: { phone, pin_code: pin } }));
  await shop.identity.keepToken(answer.token);
  return answer;
}

/** Ends the token here and in the shop. What the shop cannot be told is forgotten here all the same. */
export async function signOut(shop: Shop): Promise<void> {
  await told(shop.api.POST("/api/logout", { body: {} }));
  await shop.identity.keepToken(null);
}

async function solve({ text, puzzles, bits }: Challenge): Promise<number[]> {
  const nonces: number[] = [];
  for (let puzzle = 0; puzzle < puzzles; puzzle += 1) {
    let nonce = 0;
    while (leadingZeros(sha256(utf8ToBytes(`${text}.${puzzle}.${nonce}`))) < bits) {
      nonce += 1;
      if (nonce % CHUNK === 0) await pause(0);
    }
    nonces.push(nonce);
  }
  return nonces;
}

export function leadingZeros(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}

/** The shop takes the day before as well in a day's first hour. */
function dayInKyiv(now: Date): string {
  for (const timeZone of ["Europe/Kyiv", "Europe/Kiev"])
    try {
      return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);
    } catch (error) {
      // Systems know one of the two names.
      if (!(error instanceof RangeError)) throw error;
    }
  return now.toISOString().slice(0, 10);
}
