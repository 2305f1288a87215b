import type { Id } from "../../../platform/ids.ts";
import { ignore } from "../../../platform/ignore.ts";
import { addDays, type Instant } from "../../../platform/time.ts";
import { gather } from "../../../platform/gather.ts";
import { keptInMemory, type Customer, type Shop, type Tx } from "../../shop.ts";
import { deleteTokensEndedBefore, insertToken, prolongToken, revokeTokenRow, selectTokenOwners } from "./accounts.queries.ts";
import { newSecret, secretHash } from "../../../platform/secrets.ts";

/** How long a token lives without being used, and at most. */
const TOKEN_DAYS = 7;
export const LONGEST_DAYS = 90;
const SLIDE_AFTER_MS = 3_600_000;
/** Readings of owners that run at once; the rest of the connections is for others. */
const READINGS = 4;

type TokenOwner = Awaited<ReturnType<typeof selectTokenOwners>>[number];
/** Ended tokens are kept that long, for the list of devices and for looking into a complaint. */
const KEEP_ENDED_DAYS = 30;

/** A token of a customer on a device, for what was proved; 7 days sliding, 90 in all. Returns the text the client keeps. */
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

/**
 * Who a token belongs to, read anew on every request (S28); undefined when it is unknown, ended or revoked. One query,
 * shared with the requests of the same moment; a second one at most once an hour.
 */
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

/** What is asked while a reading is under way is read after it, so that nobody gets an answer older than their question. */
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

/** Ends one token; ending it twice is no error. */
export const revokeToken = async (tx: Tx, tokenId: Id<"access_token">, now: Instant): Promise<void> =>
  void (await revokeTokenRow(tx, tokenId, now));

/** Tidies: tokens that ended a month ago. */
export const forgetEndedTokens = async ({ db, clock }: Shop): Promise<void> =>
  void (await db.write((tx) => deleteTokensEndedBefore(tx, addDays(clock.now(), -KEEP_ENDED_DAYS))));
