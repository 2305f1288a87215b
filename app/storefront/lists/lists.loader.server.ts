import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { listsOf } from "../../../features/saved-lists/saved-lists.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

export const loader = ({ context }: LoaderFunctionArgs) => load(() => listsOf(visitOf(context)));
