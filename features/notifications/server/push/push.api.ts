import { isPushService } from "../../../../integrations/web-push/push-services.ts";
import { conflict, invalid } from "../../../../platform/contracts/errors.ts";
import { handle } from "../../../../platform/contracts/endpoint.ts";
import { lockAccount } from "../../../accounts/accounts.server.ts";
import { customerOf, type Visit } from "../../../shop.ts";
import * as contract from "../../push.contract.ts";
import { deleteSubscription, upsertSubscription } from "./subscriptions.queries.ts";

const done = { result: true } as const;

export const pushApi = [
  handle(contract.getPushKey, async ({ shop }: Visit) => ({ key: shop.integrations.push?.publicKey ?? "" })),
  handle(contract.subscribeToPush, async (visit: Visit, browser) => {
    const { shop, locale, now: at } = visit;
    const { id: accountId, deviceId } = customerOf(visit);
    if (!isPushService(browser.endpoint, shop.config.pushService)) throw invalid({ endpoint: ["form.invalid"] });
    if (deviceId === undefined || !shop.integrations.push) throw conflict();
    await shop.db.write(async (tx) => {
      // Those of one moment are counted one after another.
      await lockAccount(tx, accountId);
      await upsertSubscription(tx, { accountId, deviceId, ...browser, locale, at });
    });
    return done;
  }),
  handle(contract.unsubscribeFromPush, async (visit: Visit, { endpoint }) => {
    const { id: accountId } = customerOf(visit);
    await visit.shop.db.write((tx) => deleteSubscription(tx, { accountId, endpoint }));
    return done;
  }),
];
