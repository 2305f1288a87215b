import { conflict, invalid } from "../../../platform/contracts/errors.ts";
import { sealText } from "../../../platform/protection/sealed-text.ts";
import { addHours } from "../../../platform/time/time.ts";
import { recordAudit, requireFreshSecondFactor } from "../../staff/staff.server.ts";
import type { Shop, Visit } from "../../shop.ts";
import type { EventType } from "../event-types.rules.ts";
import { endWaiting } from "./deliveries.queries.ts";
import {
  countEndpoints,
  insertEndpoint,
  isNameTaken,
  lockEndpoint,
  updateSecret,
  updateTerms,
  withdrawEndpoint,
  type EndpointId,
} from "./endpoints.queries.ts";
import { requireEndpoint } from "./require-endpoint.ts";
import { newWebhookSecret } from "./sign.ts";

const MOST_ENDPOINTS = 20;
const OLD_SECRET_HOURS = 24;

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

type Change = Code & { id: EndpointId } & { [Field in keyof Terms]?: Terms[Field] | undefined };

/** What is left out stays, so that two managers change different fields at once. Throws 404 for a withdrawn one, 422 at the fields. */
export async function changeEndpoint(visit: Visit, { id, code, ...change }: Change): Promise<void> {
  requireTerms(visit.shop, change);
  await requireFreshSecondFactor(visit, code);
  await visit.shop.db.write(async (tx) => {
    const { name, url, events } = await requireEndpoint(tx, id);
    const before = { name, url, events: events.split(" ") as EventType[] };
    const after = { name: change.name ?? name, url: change.url ?? url, events: change.events ?? before.events };
    if (await isNameTaken(tx, after.name, id)) throw invalid({ name: ["webhooks.nameTaken"] });
    await updateTerms(tx, id, written(after));
    await recordAudit(tx, visit, { action: "change", entity: "webhook", entityId: after.name, before, after });
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

function requireTerms({ integrations }: Shop, { url, events }: Omit<Change, "id">): void {
  const fault = url !== undefined && integrations.webhooks.faultOf(url);
  const errors = {
    ...(fault ? { url: [`webhooks.url.${fault}`] } : {}),
    ...(events?.length === 0 ? { events: ["webhooks.noEvents"] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const written = ({ name, url, events }: Terms) => ({ name, url: new URL(url).href, events: [...new Set(events)].join(" ") });
