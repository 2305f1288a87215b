import { createHash } from "node:crypto";
import { issueToken, recogniseDevice, type ProfileSources } from "../features/accounts/accounts.server.ts";
import type { Customer } from "../features/shop.ts";
import { kopiykas } from "../platform/money/money.ts";
import { kyivDay } from "../platform/time/time.ts";
import { proofGate } from "../features/sign-in/server/guard/gates.ts";
import { leadingZeros, puzzleText, type Challenge, type Proof } from "../features/sign-in/proof.rules.ts";
import { isRefusal } from "../platform/contracts/errors.ts";
import type { KeyedVisit } from "../features/sign-in/server/guard/passes.ts";
import { startSignIn, type StartInput } from "../features/sign-in/server/codes/start-sign-in.ts";
import { testVisit, type TestShop } from "./test-shop.ts";

/** A guest's visit from a browser that has its key, with the header a client of the shop makes from the phone. */
export function phoneVisit(
  shop: TestShop,
  phone: string,
  who: Parameters<typeof testVisit>[1] & { device?: string; app?: string } = {},
): KeyedVisit {
  const visit = testVisit(shop, { address: networkOfPhone(phone), ...who });
  const guestHash = visit.guestHash ?? createHash("sha256").update("somebody's browser").digest();
  const headers = new Headers({
    "X-Phone-Hash": createHash("sha256")
      .update(`${phone}${shop.config.phoneHashSuffix}${kyivDay(visit.now)}`)
      .digest("hex"),
  });
  if (who.app) headers.set("X-Device", who.app);
  return { ...visit, guestHash, headers, cookies: new Map(who.device ? [["device", who.device]] : []) };
}

/** Whoever asks for a phone does so from home, so that people of a test do not share an address. */
const networkOfPhone = (phone: string): string => `2001:db8:${phone.slice(-8, -4)}:${phone.slice(-4)}::1`;

/** The token of a customer who has signed in by SMS on a new device. */
export const tokenOf = (shop: TestShop, { id: accountId }: Pick<Customer, "id">): Promise<string> =>
  shop.db.write(async (tx) => {
    const now = shop.clock.now();
    const { deviceId } = await recogniseDevice(tx, { accountId, credential: undefined, userAgent: "", now });
    return issueToken(tx, { accountId, deviceId, proof: "sms", now });
  });

/** Features above accounts that know nothing of anybody. */
export const noProfileSources: ProfileSources = {
  countOrders: async () => ({ orders: 0, unpaid: 0, debts: 0 }),
  unreadNotices: async () => 0,
  bonusSum: async () => kopiykas(0),
  balanceOf: async () => ({ customerDebt: kopiykas(0), companyDebt: kopiykas(0), total: kopiykas(0) }),
  wordPlaces: async (_, kept) => kept.map(({ place }) => place),
};

/** Starts a sign-in as the call does, by a client that has proved nothing. */
export const startWithoutProof = (visit: KeyedVisit, input: StartInput) => startSignIn(visit, input, proofGate(undefined));

/** The code of the newest SMS to a phone. Throws when none went out. */
export function smsCodeFor(shop: TestShop, phone: string): string {
  const line = shop.smsLines.findLast((one) => one.startsWith(`sms +${phone} `));
  const code = line?.split(" ").at(-1);
  if (!code) throw new Error(`no SMS went to ${phone}`);
  return code;
}

/** A code that is surely not this one. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, "0");

/** The same by a client that does the work it is asked for. */
export async function startWithProof(visit: KeyedVisit, input: StartInput) {
  try {
    return await startWithoutProof(visit, input);
  } catch (error) {
    const challenge = isRefusal(error) ? error.carried.body?.["challenge"] : undefined;
    if (!challenge) throw error;
    return startSignIn(visit, input, proofGate(solve(challenge as Challenge)));
  }
}

/** Does a challenge's work as quickly as this machine can. */
export function solve({ text, puzzles, bits }: Challenge): Proof {
  const hashOf = (at: number, nonce: number) =>
    createHash("sha256")
      .update(puzzleText(text, at, nonce))
      .digest();
  const nonceOf = (at: number): number => {
    let nonce = 0;
    while (leadingZeros(hashOf(at, nonce)) < bits) nonce += 1;
    return nonce;
  };
  return { challenge: text, nonces: Array.from({ length: puzzles }, (_, at) => nonceOf(at)) };
}
