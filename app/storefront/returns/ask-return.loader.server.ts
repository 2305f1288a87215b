import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewReturnable } from "../../../features/returns/returns.server.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(async () => {
    if (!/^\d{1,12}$/.test(params["number"] ?? "")) throw notFound();
    const number = Number(params["number"]);
    return { number, ...(await viewReturnable(visitOf(context), number)) };
  });
