import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { data, redirect } from "../../../client/router/answers.ts";
import { pathIn } from "../../../client/locale/locale.ts";
import { homeWanting } from "../sign-in/wanted-page.ts";
import { visitOf } from "../../visit-context.ts";

/** Sends guests and blacklisted customers home (specification §2). Throws 401 for an ended session, which signs in over the page. */
export function requireCustomer({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">): void {
  const { customer, cookies, locale } = visitOf(context);
  if (customer && !customer.blacklisted) return;
  if (!customer && cookies.has("signed_in")) throw data(null, { status: 401 });
  throw redirect(customer ? pathIn(locale, "/") : homeWanting(locale, url.pathname + url.search));
}
