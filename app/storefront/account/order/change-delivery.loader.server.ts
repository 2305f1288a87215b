import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { viewOrderDelivery } from "../../../../features/orders/orders.server.ts";
import { notFound } from "../../../../platform/contracts/errors.ts";
import { load } from "../../../load.ts";
import { visitOf } from "../../../visit-context.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { wordsFor } from "../../../../platform/i18n.ts";
import { localeOfPath } from "../../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../../page-meta.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(() => {
    if (!/^\d{1,12}$/.test(params["number"] ?? "")) throw notFound();
    return viewOrderDelivery(visitOf(context), Number(params["number"]));
  });

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(ordersMessages, localeOfPath(args.location.pathname))["orders.changeDelivery"] });
