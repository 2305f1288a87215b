import type { LoaderFunctionArgs } from "react-router";
import { listsOf } from "../../../features/saved-lists/saved-lists.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

export const loader = ({ context }: LoaderFunctionArgs) => load(() => listsOf(visitOf(context)));
