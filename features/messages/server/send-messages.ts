import { setTimeout as pause } from "node:timers/promises";
import { isSmsRefused } from "../../../integrations/sms/sms-gateway.ts";
import { gather } from "../../../platform/limits/gather.ts";
import { addDays, type Instant } from "../../../platform/time/time.ts";
import { keptInMemory, type Shop } from "../../shop.ts";
import { nextTry, type Channel } from "../messages.rules.ts";
import { unseal, type MessageText } from "./message-text.ts";
import type { NewMessage } from "./write-message.ts";
import { claimDue, claimMessage, deleteMessagesSettledBefore, postponeMessage, settleMessages, settleOverdue } from "./messages.queries.ts";

/** `late`: may still arrive; `refused`: never; `taken`: another process sends it. */
export type Outcome = "sent" | "late" | "refused" | "taken";
type Claimed = { id: string; channel: string; sealed: string | null; attempts: number; expires_at: Instant };
type Taken = { id: string; channel: Channel; attempts: number; expiresAt: Instant };

/** The vendors' limit (S50). */
const AT_ONCE = 8;
/** Settled messages hold no personal data. */
const KEEP_DAYS = 7;

/** Sends a committed message now. */
export async function sendMessage(shop: Shop, id: string): Promise<Outcome> {
  const [claimed] = await shop.db.once((db) => claimMessage(db, id, shop.clock.now()));
  return claimed ? deliverClaimed(shop, claimed) : "taken";
}

/** Sends a committed message written as taken; several such sendings of one moment are noted together. */
export const sendTaken = (shop: Shop, { id, text, expiresAt }: Pick<NewMessage, "id" | "text" | "expiresAt">): Promise<Outcome> =>
  deliver(shop, { id, channel: text.channel, attempts: 1, expiresAt }, { textOf: () => text, settleSent: () => settleTogether(shop, id) });

/** A busy shop notes sent letters no more often than this. */
const SETTLING_MS = 50;

const settleTogether = (shop: Shop, id: string): Promise<unknown> =>
  keptInMemory(shop, "letters that went out", () =>
    gather<string, undefined>(
      async (ids) => {
        await settle(shop, ids, "sent");
        await pause(SETTLING_MS);
        return ids.map(() => undefined);
      },
      { rounds: 1, most: 500, patienceMs: 0 },
    ),
  )(id);

const settle = (shop: Shop, ids: readonly string[], state: "sent" | "unknown" | "dead") =>
  shop.db.once((db) => settleMessages(db, ids, { state, now: shop.clock.now() }));

/** Sends what is due after crashes and refusals; safe in parallel. */
export async function sendDueMessages(shop: Shop): Promise<void> {
  let claimed: Claimed[];
  do {
    claimed = await shop.db.write((tx) => claimDue(tx, { most: AT_ONCE, now: shop.clock.now() }));
    await Promise.all(claimed.map((message) => deliverClaimed(shop, message)));
  } while (claimed.length === AT_ONCE);
  for (const given of await shop.db.write((tx) => settleOverdue(tx, shop.clock.now())))
    shop.log.error({ message: given.id, channel: given.channel, state: given.state, attempts: given.attempts }, "a message was given up");
}

/** Deletes messages settled a week ago. */
export const forgetSettledMessages = (shop: Shop): Promise<unknown> =>
  shop.db.write((tx) => deleteMessagesSettledBefore(tx, addDays(shop.clock.now(), -KEEP_DAYS)));

const deliverClaimed = (shop: Shop, { id, channel, sealed, attempts, expires_at: expiresAt }: Claimed): Promise<Outcome> =>
  deliver(
    shop,
    { id, channel: channel as Channel, attempts, expiresAt },
    { textOf: () => unseal(shop.config, sealed ?? ""), settleSent: () => settle(shop, [id], "sent") },
  );

async function deliver(
  shop: Shop,
  { id, channel, attempts, expiresAt }: Taken,
  { textOf, settleSent }: { textOf: () => MessageText; settleSent: () => Promise<unknown> },
): Promise<Outcome> {
  try {
    await handOver(shop, id, textOf());
  } catch (error) {
    shop.log.warn({ err: error, message: id, channel, attempts }, "a message was not sent");
    const verdict = verdictOn(error, channel);
    if (verdict === "unknown") {
      await settle(shop, [id], "unknown");
      return "late";
    }
    const until = verdict === "again" ? nextTry({ channel, attempts, expiresAt }, shop.clock.now()) : undefined;
    if (!until) {
      await settle(shop, [id], "dead");
      return "refused";
    }
    await shop.db.write((tx) => postponeMessage(tx, { id, until }));
    return "late";
  }
  await settleSent();
  return "sent";
}

async function handOver({ integrations: { sms, mailer } }: Shop, id: string, text: MessageText): Promise<void> {
  if (text.channel === "sms") return sms.send(text);
  if (!mailer) throw new Error("no mail server is configured");
  const { channel: _, ...letter } = text;
  return mailer.send({ ...letter, id });
}

/** An SMS is repeated only when certainly not sent; a letter also in doubt. */
function verdictOn(error: unknown, channel: Channel): "again" | "never" | "unknown" {
  if (channel === "e-mail") return "again";
  if (!isSmsRefused(error)) return "unknown";
  return error.temporary ? "again" : "never";
}
