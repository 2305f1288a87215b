import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { lastOrder } from "../../../features/orders/orders.server.ts";
import { listsOf } from "../../../features/saved-lists/saved-lists.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { profileOf } from "./profile-sources.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  load(async () => {
    const visit = visitOf(context);
    const [profile, order, lists] = await Promise.all([profileOf(visit), lastOrder(visit), listsOf(visit)]);
    return { profile, order, lists: lists.length };
  });
