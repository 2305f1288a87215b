import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { LONGEST_ORDER_SEARCH, orderGroups } from "../../../../features/orders/finding/finding.rules.ts";
import { listOrders } from "../../../../features/orders/orders.server.ts";
import { cleanLine } from "../../../../platform/text/clean-text.ts";
import { load } from "../../../load.ts";
import { visitOf } from "../../../visit-context.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { wordsFor } from "../../../../platform/i18n.ts";
import { localeOfPath } from "../../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../../page-meta.server.ts";

const LAST_PAGE = 1_000;

export const loader = ({ context, url: { searchParams } }: LoaderFunctionArgs) =>
  load(async () => {
    const asked = searchParams.get("group");
    const finding = {
      q: cleanLine((searchParams.get("q") ?? "").slice(0, LONGEST_ORDER_SEARCH)),
      group: orderGroups.find((group) => group === asked) ?? "all",
    };
    const page = Math.max(1, Math.min(LAST_PAGE, Math.floor(Number(searchParams.get("page"))) || 1));
    return { ...(await listOrders(visitOf(context), { page, ...finding })), ...finding };
  });

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(ordersMessages, localeOfPath(args.location.pathname))["orders.title"] });
