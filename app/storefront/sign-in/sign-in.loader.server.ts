import type { ActionFunctionArgs, LoaderFunctionArgs } from "../../loader-args.ts";
import { data, redirect } from "../../../client/router/answers.ts";
import { signInMessages } from "../../../features/sign-in/sign-in.messages.ts";
import { signInByForm, type FormStep } from "../../../features/sign-in/sign-in.server.ts";
import { languageOf, type Locale, wordsFor } from "../../../platform/i18n.ts";
import { platformMessages } from "../../../platform/messages.ts";
import { pathIn, localeOfPath } from "../../../client/locale/locale.ts";
import { visitOf } from "../../visit-context.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export function loader({ context }: LoaderFunctionArgs): null {
  const { customer, locale } = visitOf(context);
  if (customer) throw redirect(pathIn(locale, "/account"));
  return null;
}

/** Leads to the account at the end. */
export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context);
  const form = await request.formData();
  const field = (name: string) => (form.has(name) ? String(form.get(name)) : undefined);
  const { shown, setCookies } = await signInByForm(visit, {
    phone: field("phone") ?? "",
    code: field("code")?.trim(),
    ticket: field("ticket"),
  });
  const headers = new Headers(setCookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
  if (shown.step === "in") throw redirect(pathIn(visit.locale, "/account"), { headers });
  return data(inWords(shown, visit.locale), { status: shown.error ? 422 : 200, headers });
}

function inWords(shown: Exclude<FormStep, { step: "in" }>, locale: Locale) {
  const words: Record<string, unknown> = { ...platformMessages[languageOf(locale)], ...signInMessages[languageOf(locale)] };
  return shown.error ? { ...shown, error: String(words[shown.error] ?? shown.error) } : shown;
}

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(signInMessages, localeOfPath(args.location.pathname))["auth.title"] });
