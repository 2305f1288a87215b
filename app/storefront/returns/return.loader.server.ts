import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewReturn } from "../../../features/returns/returns.server.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import { idOf } from "../../../platform/ids.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  load(() => {
    if (!/^\d{1,12}$/.test(params["id"] ?? "")) throw notFound();
    return viewReturn(visitOf(context), idOf<"goods_return">(Number(params["id"])));
  });
