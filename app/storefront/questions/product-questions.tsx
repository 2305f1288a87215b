import type { QuestionPage, QuestionView } from "../../../features/questions/questions.contract.ts";
import { FoldedSection } from "../catalogue/product/folded-section.tsx";
import { questionsMessages } from "../../../features/questions/questions.messages.ts";
import { useWords } from "../../../client/locale/locale.ts";
import type { Id } from "../../../platform/ids.ts";
import { Button } from "../../../ui/button.tsx";
import { QuestionButton } from "./question-button.tsx";
import { useMoreQuestions } from "./use-more-questions.ts";

type Props = { productId: Id<"product">; questions: QuestionPage };

export function ProductQuestions({ productId, questions }: Props) {
  const words = useWords(questionsMessages);
  const { shown, total, isLoading, more } = useMoreQuestions(questions, productId);
  const title = total > 0 ? `${words["questions.title"]} (${total})` : words["questions.title"];
  return (
    <FoldedSection id="questions" title={words["questions.title"]} folded={title}>
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {total === 0 && <p className="text-ink-700">{words["questions.none"]}</p>}
        <span className="md:ml-auto">
          <QuestionButton productId={productId} />
        </span>
      </div>
      <ul className="grid items-start gap-3 md:grid-cols-2">
        {shown.map((question) => (
          <Asked key={question.id} question={question} />
        ))}
      </ul>
      {shown.length < total && (
        <Button kind="secondary" className="mt-3" busy={isLoading} onClick={() => void more()}>
          {words["questions.more"]}
        </Button>
      )}
    </FoldedSection>
  );
}

function Asked({ question: { question, answer, author, language, askedAt, day } }: { question: QuestionView }) {
  const words = useWords(questionsMessages);
  return (
    <li className="rounded-card border border-line p-5">
      <p lang={language} className="label break-words whitespace-pre-line">
        {question}
      </p>
      <p className="caption mt-1 text-ink-500">
        {author} · <time dateTime={askedAt}>{day}</time>
      </p>
      <div className="mt-3 rounded-control bg-surface-1 p-3">
        <p className="caption mb-1 text-ink-500">{words["questions.answer"]}</p>
        <p className="body-s break-words whitespace-pre-line">{answer}</p>
      </div>
    </li>
  );
}
