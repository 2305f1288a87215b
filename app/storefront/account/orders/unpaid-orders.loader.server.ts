import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { listUnpaid } from "../../../../features/orders/orders.server.ts";
import { load } from "../../../load.ts";
import { visitOf } from "../../../visit-context.ts";
import { paymentMessages } from "../../../../features/orders/payments/payment.messages.ts";
import { wordsFor } from "../../../../platform/i18n.ts";
import { localeOfPath } from "../../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../../page-meta.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => load(() => listUnpaid(visitOf(context)));

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(paymentMessages, localeOfPath(args.location.pathname))["unpaid.title"] });
