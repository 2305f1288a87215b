import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../webhooks.contract.ts";
import { changeEndpoint, endEndpoint, makeEndpoint, renewSecret } from "./endpoints.ts";
import { sendDeliveryAnew, sendTest } from "./send-anew.ts";
import { switchEndpoint } from "./switch-endpoint.ts";
import { viewDeliveries, viewWebhooks } from "./webhooks.view.ts";

export const webhooksApi = [
  handle(contract.listWebhooks, (visit: Visit) => viewWebhooks(visit)),
  handle(contract.makeWebhook, async (visit: Visit, input) => {
    const secret = await makeEndpoint(visit, input);
    return { secret, view: await viewWebhooks(visit) };
  }),
  handle(contract.changeWebhook, async (visit: Visit, input) => {
    await changeEndpoint(visit, input);
    return viewWebhooks(visit);
  }),
  handle(contract.renewWebhookSecret, async (visit: Visit, input) => {
    const secret = await renewSecret(visit, input);
    return { secret, view: await viewWebhooks(visit) };
  }),
  handle(contract.switchWebhook, async (visit: Visit, input) => {
    await switchEndpoint(visit, input);
    return viewWebhooks(visit);
  }),
  handle(contract.withdrawWebhook, async (visit: Visit, input) => {
    await endEndpoint(visit, input);
    return viewWebhooks(visit);
  }),
  handle(contract.testWebhook, async (visit: Visit, { id }) => {
    await sendTest(visit, id);
    return viewDeliveries(visit, id);
  }),
  handle(contract.listDeliveries, (visit: Visit, { id }) => viewDeliveries(visit, id)),
  handle(contract.sendDeliveryAgain, async (visit: Visit, { id }) => viewDeliveries(visit, await sendDeliveryAnew(visit, id))),
];
