import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { listReturns } from "../../../features/returns/returns.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

export const loader = ({ context }: LoaderFunctionArgs) => load(() => listReturns(visitOf(context)));
