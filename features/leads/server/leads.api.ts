import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../leads.contract.ts";
import { addOfferPhoto } from "./attachments.ts";
import { changeLead, keepLead, lead, leads } from "./leads.ts";
import { selectSubscriptions } from "./leads.queries.ts";
import { subscribe } from "./subscriptions.ts";
import { rowsOfPage } from "../../../platform/contracts/pagination.ts";

const done = { result: true as const };

export const leadsApi = [
  handle(contract.subscribe, async (visit: Visit, { email }) => {
    await subscribe(visit, email);
    return done;
  }),
  handle(contract.sendOffer, async (visit: Visit, form) => {
    await keepLead(visit, { kind: "offer", company: "", ...form });
    return done;
  }),
  handle(contract.addOfferPhoto, async (visit: Visit, { photo }) => ({ id: await addOfferPhoto(visit, photo) })),
  handle(contract.sendSupplier, async (visit: Visit, form) => {
    await keepLead(visit, { kind: "supplier", ...form });
    return done;
  }),
];

export const staffLeadsApi = [
  handle(contract.listLeads, (visit: Visit, input) => leads(visit, input)),
  handle(contract.getLead, (visit: Visit, { id }) => lead(visit, id)),
  handle(contract.changeLead, (visit: Visit, input) => changeLead(visit, input)),
  handle(contract.listSubscriptions, async ({ shop }: Visit, { page, perPage }) => {
    const { rows, total } = await selectSubscriptions(shop.db.read, rowsOfPage({ page, perPage }));
    return {
      data: rows.map((row) => ({
        id: row.id,
        email: row.email,
        locale: row.locale,
        confirmedAt: row.confirmed_at?.toISOString() ?? "",
      })),
      total,
    };
  }),
];
