import type { Refusal } from "./errors.ts";

/** Codes by status, for programs. A 409 has codes of its own. */
export const refusalCodes = {
  400: "bad_request",
  401: "not_signed_in",
  403: "forbidden",
  404: "not_found",
  405: "wrong_method",
  409: "conflict",
  410: "gone",
  413: "too_large",
  415: "wrong_type",
  421: "wrong_host",
  422: "invalid",
  428: "proof_of_work_needed",
  429: "too_many",
  500: "unexpected",
  503: "unavailable",
} as const satisfies Record<number, string>;

/** The `code` of a refusal's body, stable unlike its words; for a 409 it is the key of its words, `orders_has_waybill`. */
export function codeOf({ status, messageKey, carried }: Pick<Refusal, "status" | "messageKey" | "carried">): string {
  if (carried.body) return carried.body.code;
  const byStatus = refusalCodes[status as keyof typeof refusalCodes] ?? "refused";
  if (status !== 409 || messageKey === "refusal.conflict") return byStatus;
  return messageKey
    .replace(/^refusal\./, "")
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replaceAll(".", "_");
}
