import type { LoaderFunctionArgs } from "react-router";
import { viewOrder } from "../../../features/orders/orders.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

/** The order is read again: only its owner sees that it was taken. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  load(() => viewOrder(visitOf(context), { number: Number(new URL(request.url).searchParams.get("number")) || 0 }));
