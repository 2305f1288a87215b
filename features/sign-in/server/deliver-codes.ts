import { isSmsRefused } from "../../../integrations/sms/sms-gateway.ts";
import { maskPhone } from "../../../platform/log.ts";
import { openSealedText } from "../../../platform/sealed-text.ts";
import { addSeconds } from "../../../platform/time.ts";
import type { Shop } from "../../shop.ts";
import { claimDelivery, deleteCode, forgetSealedTexts, selectWaitingCodes, settleDelivery } from "./sign-in.queries.ts";

/** So long the request that made a code has to take its sending up itself. */
const OWN_SENDING_SECONDS = 5;

/**
 * Sends the message of a code that is committed and waits (security.md S8, S22). Whoever takes it up first sends it,
 * nobody sends it again: after a crash in between nobody knows whether it went out. A message that was refused makes
 * room for the next one at once; one that may still arrive keeps its code and its 60 seconds.
 */
export async function deliverCode(shop: Shop, id: string): Promise<"sent" | "failed" | "taken"> {
  const { sms } = shop.integrations;
  const claimed = await shop.db.write((tx) => claimDelivery(tx, id, shop.clock.now()));
  if (!claimed?.sealed_text) return "taken";
  const text = openSealedText(shop.config.secret, claimed.sealed_text);
  try {
    // The text begins with the code (S22).
    await sms.send({ phone: claimed.phone, code: text.slice(0, 4), text });
  } catch (error) {
    shop.log.warn({ err: error, phone: maskPhone(claimed.phone), gateway: sms.name }, "sms was not sent");
    await shop.db.write<unknown>((tx) =>
      isSmsRefused(error) ? deleteCode(tx, id) : settleDelivery(tx, { id, delivery: "unknown", now: shop.clock.now() }),
    );
    return "failed";
  }
  await shop.db.write((tx) => settleDelivery(tx, { id, delivery: "sent", now: shop.clock.now() }));
  return "sent";
}

/** Sends what a process left behind that died after the commit and before sending. */
export async function deliverWaitingCodes(shop: Shop): Promise<void> {
  const now = shop.clock.now();
  const waiting = await selectWaitingCodes(shop.db.read, { since: addSeconds(now, -OWN_SENDING_SECONDS), now });
  for (const { id } of waiting) await deliverCode(shop, id);
  await shop.db.write((tx) => forgetSealedTexts(tx, now));
}
