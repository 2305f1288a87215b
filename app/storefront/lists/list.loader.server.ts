import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewOwnList } from "../../../features/saved-lists/saved-lists.server.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import { idOf } from "../../../platform/ids.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

/** 404 for anybody else's list. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(() => {
    const id = Number(params["id"]);
    if (!Number.isSafeInteger(id) || id < 1) throw notFound();
    return viewOwnList(visitOf(context), idOf<"saved_list">(id));
  });
