import { ApiRefusal } from "../../../client/call-api.ts";
import type { signInMessages } from "../sign-in.messages.ts";
import { waitText } from "./use-countdown.ts";

type Words = (typeof signInMessages)[keyof typeof signInMessages];

export function refusalText(refusal: unknown, field: string, words: Words): string {
  if (!(refusal instanceof ApiRefusal) || refusal.status === 0) return words["err.network"];
  const wait = refusal.status === 429 ? refusal.retryAfterSeconds : undefined;
  const text = refusal.errors[field]?.[0] ?? refusal.message;
  return wait ? `${text} ${words["auth.againIn"](waitText(wait, words["auth.hours"]))}` : text;
}
