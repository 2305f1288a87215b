import { conflict, invalid, notFound } from "../../../platform/contracts/errors.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { addDays } from "../../../platform/time/time.ts";
import { postMessage } from "../../messages/messages.server.ts";
import { staffLetter } from "../../messages/staff-letter.ts";
import { readSettings } from "../../settings/settings.server.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import { takeUpload } from "../../uploads/uploads.server.ts";
import type { Shop, Tx, Visit } from "../../shop.ts";
import type { LeadView } from "../leads.contract.ts";
import { leadsMessages } from "../leads.messages.ts";
import { attachLeadPhotos, insertLeadFile } from "./attachments.queries.ts";
import {
  insertLead,
  lockLead,
  lockSender,
  selectLead,
  selectLeads,
  selectSameLead,
  updateLead,
  type LeadFilter,
  type NewLead,
} from "./leads.queries.ts";
import { takeTurn } from "./take-turn.ts";
import type { Id } from "../../../platform/ids.ts";
import { rowsOfPage, type ListPage } from "../../../platform/contracts/pagination.ts";

/** The letter's life; the request itself stays. */
const LETTER_DAYS = 3;
/** The same words within this time are the same request, sent again after a lost answer. */
const SAME_DAYS = 1;

type Attached = { photos?: readonly string[]; file?: string | undefined };

/** Stores a request once however often it is sent, and mails `email_admin`. 422 for missing photos or file, 429 past five an hour. */
export async function keepLead(visit: Visit, { photos = [], file, ...lead }: NewLead & Attached): Promise<void> {
  const { shop, now } = visit;
  await takeTurn(visit, lead.kind, lead.phone);
  const { email_admin: to } = await readSettings(shop);
  await shop.db.write(async (tx) => {
    await lockSender(tx, lead.phone);
    const same = await selectSameLead(tx, lead, addDays(now, -SAME_DAYS));
    if (same && photos.every((id) => same.photos.includes(id)) && (file === undefined || file === same.file?.id)) return;
    const leadId = await insertLead(tx, lead, now);
    if ((await attachLeadPhotos(tx, photos, leadId)) < photos.length) throw invalid({ photos: ["leads.photoGone"] });
    if (file !== undefined && !(await attachFile(tx, file, leadId))) throw invalid({ file: ["uploads.gone"] });
    if (!to || !shop.integrations.mailer) return;
    await postMessage(tx, shop, { text: letterToStaff(shop, to, { ...lead, id: leadId }), expiresAt: addDays(now, LETTER_DAYS), now });
  });
}

export async function leads(
  { shop }: Visit,
  { page, perPage, ...filter }: LeadFilter & ListPage,
): Promise<{ data: LeadView[]; total: number }> {
  const { rows, total } = await selectLeads(shop.db.read, filter, rowsOfPage({ page, perPage }));
  return { data: rows.map(viewLead), total };
}

/** Throws 404. */
export async function lead({ shop }: Visit, id: Id<"lead">): Promise<LeadView> {
  const row = await selectLead(shop.db.read, id);
  if (!row) throw notFound();
  return viewLead(row);
}

/** Throws 409 on a concurrent change. */
export async function changeLead(
  visit: Visit,
  { id, version, status, note }: { id: Id<"lead">; version: number; status: LeadView["status"]; note: string },
): Promise<LeadView> {
  return visit.shop.db.write(async (tx) => {
    const before = await lockLead(tx, id);
    if (!before) throw notFound();
    if (before.version !== version) throw conflict();
    const after = await updateLead(tx, id, { status, note });
    await recordAudit(tx, visit, {
      action: "change",
      entity: "lead",
      entityId: id,
      before: { status: before.status, note: before.note },
      after: { status, note },
    });
    return viewLead({ ...after, photos: before.photos, file: before.file });
  });
}

async function attachFile(tx: Tx, id: string, leadId: Id<"lead">): Promise<boolean> {
  const taken = await takeUpload(tx, { id, purpose: "supplier_file" });
  if (taken) await insertLeadFile(tx, { id, lead_id: leadId, ...taken });
  return taken !== undefined;
}

function letterToStaff({ config }: Shop, to: string, { id, kind, name, phone, company, wanted }: NewLead & { id: Id<"lead"> }) {
  const words = leadsMessages.uk;
  const who = [words["letter.leadKind"][kind], company, name, formatPhone(phone)].filter(Boolean).join("\n");
  const text = [who, wanted].filter(Boolean).join("\n\n");
  return staffLetter(config, { to, subject: words["letter.leadSubject"], text, page: `/leads/${id}` });
}

const viewLead = (row: NonNullable<Awaited<ReturnType<typeof selectLead>>>): LeadView => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  phone: row.phone,
  company: row.company,
  wanted: row.wanted,
  photos: row.photos.map((photo) => `/api/admin/offer-photos/${photo}`),
  file: row.file && { address: `/api/admin/lead-files/${row.file.id}`, name: row.file.name, size: row.file.size },
  status: row.status,
  note: row.note,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});
