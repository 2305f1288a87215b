import type { FormEvent } from "react";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import type { askQuestion } from "../../../features/questions/questions.contract.ts";
import { questionFormMessages } from "../../../features/questions/question-form.messages.ts";
import { LONGEST } from "../../../features/questions/questions.rules.ts";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { useKeptDraft } from "../../../client/memory/use-kept-draft.ts";
import type { Id } from "../../../platform/ids.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { FieldError } from "../../../ui/fields/text-field.tsx";
import { useFormErrors } from "../../../ui/fields/use-form-errors.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { Thanks } from "../reviews/thanks.tsx";
import { useSending } from "../reviews/use-sending.ts";

const empty = { question: "" };

export default function QuestionDialog({ productId }: { productId: Id<"product"> }) {
  const words = useWords(questionFormMessages);
  const layoutWords = useWords(layoutMessages);
  const formWords = useWords(accountsMessages);
  const { typed, change, clear: clearDraft } = useKeptDraft("draft ", { part: `question ${productId}`, first: empty });
  const check = () => ({ question: typed.question.trim() === "" ? layoutWords.required : undefined });
  const { form, field, problems, formError, clear, refuse } = useFormErrors<"question">({
    labels: { question: words["questions.question"] },
    check,
  });
  const { busy, done, send, again } = useSending("question", { refuse, failed: words["questions.failed"] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (refuse(check())) return;
    send(async () => {
      await callApi<typeof askQuestion>("POST", "/api/ask-question", { productId, ...typed });
      clearDraft();
    });
  };
  return (
    <Dialog name="question" title={words["questions.dialog"]} closeLabel={layoutWords.close} shape="modal" onClose={again}>
      {done ? (
        <Thanks text={words["questions.thanks"]} />
      ) : (
        <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
          <ErrorSummary title={formWords["form.summary"]} problems={problems} />
          <TextArea
            {...field("question")}
            hint={words["questions.hint"]}
            value={typed.question}
            maxLength={LONGEST.question}
            rows={4}
            onChange={({ target }) => {
              change({ question: target.value });
              clear(["question"]);
            }}
          />
          {formError && <FieldError>{formError}</FieldError>}
          <Button type="submit" busy={busy}>
            {words["questions.send"]}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
