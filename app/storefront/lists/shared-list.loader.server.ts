import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewSharedList } from "../../../features/saved-lists/saved-lists.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { savedListsMessages } from "../../../features/saved-lists/saved-lists.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

/** 404 for a link that was closed or never was. */
export const loader = ({ context, params }: LoaderFunctionArgs) => load(() => viewSharedList(visitOf(context), params["token"] ?? ""));

export const meta = (args: MetaArgs<{ name: string }>) =>
  pageMeta(args, {
    title: wordsFor(savedListsMessages, localeOfPath(args.location.pathname))["lists.sharedTitle"](args.loaderData?.name ?? ""),
    isEmpty: true,
  });
