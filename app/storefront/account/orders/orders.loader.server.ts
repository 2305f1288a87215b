import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { listOrders } from "../../../../features/orders/orders.server.ts";
import { load } from "../../../load.ts";
import { visitOf } from "../../../visit-context.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  load(() => listOrders(visitOf(context), { page: Math.max(1, Math.min(1_000, Number(url.searchParams.get("page")) || 1)) }));
