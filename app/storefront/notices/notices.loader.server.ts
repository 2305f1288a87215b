import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewChoices, viewNotices } from "../../../features/notifications/notifications.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { notificationsMessages } from "../../../features/notifications/notifications.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  load(async () => {
    const visit = visitOf(context);
    const [told, choices] = await Promise.all([viewNotices(visit), viewChoices(visit)]);
    return { told, choices };
  });

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(notificationsMessages, localeOfPath(args.location.pathname))["notices.title"] });
