import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { redirect } from "../../../client/router/answers.ts";
import { viewCheckout } from "../../../features/orders/orders.server.ts";
import { recipientsOf } from "../../../features/recipients/recipients.server.ts";
import { load } from "../../load.ts";
import { pathIn, localeOfPath } from "../../../client/locale/locale.ts";
import { visitOf } from "../../visit-context.ts";
import { requireCustomer } from "../account/require-customer.server.ts";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const visit = visitOf(args.context);
  const goesWith = Number(args.url.searchParams.get("with")) || undefined;
  const [checkout, recipients] = await load(() => Promise.all([viewCheckout(visit, { goesWith }), recipientsOf(visit)]));
  if (checkout.cart.products.length === 0) throw redirect(pathIn(visit.locale, "/cart"));
  const joined = checkout.parcels.find(({ number }) => number === goesWith);
  return { ...checkout, recipients, goesWith: joined?.number ?? 0 };
}

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(ordersMessages, localeOfPath(args.location.pathname))["checkout.title"] });
