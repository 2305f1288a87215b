export { answerBefore, claimOf, keepAnswer, takeKey, type Claim } from "./server/answered-once.ts";
export { forgetOldAnswers } from "./server/forget-answers.ts";
