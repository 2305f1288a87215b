import type { Priority } from "../../platform/limits/overload.ts";
import { classOf } from "./count-requests.ts";
import { isShareablePath } from "../pages/page-address.ts";

/** Calls that orders and sign-ins in progress need. */
const begun: ReadonlySet<string> = new Set([
  "/api/order-validation",
  "/api/place-order",
  "/api/cancel-order",
  "/api/sms-code-check",
  "/api/v2/via-pin-code",
  "/api/v2/create-pin-code",
  "/api/logout",
  "/api/admin/sign-in",
  "/api/get-cart",
  "/api/get-settlements",
  "/api/get-departments",
  "/api/get-offices",
  "/api/get-streets",
  "/api/get-postcode",
  "/api/get-profile",
]);
/** Programs come again for them. */
const readByPrograms = /^\/(feeds|price-list)\//;
const checkout = /^(\/ru)?\/checkout(\/|\.data|$)/;
const isRead: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

export function priorityOf(method: string, path: string): Priority {
  if (begun.has(path) || checkout.test(path)) return "always";
  if (readByPrograms.test(path)) return "page";
  const kind = classOf(path);
  if (kind === "health" || kind === "file" || kind === "picture") return "always";
  if (kind === "staff call" || path === "/exchange/1c" || !isRead.has(method)) return "change";
  return (kind === "page" || kind === "data") && isShareablePath(path) ? "page" : "read";
}
