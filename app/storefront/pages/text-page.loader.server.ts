import type { LoaderFunctionArgs } from "../../loader-args.ts";
import type { PageName } from "../../../features/content/content.contract.ts";
import { viewAbout, viewFacts, viewPages } from "../../../features/content/content.server.ts";
import { withoutLocale } from "../../../client/locale/locale.ts";
import { visitOf } from "../../visit-context.ts";
import { textSections } from "./text-sections.ts";

const names: Record<string, PageName> = {
  "/delivery": "payment_and_delivery",
  "/faq": "questions_and_answers",
  "/loyalty": "club_program",
  "/warranty": "warranty",
  "/privacy-policy": "privacy_policy",
  "/public-offer": "public_offer",
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const name = names[withoutLocale(url.pathname)];
  const { title, body, updatedAt } = name ? (await viewPages(visit))[name] : await viewAbout(visit);
  const facts = name ? undefined : await viewFacts(visit);
  return { title, updatedAt, facts, isQuestions: name === "questions_and_answers", ...textSections(body) };
}
