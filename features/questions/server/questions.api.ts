import { handle } from "../../../platform/contracts/endpoint.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import { languageOf } from "../../../platform/i18n.ts";
import { isShown } from "../../catalogue/catalogue.server.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../questions.contract.ts";
import { questionFormMessages } from "../question-form.messages.ts";
import * as staff from "../staff-questions.contract.ts";
import { answerQuestion } from "./answer-question.ts";
import { askQuestion } from "./ask-question.ts";
import { productQuestions, staffQuestion, staffQuestions } from "./questions.view.ts";

export const questionsApi = [
  handle(contract.getProductQuestions, async (visit: Visit, { productId, page }) => {
    if (!(await isShown(visit.shop, productId))) throw notFound();
    return productQuestions(visit, productId, { page });
  }),
  handle(contract.askQuestion, async (visit: Visit, input) => {
    await askQuestion(visit, input);
    return { result: true as const, message: questionFormMessages[languageOf(visit.locale)]["questions.thanks"] };
  }),
];

export const staffQuestionsApi = [
  handle(staff.listStaffQuestions, (visit: Visit, input) => staffQuestions(visit, input)),
  handle(staff.getStaffQuestion, (visit: Visit, { id }) => staffQuestion(visit, id)),
  handle(staff.answerQuestion, async (visit: Visit, input) => {
    await answerQuestion(visit, input);
    return staffQuestion(visit, input.id);
  }),
];
