import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { listUnpaid } from "../../../../features/orders/orders.server.ts";
import { load } from "../../../load.ts";
import { visitOf } from "../../../visit-context.ts";

export const loader = ({ context }: LoaderFunctionArgs) => load(() => listUnpaid(visitOf(context)));
