import type { FormEvent } from "react";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import type { addAssessment } from "../../../features/reviews/reviews.contract.ts";
import { reviewFormMessages } from "../../../features/reviews/review-form.messages.ts";
import { reviewsMessages } from "../../../features/reviews/reviews.messages.ts";
import { LONGEST } from "../../../features/reviews/reviews.rules.ts";
import { StarInput } from "../../../features/reviews/ui/star-input.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { FieldError } from "../../../ui/fields/text-field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useKeptDraft } from "../../../client/memory/use-kept-draft.ts";
import { useFormErrors } from "../../../ui/fields/use-form-errors.ts";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { Thanks } from "./thanks.tsx";
import { useSending } from "./use-sending.ts";

const marks = ["delivery_speed", "price_quality", "service_quality"] as const;
const empty = { delivery_speed: 0, price_quality: 0, service_quality: 0, comment: "" };

export default function AssessmentDialog({ number, onSent }: { number: number; onSent: () => void }) {
  const words = useWords(reviewFormMessages);
  const reviewsWords = useWords(reviewsMessages);
  const layoutWords = useWords(layoutMessages);
  const formWords = useWords(accountsMessages);
  const { typed, change, clear: clearDraft } = useKeptDraft("draft ", { part: `order ${number}`, first: empty });
  const check = () => Object.fromEntries(marks.map((name) => [name, typed[name] === 0 ? words["reviews.ratingError"] : undefined]));
  const { form, field, problems, formError, clear, refuse } = useFormErrors<keyof typeof empty>({
    labels: {
      delivery_speed: reviewsWords["assessment.deliverySpeed"],
      price_quality: reviewsWords["assessment.priceQuality"],
      service_quality: reviewsWords["assessment.serviceQuality"],
      comment: words["assessment.comment"],
    },
    check,
  });
  const { busy, done, send } = useSending("assessment", { refuse, failed: words["review.failed"] });
  const type = (part: Partial<typeof empty>) => {
    change(part);
    clear(Object.keys(part));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (refuse(check())) return;
    send(async () => {
      await callApi<typeof addAssessment>("POST", "/api/add-assessment", { number, ...typed });
      clearDraft();
      onSent();
    });
  };
  return (
    <Dialog name="assessment" title={words["assessment.title"]} closeLabel={layoutWords.close} shape="modal">
      {done ? (
        <Thanks text={words["review.thanks"]} />
      ) : (
        <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
          <ErrorSummary title={formWords["form.summary"]} problems={problems} />
          {marks.map((name) => (
            <StarInput key={name} {...field(name)} value={typed[name]} onChange={(mark) => type({ [name]: mark })} />
          ))}
          <TextArea
            {...field("comment")}
            label={words["assessment.comment"]}
            optional={formWords["form.optional"]}
            hint={words["review.commentHint"]}
            value={typed.comment}
            maxLength={LONGEST.comment}
            rows={4}
            onChange={({ target }) => type({ comment: target.value })}
          />
          {formError && <FieldError>{formError}</FieldError>}
          <Button type="submit" busy={busy}>
            {words["review.send"]}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
