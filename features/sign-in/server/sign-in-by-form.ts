import { isRefusal, type Refusal } from "../../../platform/contracts/errors.ts";
import { withBrowserKey } from "../../cart/cart.server.ts";
import type { Visit } from "../../shop.ts";
import { smsCodeCheck, viaPhoneNumber } from "../sign-in.contract.ts";
import { parsePhone } from "../sign-in.rules.ts";
import { checkCode } from "./codes/check-code.ts";
import { waitAskedFor, waitGate } from "./guard/gates.ts";
import type { KeyedVisit } from "./guard/passes.ts";
import { signedInAnswer } from "./signed-in-answer.ts";
import { startSignIn } from "./codes/start-sign-in.ts";

/** `error` is a message key. */
export type FormStep = { error?: string; retryAfterSeconds?: number | undefined } & (
  | { step: "phone"; phone: string }
  | { step: "wait"; phone: string; ticket: string; waitSeconds: number }
  | { step: "code"; phone: string; isDelayed: boolean; isForCustomersOnly: boolean }
  | { step: "in" }
);
type Form = { phone: string; code: string | undefined; ticket: string | undefined };

/** Without scripts, under the rules of the calls. */
export async function signInByForm(guest: Visit, form: Form): Promise<{ shown: FormStep; setCookies: string[] }> {
  const { visit, setCookies } = withBrowserKey(guest);
  const phone = parsePhone(form.phone) ?? "";
  if (!viaPhoneNumber.input.safeParse({ phone }).success)
    return { shown: { step: "phone", phone: form.phone, error: "auth.phoneError" }, setCookies };
  const done = form.code === undefined ? await ask(visit, phone, form.ticket) : await check(visit, phone, form.code);
  return { ...done, setCookies: [...setCookies, ...done.setCookies] };
}

type Done = { shown: FormStep; setCookies: string[] };

async function ask(visit: KeyedVisit, phone: string, ticket: string | undefined): Promise<Done> {
  try {
    const { isDelayed, isForCustomersOnly } = await startSignIn(visit, { phone, isCodeWanted: true }, waitGate(ticket));
    return { shown: { step: "code", phone, isDelayed, isForCustomersOnly }, setCookies: [] };
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal;
    const wait = waitAskedFor(refusal);
    if (!wait) return { shown: { step: "phone", phone, ...told(refusal) }, setCookies: [] };
    return { shown: { step: "wait", phone, ticket: wait.ticket, waitSeconds: wait.waitSeconds }, setCookies: [] };
  }
}

async function check(visit: KeyedVisit, phone: string, code: string): Promise<Done> {
  const again = { step: "code", phone, isDelayed: false, isForCustomersOnly: false } as const;
  if (!smsCodeCheck.input.safeParse({ phone, code }).success) return { shown: { ...again, error: "app.codeError" }, setCookies: [] };
  try {
    const { setCookies } = signedInAnswer(visit, await checkCode(visit, { phone, code }));
    return { shown: { step: "in" }, setCookies };
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal;
    return { shown: { ...again, ...told(refusal) }, setCookies: [] };
  }
}

const told = ({ errors, messageKey, retryAfterSeconds }: Refusal) => ({
  error: Object.values(errors ?? {})[0]?.[0] ?? messageKey,
  retryAfterSeconds,
});
