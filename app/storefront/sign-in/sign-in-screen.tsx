import type { ReactNode } from "react";
import { Form } from "../../../client/router/form.tsx";
import { useActionData } from "../../../client/router/page.ts";
import { signInMessages } from "../../../features/sign-in/sign-in.messages.ts";
import { waitText } from "../../../features/sign-in/ui/use-countdown.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { pathIn, useLocale, useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import type { action } from "./sign-in.loader.server.ts";

/** Signing in without scripts; with them it is a sheet. */
export default function SignInScreen() {
  const words = useWords(signInMessages);
  const shown = useActionData<typeof action>();
  return (
    <div className="container-shop max-w-140 pt-6 pb-10 md:pt-8">
      <h1 className="display-l mb-4">{words[shown?.step === "code" ? "auth.codeTitle" : "auth.title"]}</h1>
      <Step shown={shown} />
      {shown && shown.step !== "phone" && (
        <ShopLink to="/sign-in" reloadDocument className={classNames(buttonClass("quiet"), "mt-2 w-full")}>
          {words["auth.change"]}
        </ShopLink>
      )}
    </div>
  );
}

type Shown = ReturnType<typeof useActionData<typeof action>>;

function Step({ shown }: { shown: Shown }) {
  const words = useWords(signInMessages);
  if (shown?.step === "code") return <CodeForm shown={shown} />;
  if (shown?.step === "wait")
    return (
      <PlainForm fields={{ phone: shown.phone, ticket: shown.ticket }} button={words["auth.getCode"]}>
        <p className="text-ink-700">{formatPhone(shown.phone)}</p>
        <p role="status" className="rounded-control bg-marigold-100 px-3.5 py-2.5">
          {words["auth.waitHere"](shown.waitSeconds)}
        </p>
      </PlainForm>
    );
  return (
    <PlainForm button={words["auth.getCode"]}>
      <p className="text-ink-700">{words["auth.why"]}</p>
      <TextField
        label={words["auth.phone"]}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        defaultValue={shown?.phone ?? "+380"}
        error={errorText(shown, words) ?? ""}
      />
    </PlainForm>
  );
}

function CodeForm({ shown }: { shown: Extract<Shown, { step: "code" }> }) {
  const words = useWords(signInMessages);
  const note = shown.isForCustomersOnly ? words["auth.customersOnly"] : shown.isDelayed ? words["auth.delayed"] : undefined;
  return (
    <>
      <PlainForm fields={{ phone: shown.phone }} button={words["auth.enter"]}>
        {!shown.isForCustomersOnly && <p className="text-ink-700">{words["auth.codeSent"](formatPhone(shown.phone))}</p>}
        {note && (
          <p role="status" className="rounded-control bg-marigold-100 px-3.5 py-2.5">
            {note}
          </p>
        )}
        <TextField
          label={words["auth.codeTitle"]}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={4}
          required
          error={errorText(shown, words) ?? ""}
        />
      </PlainForm>
      <PlainForm fields={{ phone: shown.phone }} button={words["auth.resend"]} kind="quiet" />
    </>
  );
}

/** A native form, with or without scripts. */
function PlainForm({
  fields,
  button,
  kind = "primary",
  children,
}: {
  fields?: Record<string, string>;
  button: string;
  kind?: "primary" | "quiet";
  children?: ReactNode;
}) {
  const locale = useLocale();
  return (
    <Form method="post" action={pathIn(locale, "/sign-in")} reloadDocument className="mt-4 grid gap-4">
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" kind={kind}>
        {button}
      </Button>
    </Form>
  );
}

function errorText(shown: Shown, words: (typeof signInMessages)[keyof typeof signInMessages]): string | undefined {
  if (!shown?.error || !shown.retryAfterSeconds) return shown?.error;
  return `${shown.error} ${words["auth.againIn"](waitText(shown.retryAfterSeconds, words["auth.hours"]))}`;
}
