import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { listReturns } from "../../../features/returns/returns.server.ts";
import { pageAsked } from "../money/page-asked.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { returnsMessages } from "../../../features/returns/returns.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => load(() => listReturns(visitOf(context), { page: pageAsked(url) }));

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(returnsMessages, localeOfPath(args.location.pathname))["returns.title"] });
