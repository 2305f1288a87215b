import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useEffectEvent, type FocusEvent } from "react";
import { Form } from "../../../client/router/form.tsx";
import { useActionData } from "../../../client/router/page.ts";
import { useNavigation } from "../../../client/router/router.tsx";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import { leadsMessages } from "../../../features/leads/leads.messages.ts";
import { parsePhone } from "../../../features/sign-in/sign-in.rules.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { FieldError, TextField } from "../../../ui/fields/text-field.tsx";
import { useKeptDraft } from "../../../client/memory/use-kept-draft.ts";
import { useFormErrors } from "../../../ui/fields/use-form-errors.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { AttachmentsOfRequest, useAttachments } from "./attachments-of-request.tsx";
import type { RequestAnswer } from "./request.action.server.ts";

export function RequestScreen({ about }: { about: "offer" | "suppliers" }) {
  const words = useWords(leadsMessages);
  const answer = useActionData<RequestAnswer>();
  const facts = [words[`${about}.fact1`], words[`${about}.fact2`], words[`${about}.fact3`]];
  return (
    <div className="container-shop grid grid-cols-1 gap-8 pt-6 pb-10 md:pt-8 lg:grid-cols-2 lg:gap-14">
      <div>
        <h1 className="display-l">{words[`${about}.title`]}</h1>
        <p className="mt-4 max-w-140">{words[`${about}.pitch`]}</p>
        <ul className="mt-6 grid gap-3">
          {facts.map((fact) => (
            <li key={fact} className="border-l-4 border-beet-600 pl-3 font-medium">
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <RequestForm about={about} answer={answer} />
    </div>
  );
}

function RequestForm({ about, answer }: { about: "offer" | "suppliers"; answer: RequestAnswer | undefined }) {
  const words = useWords(leadsMessages);
  const formWords = useWords(accountsMessages);
  const { required } = useWords(layoutMessages);
  const isSending = useNavigation().state === "submitting";
  const {
    typed,
    change,
    clear: clearDraft,
  } = useKeptDraft("draft ", {
    part: about,
    first: { company: "", name: "", phone: "+380", wanted: "", ...answer?.typed },
  });
  const attachments = useAttachments(about);
  const check = () => ({
    form: attachments.standsAgainst,
    company: about === "suppliers" && typed.company.trim() === "" ? required : undefined,
    name: typed.name.trim() === "" ? required : undefined,
    phone: parsePhone(typed.phone) ? undefined : words["leads.phoneError"],
    wanted: typed.wanted.trim() === "" ? required : undefined,
  });
  const { form, field, problems, formError, clear, refuse } = useFormErrors<"company" | "name" | "phone" | "wanted">({
    labels: {
      company: words["suppliers.company"],
      name: words["leads.name"],
      phone: words["leads.phone"],
      wanted: words[`${about}.wanted`],
    },
    check,
    first: answer?.errors,
  });
  const hear = useEffectEvent(({ done, errors }: RequestAnswer) => (done ? clearDraft() : refuse(errors)));
  useEffect(() => {
    if (answer) hear(answer);
  }, [answer]);
  const typedField = (name: "company" | "name" | "phone" | "wanted") => ({
    ...field(name),
    value: typed[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [name]: target.value });
      clear([name]);
    },
  });
  const leavePhone = (event: FocusEvent) => {
    const digits = parsePhone(typed.phone);
    if (digits) change({ phone: formatPhone(digits) });
    field("phone").onBlur(event);
  };
  if (answer?.done) return <Done text={words[`${about}.done`]} />;
  return (
    <Form
      method="post"
      ref={form}
      noValidate
      className="grid content-start gap-4 rounded-card border border-line p-5 md:p-8"
      onSubmit={(event) => refuse(check()) && event.preventDefault()}
    >
      <ErrorSummary title={formWords["form.summary"]} problems={problems} />
      {about === "suppliers" && <TextField {...typedField("company")} autoComplete="organization" maxLength={120} />}
      <TextField {...typedField("name")} autoComplete="name" maxLength={60} />
      <TextField {...typedField("phone")} type="tel" inputMode="tel" autoComplete="tel" onBlur={leavePhone} />
      <TextArea {...typedField("wanted")} hint={words[`${about}.wantedHint`]} maxLength={2_000} rows={5} />
      <AttachmentsOfRequest {...attachments} />
      {formError && <FieldError>{formError}</FieldError>}
      <Button type="submit" busy={isSending}>
        {words["leads.send"]}
      </Button>
    </Form>
  );
}

const Done = ({ text }: { text: string }) => (
  <p role="status" className="flex items-start gap-3 self-start rounded-card bg-dill-100 p-5 font-medium text-dill-700">
    <CircleCheck aria-hidden="true" className="shrink-0" />
    {text}
  </p>
);
