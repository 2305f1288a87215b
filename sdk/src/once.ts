import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { randomKey } from "./identity.ts";
import type { Shop } from "./open-shop.ts";
import { ShopRefused, told, type Told } from "./refusal.ts";

type Answer<Data, Refused> = { data?: Data; error?: Refused; response: Response };
const NAME = "semyriad.intention.";

/**
 * Does what a person wants once, however often it has to be sent: the `Idempotency-Key` is made for the intention (`what` it is, and its
 * `body`), kept until the shop has answered for good, and used again after a break, a restart of the app included. Another body is another
 * intention. Throws `ShopRefused`; `unreachable`, `unavailable`, `too_many` and `unexpected` mean: ask again with the same body.
 */
export async function once<Body extends object, Data, Refused extends { code: string; message: string }>(
  shop: Shop,
  { what, body }: { what: string; body: Body },
  send: (sent: { body: Body; key: string }) => Promise<Answer<Data, Refused>>,
): Promise<Data> {
  const name = `${NAME}${what}`;
  const hash = bytesToHex(sha256(utf8ToBytes(JSON.stringify(body))));
  const [keptHash, keptKey] = ((await shop.store.getItem(name)) ?? "").split(" ");
  const key = keptHash === hash && keptKey ? keptKey : randomKey();
  await shop.store.setItem(name, `${hash} ${key}`);
  const answer = await told(send({ body, key }));
  if (isForGood(answer)) await shop.store.removeItem(name);
  if (answer.ok) return answer.data;
  throw new ShopRefused(answer.refusal, answer.status, answer.retryAfterSeconds);
}

/** Whether nothing will come of the same call any more but the same answer. */
const isForGood = ({ ok, status }: Told<unknown, unknown>): boolean =>
  ok || (status >= 400 && status < 500 && status !== 429 && status !== 401);
