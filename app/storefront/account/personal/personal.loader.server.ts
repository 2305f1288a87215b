import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { viewDevices } from "../../../../features/accounts/accounts.server.ts";
import { load } from "../../../load.ts";
import { visitOf } from "../../../visit-context.ts";
import { profileOf } from "../profile-sources.server.ts";
import { accountsMessages } from "../../../../features/accounts/accounts.messages.ts";
import { wordsFor } from "../../../../platform/i18n.ts";
import { localeOfPath } from "../../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../../page-meta.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  load(async () => {
    const visit = visitOf(context);
    const [profile, access] = await Promise.all([profileOf(visit), viewDevices(visit)]);
    return { profile, ...access };
  });

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(accountsMessages, localeOfPath(args.location.pathname))["accounts.title"] });
