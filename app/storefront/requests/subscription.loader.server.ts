import type { ActionFunctionArgs, LoaderFunctionArgs } from "../../loader-args.ts";
import { changeSubscription, viewSubscription } from "../../../features/leads/leads.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { leadsMessages } from "../../../features/leads/leads.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => load(() => viewSubscription(visitOf(context), params["token"] ?? ""));

/** The one-click header of mail programs (RFC 8058) sends no button's name. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const wish = form.get("wish") === "confirm" ? "confirm" : "leave";
  return load(() => changeSubscription(visitOf(context), params["token"] ?? "", wish));
}

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(leadsMessages, localeOfPath(args.location.pathname))["subscription.title"] });
