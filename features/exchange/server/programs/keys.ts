import { conflict, invalid } from "../../../../platform/contracts/errors.ts";
import type { Id } from "../../../../platform/ids.ts";
import { newSecret, secretHash } from "../../../../platform/protection/secrets.ts";
import { recordAudit, requireFreshSecondFactor } from "../../../staff/staff.server.ts";
import type { Visit } from "../../../shop.ts";
import type { KeysView } from "../../programs/keys.contract.ts";
import { confirmEndedOrders, countUnconfirmed } from "../orders/orders-in-1c.queries.ts";
import { countKeys, insertKey, selectKeys, withdrawKey, type NewKey } from "./keys.queries.ts";

const MOST_KEYS = 50;
const MOST_SHOWN = 100;

export async function viewKeys({ shop, origin }: Visit): Promise<KeysView> {
  const keys = [];
  for (const key of await selectKeys(shop.db.read, MOST_SHOWN)) {
    const isRead = key.may_orders && key.withdrawn_at === null;
    keys.push({
      id: key.id,
      name: key.name,
      goods: key.may_goods,
      prices: key.may_prices,
      orders: key.may_orders,
      stockCounts: key.stock_counts,
      madeAt: key.made_at.toISOString(),
      lastUsedAt: key.last_used_at?.toISOString() ?? null,
      lastNetwork: key.last_network,
      withdrawnAt: key.withdrawn_at?.toISOString() ?? null,
      waitingOrders: isRead ? await countUnconfirmed(shop.db.read, key.id) : 0,
    });
  }
  return { address: `${origin}/api/exchange/v1`, keys };
}

/** Shown once and kept as a hash (security.md S27, S29). Throws 422 for a name in use or a key without a right, 409 above fifty. */
export async function makeKey(visit: Visit, { code, ...key }: NewKey & { code?: string | undefined }): Promise<string> {
  if (!key.goods && !key.prices && !key.orders) throw invalid({ goods: ["exchange.noRights"] });
  await requireFreshSecondFactor(visit, code);
  const secret = newSecret();
  const { shop, now } = visit;
  await shop.db.job(async (tx) => {
    if ((await countKeys(tx)) >= MOST_KEYS) throw conflict("exchange.tooManyKeys");
    const made = await insertKey(tx, key, { keyHash: secretHash(secret), now });
    if (!made) throw invalid({ name: ["exchange.keyName"] });
    if (key.orders) await confirmEndedOrders(tx, made.id, now);
    await recordAudit(tx, visit, { action: "add", entity: "exchange-key", entityId: key.name, after: key });
  });
  return secret;
}

export async function endKey(visit: Visit, { id, code }: { id: Id<"exchange_key">; code?: string | undefined }): Promise<void> {
  await requireFreshSecondFactor(visit, code);
  await visit.shop.db.write(async (tx) => {
    const gone = await withdrawKey(tx, id, visit.now);
    if (gone) await recordAudit(tx, visit, { action: "withdraw", entity: "exchange-key", entityId: gone.name });
  });
}
