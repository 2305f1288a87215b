import { notFound } from "../../../platform/contracts/errors.ts";
import { idOf, type Id } from "../../../platform/ids.ts";
import { openSealedText, sealText } from "../../../platform/protection/sealed-text.ts";
import type { Shop, Visit } from "../../shop.ts";
import { mayBeLeft, newsTopics, type NewsTopic } from "../news.rules.ts";
import { lockAccountOfChoice, upsertChoice } from "./notices.queries.ts";

type Leaving = { accountId: Id<"account">; topic: NewsTopic };

/** The secret of a letter's unsubscribe link; it can only end this topic for this account. */
export const leavingToken = ({ config }: Shop, { accountId, topic }: Leaving): string =>
  sealText(config.secret, `leave ${accountId} ${topic}`);

/** The subscription that a link ends; 404 for a foreign link. */
export function readLeavingToken({ config }: Shop, token: string): Leaving {
  const [purpose, account, topic] = openOrNothing(config, token).split(" ");
  const known = newsTopics.find((name) => name === topic && mayBeLeft(name));
  if (purpose !== "leave" || !known) throw notFound();
  return { accountId: idOf<"account">(Number(account)), topic: known };
}

/** Ends letters and SMS of the topic; the account still shows its notices. Repeatable, also for an account that is gone. */
export async function leaveTopic({ shop, now }: Visit, token: string): Promise<void> {
  const { accountId, topic } = readLeavingToken(shop, token);
  await shop.db.write(async (tx) => {
    if (await lockAccountOfChoice(tx, accountId))
      await upsertChoice(tx, { accountId, topic, letters: false, sms: false, push: false, now });
  });
}

function openOrNothing(keys: Shop["config"], token: string): string {
  try {
    return openSealedText(keys, token);
  } catch {
    return "";
  }
}
