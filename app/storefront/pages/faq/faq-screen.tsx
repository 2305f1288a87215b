import { useLoaderData } from "../../../../client/way/page.ts";
import { faqPage } from "../../../findability/json-ld.ts";
import { plainText } from "../../../findability/short-text.ts";
import type { MetaArgs } from "../../../page-meta.ts";
import type { Text } from "../text/read-text.server.ts";
import { SanitisedHtml } from "../text/sanitised-html.tsx";
import { textMeta } from "../text/text-meta.ts";
import { TextPage } from "../text/text-page.tsx";
import type { loader } from "./faq.loader.server.ts";
import { QuestionList } from "./question-list.tsx";

export function meta(args: MetaArgs<Text>) {
  const questions = (args.loaderData?.sections ?? []).map(({ title, html }) => ({ question: title, answer: plainText(html) }));
  return textMeta(args, questions.length > 0 ? [faqPage(questions)] : []);
}

export default function FaqScreen() {
  const { title, updatedAt, intro, sections } = useLoaderData<typeof loader>();
  return (
    <TextPage title={title} updatedAt={updatedAt} contents={[]}>
      {intro && <SanitisedHtml html={intro} />}
      <QuestionList questions={sections} />
    </TextPage>
  );
}
