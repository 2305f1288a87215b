import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { viewReaddress } from "../../../../features/orders/orders.server.ts";
import { notFound } from "../../../../platform/contracts/errors.ts";
import { load } from "../../../load.ts";
import { visitOf } from "../../../visit-context.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(() => {
    if (!/^\d{1,12}$/.test(params["number"] ?? "")) throw notFound();
    return viewReaddress(visitOf(context), Number(params["number"]));
  });
