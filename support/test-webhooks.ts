import type { EventType } from "../features/webhooks/event-types.rules.ts";
import { listDeliveries, makeWebhook, type DeliveryView } from "../features/webhooks/webhooks.contract.ts";
import { askForDeliveries, webhooksApi } from "../features/webhooks/webhooks.server.ts";
import type { StaffMember } from "../features/shop.ts";
import type { Id } from "../platform/ids.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { runJobs } from "./run-jobs.ts";
import { testVisit, type TestShop } from "./test-shop.ts";

export type TestWebhook = { id: Id<"webhook_endpoint">; name: string; secret: string };

let made = 0;

/** Everybody of the staff has just shown their second factor, whatever the clock was set to. */
export const freshenSecondFactor = (shop: TestShop) =>
  shop.db.write((tx) => tx.updateTable("staff_session").set({ second_factor_at: shop.clock.now() }).execute());

/** An endpoint that is told of these events. */
export async function addWebhook(
  shop: TestShop,
  staff: StaffMember,
  { url, events, name = `Програма ${(made += 1)}` }: { url: string; events: EventType[]; name?: string },
): Promise<TestWebhook> {
  await freshenSecondFactor(shop);
  const { body } = await callEndpoint(webhooksApi, makeWebhook, testVisit(shop, { staff }), { name, url, events });
  const endpoint = body.view.endpoints.find((one) => one.name === name);
  if (!endpoint) throw new Error("the endpoint is not listed");
  return { id: endpoint.id as Id<"webhook_endpoint">, name, secret: body.secret };
}

/** Sends what is due now, as the schedule would. */
export async function sendWebhooks(shop: TestShop): Promise<void> {
  await askForDeliveries(shop);
  await runJobs(shop);
}

/** The last messages to an endpoint, the newest first, as the back office shows them. */
export async function deliveriesOf(shop: TestShop, staff: StaffMember, { id }: TestWebhook): Promise<DeliveryView[]> {
  const { body } = await callEndpoint(webhooksApi, listDeliveries, testVisit(shop, { staff }), { id });
  return body.deliveries as DeliveryView[];
}
