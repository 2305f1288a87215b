import type { LoaderFunctionArgs } from "react-router";
import { viewOrder } from "../../../features/orders/orders.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(() => viewOrder(visitOf(context), { number: /^\d{1,12}$/.test(params["number"] ?? "") ? Number(params["number"]) : 0 }));
