import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";
import { cleaned } from "../../platform/contracts/cleaned.ts";
import { cleanText } from "../../platform/text/clean-text.ts";
import { staffPage } from "../staff/staff.contract.ts";
import { exampleQuestion, questionView } from "./questions.contract.ts";
import { LONGEST, questionStatuses } from "./questions.rules.ts";

const id = rowId<"product_question">();

const staffQuestionView = questionView.extend({
  productId: shownId<"product">(),
  product: z.string(),
  /** Empty for the demo's, and for staff without the right to see customers. */
  phone: z.string(),
  status: z.enum(questionStatuses),
  reason: z.string(),
  /** The text holds a phone, a link or a messenger's name. */
  hasContacts: z.boolean(),
  version: z.number().int(),
});
export type StaffQuestionView = z.infer<typeof staffQuestionView>;

const example = {
  ...exampleQuestion,
  answer: "",
  productId: 17,
  product: "Сукня міді «Верба» з поясом",
  phone: "380671234567",
  status: "new" as const,
  reason: "",
  hasContacts: false,
  version: 1,
};

export const listStaffQuestions = endpoint({
  method: "GET",
  path: "/api/admin/questions",
  access: "staff",
  permission: "reviews.see",
  summary: "Questions about products, those that came last first",
  input: z.strictObject({ ...staffPage, status: z.enum(questionStatuses).optional() }),
  output: z.object({ data: z.array(staffQuestionView), total: z.number().int() }),
  example: { input: { status: "new" }, output: { data: [example], total: 1 } },
});

export const getStaffQuestion = endpoint({
  method: "GET",
  path: "/api/admin/questions/{id}",
  access: "staff",
  permission: "reviews.see",
  summary: "One question",
  input: z.strictObject({ id }),
  output: staffQuestionView,
  example: { input: { id: 7 }, output: example },
});

export const answerQuestion = endpoint({
  method: "POST",
  path: "/api/admin/questions/{id}",
  access: "staff",
  refuses: [409],
  permission: "reviews.change",
  summary: "Answers a question and shows it, refuses it with a reason, or puts it back; 409 when it changed meanwhile",
  input: z
    .strictObject({
      id,
      status: z.enum(questionStatuses),
      answer: cleaned(cleanText, LONGEST.answer),
      reason: cleaned(cleanText, LONGEST.reason),
      version: z.number().int(),
    })
    .refine(({ status, answer }) => status !== "answered" || answer !== "", { path: ["answer"], error: "form.required" })
    .refine(({ status, reason }) => status !== "refused" || reason !== "", { path: ["reason"], error: "form.required" }),
  output: staffQuestionView,
  example: {
    input: { id: 7, status: "answered", answer: "Так, у складі 5 % еластану.", reason: "", version: 1 },
    output: { ...example, status: "answered", answer: "Так, у складі 5 % еластану.", version: 2 },
  },
});
