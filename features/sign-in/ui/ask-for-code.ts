import { ApiRefusal, callApi } from "../../../client/call-api.ts";
import { recallJson } from "../../../client/memory/device-memory.ts";
import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import type { Challenge, Proof } from "../proof.rules.ts";
import type { viaPhoneNumber } from "../sign-in.contract.ts";
import { phoneHash } from "./phone-hash.ts";

export type StartAnswer = OutputOf<typeof viaPhoneNumber>;
type Wish = { phone: string; suffix: string; wanted: "code or PIN" | "code"; onProving: () => void };

/** A challenge may expire before its work is done. */
const MOST_PROOFS = 2;

/** Starts sign-in and solves a proof of work when asked, announced by `onProving`; `code` skips the PIN. Throws `ApiRefusal`. */
export async function askForCode({ onProving, ...wish }: Wish): Promise<StartAnswer> {
  let proof: Proof | undefined;
  for (let proofs = 0; ; proofs += 1) {
    try {
      return await ask(wish, proof);
    } catch (refusal) {
      const challenge = proofs < MOST_PROOFS ? challengeOf(refusal) : undefined;
      if (!challenge) throw refusal;
      onProving();
      const { solveProof } = await import("./solve-proof.ts");
      proof = await solveProof(challenge);
    }
  }
}

const ask = async ({ phone, suffix, wanted }: Omit<Wish, "onProving">, proof: Proof | undefined): Promise<StartAnswer> =>
  callApi<typeof viaPhoneNumber>(
    "POST",
    "/api/v2/via-phone-number",
    { phone, force_sms_sending: wanted === "code" ? 1 : 0, ...recallJson<Record<string, string>>("utm"), ...(proof ? { proof } : {}) },
    { headers: { "X-Phone-Hash": await phoneHash(phone, suffix) } },
  );

const challengeOf = (refusal: unknown): Challenge | undefined =>
  refusal instanceof ApiRefusal && refusal.status === 428 ? (refusal.told["challenge"] as Challenge | undefined) : undefined;
