import { useState } from "react";
import { useFetcher } from "../../../client/router/use-fetcher.tsx";
import { callMessages } from "../../../client/call-api.messages.ts";
import { subscribeMessages } from "../../../features/leads/subscribe.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError, TextField } from "../../../ui/fields/text-field.tsx";
import { pathIn, useLocale, useWords } from "../../../client/locale/locale.ts";
import type { RequestAnswer } from "./request.action.server.ts";

/** Without scripts the answer is a page of its own. */
export function SubscribeForm() {
  const words = useWords(subscribeMessages);
  const { "err.network": network } = useWords(callMessages);
  const locale = useLocale();
  const fetcher = useFetcher<RequestAnswer>();
  const answer = fetcher.data;
  /** The answer to a text that has been changed since. */
  const [stale, setStale] = useState<RequestAnswer>();
  const errors = answer === stale ? undefined : answer?.errors;
  const failure = fetcher.isUnreached ? network : errors?.["form"];
  if (answer?.done) {
    return (
      <p role="status" className="body-s py-2 font-medium text-dill-700">
        {words["subscribe.done"]}
      </p>
    );
  }
  return (
    <fetcher.Form method="post" action={pathIn(locale, "/subscribe")} noValidate className="grid md:max-w-80 gap-2 py-2">
      <TextField
        name="email"
        type="email"
        label={words["subscribe.title"]}
        placeholder="olena@mail.ua"
        autoComplete="email"
        required
        maxLength={120}
        defaultValue={answer?.typed["email"]}
        error={errors?.["email"]}
        onChange={() => setStale(answer)}
      />
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" kind="secondary" size="dense" busy={fetcher.state !== "idle"}>
        {words["subscribe.send"]}
      </Button>
    </fetcher.Form>
  );
}
