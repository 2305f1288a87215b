import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewReturnable } from "../../../features/returns/returns.server.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { returnsMessages } from "../../../features/returns/returns.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(async () => {
    if (!/^\d{1,12}$/.test(params["number"] ?? "")) throw notFound();
    const number = Number(params["number"]);
    return { number, ...(await viewReturnable(visitOf(context), number)) };
  });

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(returnsMessages, localeOfPath(args.location.pathname))["returns.title"] });
