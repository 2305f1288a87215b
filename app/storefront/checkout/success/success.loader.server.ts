import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { viewOrder, viewPayment } from "../../../../features/orders/orders.server.ts";
import { load } from "../../../load.ts";
import { visitOf } from "../../../visit-context.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { wordsFor } from "../../../../platform/i18n.ts";
import { localeOfPath } from "../../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../../page-meta.server.ts";

/** Reads the order again, so that only its owner sees it; both parts of a purchase are one sum. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  load(async () => {
    const visit = visitOf(context);
    const asked = url.searchParams.get("number") ?? "";
    const order = await viewOrder(visit, { number: /^\d{1,12}$/.test(asked) ? Number(asked) : 0 });
    const companion = order.companionNumber === null ? undefined : await viewOrder(visit, { number: order.companionNumber });
    const paying = await viewPayment(visit, order.number);
    return { ...order, paying, toPayTogether: order.toPay + (companion?.toPay ?? 0) };
  });

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(ordersMessages, localeOfPath(args.location.pathname))["checkout.title"] });
