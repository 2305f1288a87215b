import type { ActionFunctionArgs } from "../../loader-args.ts";
import { data } from "../../../client/router/answers.ts";
import type { z } from "zod";
import { sendOffer, sendSupplier, subscribe as subscribeCall } from "../../../features/leads/leads.contract.ts";
import { leadsMessages } from "../../../features/leads/leads.messages.ts";
import { keepLead, subscribe } from "../../../features/leads/leads.server.ts";
import { uploadsMessages } from "../../../features/uploads/uploads.messages.ts";
import type { Visit } from "../../../features/shop.ts";
import { isRefusal } from "../../../platform/contracts/errors.ts";
import { fieldErrorsOf } from "../../../platform/http/refusals/field-errors-of.ts";
import { languageOf } from "../../../platform/i18n.ts";
import { platformMessages } from "../../../platform/messages.ts";
import { visitOf } from "../../visit-context.ts";

/** Errors by field, with everything that was typed. */
export type RequestAnswer = { done: boolean; errors: Record<string, string>; typed: Record<string, string> };

const offer = actionOf(sendOffer.input, (visit, form) => keepLead(visit, { kind: "offer", company: "", ...form }), ["photos"]);
const supplier = actionOf(sendSupplier.input, (visit, form) => keepLead(visit, { kind: "supplier", ...form }));
const letters = actionOf(subscribeCall.input, (visit, { email }) => subscribe(visit, email));

export { letters as subscribeAction, offer as offerAction, supplier as supplierAction };

/** The same use case as the call; `lists` names fields that repeat. */
function actionOf<Form>(schema: z.ZodType<Form>, send: (visit: Visit, form: Form) => Promise<void>, lists: readonly string[] = []) {
  return async ({ context, request }: ActionFunctionArgs) => {
    const visit = visitOf(context);
    const form = await request.formData();
    const typed = Object.fromEntries([...form].filter(([name]) => !lists.includes(name)).map(([name, value]) => [name, String(value)]));
    const sent = { ...typed, ...Object.fromEntries(lists.map((name) => [name, form.getAll(name)])) };
    const parsed = schema.safeParse(sent);
    if (!parsed.success) return refusal(visit, typed, fieldErrorsOf(parsed.error, sent), 422);
    try {
      await send(visit, parsed.data);
      return { done: true, errors: {}, typed: {} } satisfies RequestAnswer;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return refusal(visit, typed, error.errors ?? { form: [error.messageKey] }, error.status);
    }
  };
}

function refusal({ locale }: Visit, typed: Record<string, string>, errors: Record<string, string[]>, status: number) {
  const words: Record<string, unknown> = {
    ...platformMessages[languageOf(locale)],
    ...leadsMessages[languageOf(locale)],
    ...uploadsMessages[languageOf(locale)],
  };
  const inWords = Object.entries(errors).map(([field, keys]) => [field, keys.map((key) => String(words[key] ?? key)).join(" ")]);
  return data<RequestAnswer>({ done: false, errors: Object.fromEntries(inWords), typed }, { status });
}
