import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { staffPage } from "../staff/staff.contract.ts";
import { rowId } from "../../platform/contracts/row-id.ts";
import { cleanText } from "../../platform/text/clean-text.ts";
import { cleaned } from "../../platform/contracts/cleaned.ts";
import { exampleReview, reviewView } from "./reviews.contract.ts";
import { LONGEST, reviewStatuses, reviewSubjects } from "./reviews.rules.ts";

const id = rowId<"review">();

const staffReviewView = reviewView.extend({
  about: z.enum(reviewSubjects),
  status: z.enum(reviewStatuses),
  reason: z.string(),
  /** Empty for the demo's, and for staff without the right to see customers. */
  phone: z.string(),
  /** Product name or order number; empty for the shop. */
  subject: z.string(),
  /** The text holds a phone, a link or a messenger's name. */
  hasContacts: z.boolean(),
  decidedAt: z.string().nullable(),
  version: z.number().int(),
});
export type StaffReviewView = z.infer<typeof staffReviewView>;

const example = {
  ...exampleReview,
  about: "shop" as const,
  status: "new" as const,
  reason: "",
  phone: "380671234567",
  subject: "",
  hasContacts: false,
  decidedAt: null,
  version: 1,
};

export const listStaffReviews = endpoint({
  method: "GET",
  path: "/api/admin/reviews",
  access: "staff",
  permission: "reviews.see",
  summary: "Reviews and assessments, those that came last first",
  input: z.strictObject({ ...staffPage, status: z.enum(reviewStatuses).optional(), about: z.enum(reviewSubjects).optional() }),
  output: z.object({ data: z.array(staffReviewView), total: z.number().int() }),
  example: { input: { status: "new" }, output: { data: [example], total: 1 } },
});

export const getStaffReview = endpoint({
  method: "GET",
  path: "/api/admin/reviews/{id}",
  access: "staff",
  permission: "reviews.see",
  summary: "One review",
  input: z.strictObject({ id }),
  output: staffReviewView,
  example: { input: { id: 41 }, output: example },
});

export const decideReview = endpoint({
  method: "POST",
  path: "/api/admin/reviews/{id}",
  access: "staff",
  refuses: [409],
  permission: "reviews.change",
  summary: "Publishes a review, refuses it with a reason, or writes the shop's reply; 409 when it changed meanwhile",
  input: z
    .strictObject({
      id,
      status: z.enum(reviewStatuses),
      reason: cleaned(cleanText, LONGEST.reason),
      reply: cleaned(cleanText, LONGEST.reply),
      version: z.number().int(),
    })
    .refine(({ status, reason }) => status !== "refused" || reason !== "", { path: ["reason"], error: "form.required" }),
  output: staffReviewView,
  example: {
    input: { id: 41, status: "published", reason: "", reply: "Дякуємо, Олено.", version: 1 },
    output: { ...example, status: "published", reply: "Дякуємо, Олено.", version: 2 },
  },
});
