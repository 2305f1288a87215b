import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { pageNumber, pagination, paginationOf } from "../../platform/contracts/pagination.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";
import { cleaned } from "../../platform/contracts/cleaned.ts";
import { cleanText } from "../../platform/text/clean-text.ts";
import { LONGEST } from "./questions.rules.ts";

export const questionView = z
  .object({
    id: shownId<"product_question">(),
    author: z.string(),
    language: z.enum(["uk", "ru"]).describe("ISO code of the language it was asked in; questions are not translated"),
    question: z.string(),
    answer: z.string(),
    askedAt: z.iso.datetime(),
    day: z.string().describe("The day of that instant in Kyiv, `DD.MM.YYYY`"),
  })
  .meta({ id: "Question" });
export type QuestionView = z.infer<typeof questionView>;

const questionPage = z.object({ data: z.array(questionView), pagination });
export type QuestionPage = z.infer<typeof questionPage>;

export const exampleQuestion = {
  id: 7,
  author: "Олена К.",
  language: "uk" as const,
  question: "Чи тягнеться тканина?",
  answer: "Так, у складі 5 % еластану.",
  askedAt: "2026-11-14T08:30:00.000Z",
  day: "14.11.2026",
};

export const getProductQuestions = endpoint({
  method: "GET",
  path: "/api/get-product-questions",
  access: "anyone",
  refuses: [404],
  summary: "Answered questions about a product, those answered last first; 404 for an unknown product",
  input: z.strictObject({ productId: rowId<"product">(), page: pageNumber.default(1) }),
  output: questionPage,
  example: { input: { productId: 17 }, output: { data: [exampleQuestion], pagination: paginationOf({ page: 1, size: 5, total: 1 }) } },
});

export const askQuestion = endpoint({
  method: "POST",
  path: "/api/ask-question",
  access: "customer",
  refuses: [403, 404],
  summary: "Asks about a product; shown once the shop has answered, which the customer is told",
  input: z.strictObject({
    productId: rowId<"product">(),
    question: cleaned(cleanText, LONGEST.question, 1),
  }),
  output: z.object({ result: z.literal(true), message: z.string() }),
  example: {
    input: { productId: 17, question: "Чи тягнеться тканина?" },
    output: { result: true, message: "Дякуємо! Відповімо й повідомимо вам." },
  },
});
