import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewDebts } from "../../../features/balance/balance.server.ts";
import { askAboutDebts } from "../../../features/orders/orders.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { pageAsked } from "./page-asked.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { balanceMessages } from "../../../features/balance/balance.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  load(async () => {
    const visit = visitOf(context);
    const isHeld = await askAboutDebts(visit);
    return { ...(await viewDebts(visit, { page: pageAsked(url) })), isHeld };
  });

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(balanceMessages, localeOfPath(args.location.pathname))["debts.title"] });
