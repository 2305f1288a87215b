import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewOwnList } from "../../../features/saved-lists/saved-lists.server.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import { idOf } from "../../../platform/ids.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { savedListsMessages } from "../../../features/saved-lists/saved-lists.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

/** 404 for anybody else's list. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(() => {
    const id = Number(params["id"]);
    if (!Number.isSafeInteger(id) || id < 1) throw notFound();
    return viewOwnList(visitOf(context), idOf<"saved_list">(id));
  });

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(savedListsMessages, localeOfPath(args.location.pathname))["lists.title"] });
