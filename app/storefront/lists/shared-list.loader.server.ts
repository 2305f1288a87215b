import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewSharedList } from "../../../features/saved-lists/saved-lists.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

/** 404 for a link that was closed or never was. */
export const loader = ({ context, params }: LoaderFunctionArgs) => load(() => viewSharedList(visitOf(context), params["token"] ?? ""));
