import { redirect, type LoaderFunctionArgs } from "react-router";
import { viewCheckout } from "../../../features/orders/orders.server.ts";
import { load } from "../../load.ts";
import { pathIn } from "../../locale/locale.ts";
import { visitOf } from "../../visit-context.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  if (!visit.customer || visit.customer.blacklisted) throw redirect(pathIn(visit.locale, "/"));
  const checkout = await load(() => viewCheckout(visit));
  if (checkout.cart.products.length === 0) throw redirect(pathIn(visit.locale, "/cart"));
  return checkout;
}
