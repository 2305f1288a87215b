import { about } from "./about.ts";
import { clubProgram } from "./club-program.ts";
import type { PageText } from "./page-text.ts";
import { paymentAndDelivery } from "./payment-and-delivery.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { publicOffer } from "./public-offer.ts";
import { questionsAndAnswers } from "./questions-and-answers.ts";
import { warranty } from "./warranty.ts";

export const demoPageTexts: readonly PageText[] = [
  paymentAndDelivery,
  questionsAndAnswers,
  clubProgram,
  warranty,
  privacyPolicy,
  publicOffer,
  about,
].map((page) => ({ ...page, body_uk: page.body_uk.trim(), body_ru: page.body_ru.trim() }));
