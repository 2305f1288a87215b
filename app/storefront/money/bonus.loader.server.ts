import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewBonuses } from "../../../features/loyalty/loyalty.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { pageAsked } from "./page-asked.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { loyaltyMessages } from "../../../features/loyalty/loyalty.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => load(() => viewBonuses(visitOf(context), { page: pageAsked(url) }));

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(loyaltyMessages, localeOfPath(args.location.pathname))["bonus.title"] });
