import { conflict, invalid, notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { sealText } from "../../../platform/protection/sealed-text.ts";
import { addHours, addSeconds, type Instant } from "../../../platform/time/time.ts";
import { recordAudit, requireFreshSecondFactor } from "../../staff/staff.server.ts";
import { requirePace, type Shop, type Tx, type Visit } from "../../shop.ts";
import { webhooksTopic } from "../../topics.ts";
import { MISSED_EVENT, TEST_EVENT, type EventType } from "../event-types.rules.ts";
import { bringForward, endWaiting, selectEndpointOf, sendAgain, takeUpAgain } from "./deliveries.queries.ts";
import {
  countEndpoints,
  insertEndpoint,
  isNameTaken,
  lockEndpoint,
  switchOff,
  switchOn,
  updateSecret,
  updateTerms,
  withdrawEndpoint,
  type EndpointId,
} from "./endpoints.queries.ts";
import { recordEvents } from "./events.queries.ts";
import { newWebhookSecret } from "./sign.ts";

const MOST_ENDPOINTS = 20;
const OLD_SECRET_HOURS = 24;
const TEST_PACE = { burst: 10, aMinute: 10 };

type Code = { code?: string | undefined };
type Terms = { name: string; url: string; events: readonly EventType[] };

/** Answers the secret, shown once and kept sealed, since it signs (security.md S29). Throws 422 at the fields, 409 above twenty. */
export async function makeEndpoint(visit: Visit, { code, ...terms }: Terms & Code): Promise<string> {
  const { shop, now } = visit;
  requireTerms(shop, terms);
  await requireFreshSecondFactor(visit, code);
  const secret = newWebhookSecret();
  await shop.db.write(async (tx) => {
    if ((await countEndpoints(tx)) >= MOST_ENDPOINTS) throw conflict("webhooks.tooMany");
    const made = await insertEndpoint(tx, { ...written(terms), secret_sealed: sealText(shop.config.secret, secret), made_at: now });
    if (!made) throw invalid({ name: ["webhooks.nameTaken"] });
    await recordAudit(tx, visit, { action: "add", entity: "webhook", entityId: terms.name, after: terms });
  });
  return secret;
}

/** Throws 404 for a withdrawn one, 422 at the fields. */
export async function changeEndpoint(visit: Visit, { id, code, ...terms }: Terms & Code & { id: EndpointId }): Promise<void> {
  requireTerms(visit.shop, terms);
  await requireFreshSecondFactor(visit, code);
  await visit.shop.db.write(async (tx) => {
    const before = await requireEndpoint(tx, id);
    if (await isNameTaken(tx, terms.name, id)) throw invalid({ name: ["webhooks.nameTaken"] });
    await updateTerms(tx, id, written(terms));
    const { name, url, events } = before;
    await recordAudit(tx, visit, {
      action: "change",
      entity: "webhook",
      entityId: terms.name,
      before: { name, url, events: events.split(" ") },
      after: terms,
    });
  });
}

/** Answers the new secret; the old one signs too for a day. */
export async function renewSecret(visit: Visit, { id, code }: Code & { id: EndpointId }): Promise<string> {
  const { shop, now } = visit;
  await requireFreshSecondFactor(visit, code);
  const secret = newWebhookSecret();
  await shop.db.write(async (tx) => {
    const { name, secret_sealed: before } = await requireEndpoint(tx, id);
    await updateSecret(tx, id, { sealed: sealText(shop.config.secret, secret), before, until: addHours(now, OLD_SECRET_HOURS) });
    await recordAudit(tx, visit, { action: "secret", entity: "webhook", entityId: name });
  });
  return secret;
}

/** Longer than an order's transaction, which notes the event's time before it looks up the endpoints. */
const UNDER_WAY_SECONDS = 10;

/** Switched on, it gets waiting and given-up messages and the span it missed; waiting `stock.changed` ones are out of date and end. */
export const switchEndpoint = (visit: Visit, { id, isOn }: { id: EndpointId; isOn: boolean }): Promise<void> =>
  visit.shop.db.write(async (tx) => {
    const { name, is_on: before, off_since: offSince, failing_since: failingSince, made_at: madeAt } = await requireEndpoint(tx, id);
    if (before === isOn) return;
    const at = visit.shop.clock.now();
    if (isOn) {
      await switchOn(tx, id);
      await bringForward(tx, id, at);
      if (failingSince) await takeUpAgain(tx, id, { since: failingSince, now: at });
      await endWaiting(tx, id, { fault: "stale", type: "stock.changed" });
      await recordEvents(tx, [{ type: MISSED_EVENT, data: missed(offSince ?? madeAt, at), at }], { endpoint: id });
      tx.changed(webhooksTopic, [id]);
    } else await switchOff(tx, id, { because: "staff", at });
    await recordAudit(tx, visit, { action: isOn ? "on" : "off", entity: "webhook", entityId: name });
  });

const missed = (from: Instant, until: Instant) => ({
  from: addSeconds(from, -UNDER_WAY_SECONDS).toISOString(),
  until: addSeconds(until, UNDER_WAY_SECONDS).toISOString(),
});

/** A repeat changes nothing. */
export async function endEndpoint(visit: Visit, { id, code }: Code & { id: EndpointId }): Promise<void> {
  const { shop, now } = visit;
  await requireFreshSecondFactor(visit, code);
  await shop.db.write(async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return;
    await withdrawEndpoint(tx, id, now);
    await endWaiting(tx, id, { fault: "withdrawn" });
    await recordAudit(tx, visit, { action: "withdraw", entity: "webhook", entityId: endpoint.name });
  });
}

