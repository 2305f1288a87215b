import type { ActionFunctionArgs, LoaderFunctionArgs } from "../../loader-args.ts";
import { leaveTopic, readLeavingToken } from "../../../features/notifications/notifications.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { notificationsMessages } from "../../../features/notifications/notifications.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

/** Opening the link changes nothing, since mail programs open links by themselves. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(async () => ({ topic: readLeavingToken(visitOf(context).shop, params["token"] ?? "").topic }));

/** Serves the page's button, and the one-click header of mail programs (RFC 8058). */
export const action = ({ context, params }: ActionFunctionArgs) =>
  load(async () => {
    await leaveTopic(visitOf(context), params["token"] ?? "");
    return { left: true as const };
  });

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(notificationsMessages, localeOfPath(args.location.pathname))["leave.title"] });
