import { conflict, notFound } from "../../../platform/contracts/errors.ts";
import type { Tx } from "../../shop.ts";
import { lockEndpoint, type EndpointId } from "./endpoints.queries.ts";

/** Locks it. Throws 404 for a withdrawn one. */
export async function requireEndpoint(tx: Tx, id: EndpointId) {
  const endpoint = await lockEndpoint(tx, id);
  if (!endpoint) throw notFound();
  return endpoint;
}

/** The same. Throws 409 while it is off, too. */
export async function requireOn(tx: Tx, id: EndpointId) {
  const endpoint = await requireEndpoint(tx, id);
  if (!endpoint.is_on) throw conflict("webhooks.isOff");
  return endpoint;
}
