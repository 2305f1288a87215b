import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { recipientsOf } from "../../../features/recipients/recipients.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { recipientsMessages } from "../../../features/recipients/recipients.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => load(() => recipientsOf(visitOf(context)));

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(recipientsMessages, localeOfPath(args.location.pathname))["recipients.title"] });
