import { conflict, notFound } from "../../../platform/contracts/errors.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import { mayDo } from "../../staff/staff.rules.ts";
import type { Visit } from "../../shop.ts";
import { reviewsTopic } from "../../topics.ts";
import { hasContacts } from "../reviews.rules.ts";
import type { StaffReviewView } from "../staff-reviews.contract.ts";
import { tagOfReviews } from "./changes.ts";
import { lockReview, selectForStaff, selectIsTaken, selectOneForStaff, updateReview, type Filter } from "./reviews.queries.ts";
import { viewReview } from "./reviews.view.ts";
import type { Id } from "../../../platform/ids.ts";
import { rowsOfPage, type ListPage } from "../../../platform/contracts/pagination.ts";

export async function staffReviews(
  visit: Visit,
  { page, perPage, ...filter }: Filter & ListPage,
): Promise<{ data: StaffReviewView[]; total: number }> {
  const { rows, total } = await selectForStaff(visit.shop.db.read, filter, rowsOfPage({ page, perPage }));
  return { data: rows.map((row) => viewForStaff(visit, row)), total };
}

/** 404 when there is none. */
export async function staffReview(visit: Visit, id: Id<"review">): Promise<StaffReviewView> {
  const row = await selectOneForStaff(visit.shop.db.read, id);
  if (!row) throw notFound();
  return viewForStaff(visit, row);
}

type Decision = { id: Id<"review">; version: number; status: StaffReviewView["status"]; reason: string; reply: string };

/** Renews pages that show it. 409 when decided meanwhile, or when the author wrote another after a refusal. */
export async function decideReview(visit: Visit, { id, version, ...decision }: Decision): Promise<StaffReviewView> {
  const { shop, now } = visit;
  const reason = decision.status === "refused" ? decision.reason : "";
  const { status, reply } = decision;
  await shop.db.write(async (tx) => {
    const before = await lockReview(tx, id);
    if (!before) throw notFound();
    if (before.version !== version || (before.status !== status && status !== "refused" && (await selectIsTaken(tx, before, status))))
      throw conflict();
    await updateReview(tx, id, { status, reason, reply, now });
    tx.changed(reviewsTopic, [tagOfReviews(before.product_id)]);
    await recordAudit(tx, visit, {
      action: "decide",
      entity: "review",
      entityId: id,
      before: { status: before.status, reason: before.reason, reply: before.reply },
      after: { status, reason, reply },
    });
  });
  return staffReview(visit, id);
}

const viewForStaff = ({ staff }: Visit, row: NonNullable<Awaited<ReturnType<typeof selectOneForStaff>>>): StaffReviewView => ({
  ...viewReview(row),
  about: row.about,
  status: row.status,
  reason: row.reason,
  phone: staff && mayDo(staff.role, "customers.see") ? (row.phone ?? "") : "",
  subject: row.product_name ?? (row.order_number === null ? "" : String(row.order_number)),
  hasContacts: hasContacts(`${row.title}\n${row.comment}`),
  decidedAt: row.decided_at?.toISOString() ?? null,
  version: row.version,
});
