import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { visitOf } from "../../../visit-context.ts";
import { readText, type Text } from "../text/read-text.server.ts";
import { faqPage } from "../../../findability/json-ld.ts";
import { plainText } from "../../../findability/short-text.ts";
import type { MetaArgs } from "../../../page-meta.server.ts";
import { textMeta } from "../text/text-meta.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => readText(visitOf(context), "questions_and_answers");

export function meta(args: MetaArgs<Text>) {
  return textMeta(args, () => {
    const questions = (args.loaderData?.sections ?? []).map(({ title, html }) => ({ question: title, answer: plainText(html) }));
    return questions.length > 0 ? [faqPage(questions)] : [];
  });
}
