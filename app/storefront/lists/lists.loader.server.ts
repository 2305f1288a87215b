import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { listsOf } from "../../../features/saved-lists/saved-lists.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { savedListsMessages } from "../../../features/saved-lists/saved-lists.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => load(() => listsOf(visitOf(context)));

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(savedListsMessages, localeOfPath(args.location.pathname))["lists.title"] });
