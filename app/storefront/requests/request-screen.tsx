import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { leadsMessages } from "../../../features/leads/leads.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError, TextField } from "../../../ui/text-field.tsx";
import { useWords } from "../../locale/locale.ts";
import type { RequestAnswer } from "./request.action.server.ts";
import { TextArea } from "./text-area.tsx";

/** A short pitch, three facts, a form; success in place (ux.md §7.13). */
export function RequestScreen({ about }: { about: "offer" | "suppliers" }) {
  const words = useWords(leadsMessages);
  const answer = useActionData<RequestAnswer>();
  const facts = [words[`${about}.fact1`], words[`${about}.fact2`], words[`${about}.fact3`]];
  return (
    <div className="container-shop grid gap-8 pt-6 pb-10 md:pt-8 lg:grid-cols-2 lg:gap-14">
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
      {answer?.done ? <Done text={words[`${about}.done`]} /> : <RequestForm about={about} answer={answer} />}
    </div>
  );
}

function RequestForm({ about, answer }: { about: "offer" | "suppliers"; answer: RequestAnswer | undefined }) {
  const words = useWords(leadsMessages);
  const isSending = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(), [answer]);
  const field = (name: string) => ({ name, error: answer?.errors[name], defaultValue: answer?.typed[name], required: true });
  return (
    <Form method="post" ref={form} noValidate className="grid content-start gap-4 rounded-card border border-line p-5 md:p-8">
      {about === "suppliers" && (
        <TextField {...field("company")} label={words["suppliers.company"]} autoComplete="organization" maxLength={120} />
      )}
      <TextField {...field("name")} label={words["leads.name"]} autoComplete="name" maxLength={60} />
      <TextField
        {...field("phone")}
        label={words["leads.phone"]}
        type="tel"
        autoComplete="tel"
        defaultValue={answer?.typed["phone"] ?? "+380"}
      />
      <TextArea {...field("wanted")} label={words[`${about}.wanted`]} hint={words[`${about}.wantedHint`]} maxLength={2_000} rows={5} />
      {answer?.errors["form"] && <FieldError>{answer.errors["form"]}</FieldError>}
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
