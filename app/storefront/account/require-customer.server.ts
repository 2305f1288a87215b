import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { data, redirect } from "../../../client/way/answers.ts";
import { pathIn } from "../../../client/locale/locale.ts";
import { homeWanting } from "../sign-in/wanted-page.ts";
import { visitOf } from "../../visit-context.ts";

/**
 * Account and checkout are for signed-in customers who are not blacklisted; the rest are led home (specification §2), where a guest
 * signs in and goes on. A browser whose session has ended is told 401 instead and stays, so that it signs in over the page it
 * asked for.
 */
export function requireCustomer({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">): void {
  const { customer, cookies, locale } = visitOf(context);
  if (customer && !customer.blacklisted) return;
  if (!customer && cookies.has("signed_in")) throw data(null, { status: 401 });
  throw redirect(customer ? pathIn(locale, "/") : homeWanting(locale, url.pathname + url.search));
}
