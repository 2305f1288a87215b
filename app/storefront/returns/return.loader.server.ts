import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewReturn } from "../../../features/returns/returns.server.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import { idOf } from "../../../platform/ids.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { returnsMessages } from "../../../features/returns/returns.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(() => {
    if (!/^\d{1,12}$/.test(params["id"] ?? "")) throw notFound();
    return viewReturn(visitOf(context), idOf<"goods_return">(Number(params["id"])));
  });

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(returnsMessages, localeOfPath(args.location.pathname))["returns.title"] });
