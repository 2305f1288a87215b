export { onQuestionsChange } from "./server/changes.ts";
export { questionsApi, staffQuestionsApi } from "./server/questions.api.ts";
export { productQuestions } from "./server/questions.view.ts";
export { seedQuestions } from "./server/seed-questions.ts";
