import { redirect, type LoaderFunctionArgs } from "react-router";
import { pathIn } from "../../locale/locale.ts";
import { visitOf } from "../../visit-context.ts";

/** Checkout and account are for signed-in customers who are not blacklisted; the rest are led home (specification §2). */
export function loader({ context }: LoaderFunctionArgs) {
  const { customer, locale } = visitOf(context);
  if (!customer || customer.blacklisted) throw redirect(pathIn(locale, "/"));
  return null;
}