/** Throws 404 for a withdrawn one, 409 while it is off, 429 above ten a minute. */
export async function sendTest(visit: Visit, id: EndpointId): Promise<void> {
  const { shop } = visit;
  requirePace(visit, "tests of webhooks", TEST_PACE);
  await shop.db.write(async (tx) => {
    const { name } = await requireOn(tx, id);
    await recordEvents(tx, [{ type: TEST_EVENT, data: {}, at: shop.clock.now() }], { endpoint: id });
    await recordAudit(tx, visit, { action: "test", entity: "webhook", entityId: name });
  });
}

/** Answers the delivery's endpoint. Throws 404 for none, 409 while the endpoint is off. */
export const sendDeliveryAnew = (visit: Visit, id: Id<"webhook_delivery">): Promise<EndpointId> =>
  visit.shop.db.write(async (tx) => {
    const delivery = await selectEndpointOf(tx, id);
    if (!delivery) throw notFound();
    const { name } = await requireOn(tx, delivery.endpoint_id);
    await sendAgain(tx, id, visit.shop.clock.now());
    tx.changed(webhooksTopic, [delivery.endpoint_id]);
    const { message_id: message, type } = delivery;
    await recordAudit(tx, visit, { action: "again", entity: "webhook", entityId: name, after: { message, type } });
    return delivery.endpoint_id;
  });

function requireTerms({ integrations }: Shop, { url, events }: Terms): void {
  const fault = integrations.webhooks.faultOf(url);
  const errors = {
    ...(fault ? { url: [`webhooks.url.${fault}`] } : {}),
    ...(events.length === 0 ? { events: ["webhooks.noEvents"] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const written = ({ name, url, events }: Terms) => ({ name, url: new URL(url).href, events: [...new Set(events)].join(" ") });

async function requireEndpoint(tx: Tx, id: EndpointId) {
  const endpoint = await lockEndpoint(tx, id);
  if (!endpoint) throw notFound();
  return endpoint;
}

async function requireOn(tx: Tx, id: EndpointId) {
  const endpoint = await requireEndpoint(tx, id);
  if (!endpoint.is_on) throw conflict("webhooks.isOff");
  return endpoint;
}
