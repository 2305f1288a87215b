import type { Id } from "../../../platform/ids.ts";
import { ignore } from "../../../platform/ignore.ts";
import { addDays, type Instant } from "../../../platform/time/time.ts";
import { gather } from "../../../platform/limits/gather.ts";
import { keptInMemory, type Customer, type Shop, type Tx } from "../../shop.ts";
import { deleteTokensEndedBefore, insertToken, prolongToken, selectTokenOwners } from "./accounts.queries.ts";
import { newSecret, secretHash } from "../../../platform/protection/secrets.ts";

/** Days without use, and days in all. */
const TOKEN_DAYS = 7;
export const LONGEST_DAYS = 90;
const SLIDE_AFTER_MS = 3_600_000;
/** Leaves database connections for others. */
const READINGS = 4;

type TokenOwner = Awaited<ReturnType<typeof selectTokenOwners>>[number];
/** Ended tokens stay for the list of devices and for complaints. */
const KEEP_ENDED_DAYS = 30;

export async function issueToken(
  tx: Tx,
  { accountId, deviceId, proof, now }: { accountId: Id<"account">; deviceId: Id<"device">; proof: "sms" | "pin"; now: Instant },
): Promise<string> {
  const token = newSecret();
  await insertToken(tx, {
    accountId,
    deviceId,
    hash: secretHash(token),
    proof,
    now,
    expiresAt: addDays(now, TOKEN_DAYS),
    lastDayAt: addDays(now, LONGEST_DAYS),
  });
  return token;
}

/** The token's owner, read on every request (S28); undefined when unknown, ended or revoked. Simultaneous requests share a query. */
export async function findCustomerByToken(shop: Shop, token: string, now: Instant): Promise<Customer | undefined> {
  const owner = await ownerOf(shop, secretHash(token));
  if (!owner || owner.expires_at <= now) return undefined;
  const prolonged = new Date(Math.min(addDays(now, TOKEN_DAYS).getTime(), owner.last_day_at.getTime()));
  if (prolonged.getTime() - owner.expires_at.getTime() > SLIDE_AFTER_MS) {
    ignore(
      shop.log,
      shop.db.write((tx) => prolongToken(tx, owner.token_id, prolonged)),
      "the token slides at its next use",
    );
  }
  return {
    id: owner.id,
    phone: owner.phone,
    blacklisted: owner.blacklisted_at !== null,
    cardOnly: owner.card_only,
    tokenId: owner.token_id,
    deviceId: owner.device_id ?? undefined,
  };
}

/** A request joins the next query, so no answer is older than its question. */
function ownerOf(shop: Shop, hash: Uint8Array): Promise<TokenOwner | undefined> {
  const ask = keptInMemory(shop, "token owners", () =>
    gather<Uint8Array, TokenOwner | undefined>(
      async (hashes) => {
        const owners = await selectTokenOwners(shop.db.read, hashes);
        const byHash = new Map(owners.map((owner) => [hexOf(owner.token_hash), owner]));
        return hashes.map((one) => byHash.get(hexOf(one)));
      },
      { rounds: READINGS, most: 200, patienceMs: 5 },
    ),
  );
  return ask(hash);
}

const hexOf = (hash: Uint8Array): string => Buffer.from(hash).toString("hex");

export const forgetEndedTokens = async ({ db, clock }: Shop): Promise<void> =>
  void (await db.write((tx) => deleteTokensEndedBefore(tx, addDays(clock.now(), -KEEP_ENDED_DAYS))));
