import { useLoaderData } from "../../../../client/router/page.ts";
import { SanitisedHtml } from "../text/sanitised-html.tsx";
import { TextPage } from "../text/text-page.tsx";
import type { loader } from "./faq.loader.server.ts";
import { QuestionList } from "./question-list.tsx";

export default function FaqScreen() {
  const { title, updatedAt, intro, sections } = useLoaderData<typeof loader>();
  return (
    <TextPage title={title} updatedAt={updatedAt} contents={[]}>
      {intro && <SanitisedHtml html={intro} />}
      <QuestionList questions={sections} />
    </TextPage>
  );
}
