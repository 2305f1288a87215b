import type { Id } from "../../../platform/ids.ts";
import { ignore } from "../../../platform/ignore.ts";
import { addDays, type Instant } from "../../../platform/time.ts";
import type { Customer, Shop, Tx } from "../../shop.ts";
import { deleteTokensEndedBefore, insertToken, prolongToken, revokeTokenRow, selectTokenOwner } from "./accounts.queries.ts";
import { newSecret, secretHash } from "../../../platform/secrets.ts";

/** How long a token lives without being used, and at most; also how long its cookie is kept. */
export const TOKEN_DAYS = 7;
export const LONGEST_DAYS = 90;
const SLIDE_AFTER_MS = 3_600_000;
/** Ended tokens are kept that long, for the list of devices and for looking into a complaint. */
const KEEP_ENDED_DAYS = 30;

/** A token of a customer on a device, for what was proved; 7 days sliding, 90 in all. Returns the text the client keeps. */
export async function issueToken(
  tx: Tx,
  { accountId, deviceId, proof, now }: { accountId: number; deviceId: number; proof: "sms" | "pin"; now: Instant },
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

/** Who a token belongs to, read anew on every request (S28); undefined when it is unknown, ended or revoked. One query, a second one at most once an hour. */
export async function findCustomerByToken(shop: Shop, token: string, now: Instant): Promise<Customer | undefined> {
  const owner = await selectTokenOwner(shop.db.read, secretHash(token), now);
  if (!owner) return undefined;
  const prolonged = new Date(Math.min(addDays(now, TOKEN_DAYS).getTime(), owner.last_day_at.getTime()));
  if (prolonged.getTime() - owner.expires_at.getTime() > SLIDE_AFTER_MS) {
    ignore(
      shop.log,
      shop.db.write((tx) => prolongToken(tx, owner.token_id, prolonged)),
      "the token slides at its next use",
    );
  }
  return {
    id: owner.id as Id<"account">,
    phone: owner.phone,
    blacklisted: owner.blacklisted_at !== null,
    cardOnly: owner.card_only,
    tokenId: owner.token_id,
    deviceId: owner.device_id ?? undefined,
  };
}

/** Ends one token; ending it twice is no error. */
export const revokeToken = async (tx: Tx, tokenId: number, now: Instant): Promise<void> => void (await revokeTokenRow(tx, tokenId, now));

/** Tidies: tokens that ended a month ago. */
export const forgetEndedTokens = async ({ db, clock }: Shop): Promise<void> =>
  void (await db.write((tx) => deleteTokensEndedBefore(tx, addDays(clock.now(), -KEEP_ENDED_DAYS))));
