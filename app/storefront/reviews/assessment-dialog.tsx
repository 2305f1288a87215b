import { useEffect, useRef, type FormEvent } from "react";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import type { addAssessment } from "../../../features/reviews/reviews.contract.ts";
import { reviewsMessages } from "../../../features/reviews/reviews.messages.ts";
import { LONGEST } from "../../../features/reviews/reviews.rules.ts";
import { StarInput } from "../../../features/reviews/ui/star-input.tsx";
import { useDraft } from "../../../features/reviews/ui/use-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { FieldError } from "../../../ui/text-field.tsx";
import { callApi } from "../../call-api.ts";
import { useWords } from "../../locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { TextArea } from "../requests/text-area.tsx";
import { Thanks } from "./thanks.tsx";
import { useSending } from "./use-sending.ts";

const marks = [
  ["delivery_speed", "assessment.deliverySpeed"],
  ["price_quality", "assessment.priceQuality"],
  ["service_quality", "assessment.serviceQuality"],
] as const;
const empty = { delivery_speed: 0, price_quality: 0, service_quality: 0, comment: "" };

/** «assessment»: three marks of a delivered order and a comment. */
export default function AssessmentDialog({ number, onSent }: { number: number; onSent: () => void }) {
  const words = useWords(reviewsMessages);
  const layoutWords = useWords(layoutMessages);
  const formWords = useWords(accountsMessages);
  const { typed, change, forget } = useDraft(`order ${number}`, empty);
  const { busy, done, errors, setErrors, send } = useSending("assessment");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true] input")?.focus(), [errors]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = marks.flatMap(([name]) => (typed[name] === 0 ? [[name, words["reviews.ratingError"]]] : []));
    if (missing.length > 0) return setErrors(Object.fromEntries(missing));
    send(async () => {
      await callApi<typeof addAssessment>("POST", "/api/add-assessment", { number, ...typed });
      forget();
      onSent();
    });
  };
  return (
    <Dialog name="assessment" title={words["assessment.title"]} closeLabel={layoutWords.close} shape="modal">
      {done ? (
        <Thanks />
      ) : (
        <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
          {marks.map(([name, label]) => (
            <StarInput
              key={name}
              label={words[label]}
              name={name}
              value={typed[name]}
              error={errors[name]}
              onChange={(mark) => change({ [name]: mark })}
            />
          ))}
          <TextArea
            label={`${words["assessment.comment"]} (${formWords["form.optional"]})`}
            hint={words["review.commentHint"]}
            value={typed.comment}
            maxLength={LONGEST.comment}
            rows={4}
            error={errors["comment"]}
            onChange={({ target }) => change({ comment: target.value })}
          />
          {errors["form"] && <FieldError>{errors["form"]}</FieldError>}
          <Button type="submit" busy={busy}>
            {words["review.send"]}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
