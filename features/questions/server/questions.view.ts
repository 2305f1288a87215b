import { notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { paginationOf, rowsOfPage, type ListPage } from "../../../platform/contracts/pagination.ts";
import { formatDay } from "../../../platform/time/time.ts";
import { hasContacts } from "../../reviews/reviews.rules.ts";
import type { Visit } from "../../shop.ts";
import { mayDo } from "../../staff/staff.rules.ts";
import type { QuestionPage, QuestionView } from "../questions.contract.ts";
import { A_PAGE } from "../questions.rules.ts";
import type { StaffQuestionView } from "../staff-questions.contract.ts";
import { ALL_TAG, questionsTag } from "./changes.ts";
import { selectAnswered, selectForStaff, selectOneForStaff, type Row, type StaffRow } from "./questions.queries.ts";

export async function productQuestions(
  visit: Visit,
  productId: Id<"product">,
  { page = 1 }: { page?: number } = {},
): Promise<QuestionPage> {
  visit.pageTags.add(ALL_TAG).add(questionsTag(productId));
  const { rows, total } = await selectAnswered(visit.shop.db.read, productId, rowsOfPage({ page, perPage: A_PAGE }));
  return { data: rows.map(viewQuestion), pagination: paginationOf({ page, size: A_PAGE, total }) };
}

export async function staffQuestions(
  visit: Visit,
  { page, perPage, status }: ListPage & { status?: Row["status"] | undefined },
): Promise<{ data: StaffQuestionView[]; total: number }> {
  const { rows, total } = await selectForStaff(visit.shop.db.read, { status }, rowsOfPage({ page, perPage }));
  return { data: rows.map((row) => viewForStaff(visit, row)), total };
}

/** 404 when there is none. */
export async function staffQuestion(visit: Visit, id: Id<"product_question">): Promise<StaffQuestionView> {
  const row = await selectOneForStaff(visit.shop.db.read, id);
  if (!row) throw notFound();
  return viewForStaff(visit, row);
}

const viewQuestion = (row: Row): QuestionView => ({
  id: row.id,
  author: row.author,
  language: row.language,
  question: row.question,
  answer: row.answer,
  askedAt: row.asked_at.toISOString(),
  day: formatDay(row.asked_at),
});

const viewForStaff = ({ staff }: Visit, row: StaffRow): StaffQuestionView => ({
  ...viewQuestion(row),
  productId: row.product_id,
  product: row.product_name,
  phone: staff && mayDo(staff.role, "customers.see") ? (row.phone ?? "") : "",
  status: row.status,
  reason: row.reason,
  hasContacts: hasContacts(row.question),
  version: row.version,
});
