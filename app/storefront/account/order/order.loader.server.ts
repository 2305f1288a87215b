import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { viewOrder, viewPayment } from "../../../../features/orders/orders.server.ts";
import { isAssessmentOffered } from "../../../../features/reviews/reviews.server.ts";
import { load } from "../../../load.ts";
import { visitOf } from "../../../visit-context.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { wordsFor } from "../../../../platform/i18n.ts";
import { localeOfPath } from "../../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../../page-meta.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(async () => {
    const number = /^\d{1,12}$/.test(params["number"] ?? "") ? Number(params["number"]) : 0;
    const order = await viewOrder(visitOf(context), { number });
    const paying = order.unpaidUntil === null ? null : await viewPayment(visitOf(context), number);
    return { ...order, paying, isAssessmentOffered: await isAssessmentOffered(visitOf(context), number) };
  });

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(ordersMessages, localeOfPath(args.location.pathname))["orders.title"] });
