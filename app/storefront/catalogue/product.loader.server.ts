import type { LoaderFunctionArgs } from "react-router";
import { viewProduct } from "../../../features/catalogue/catalogue.server.ts";
import { boughtTogether } from "../../../features/orders/orders.server.ts";
import { loadPublic } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

/** The product and what was bought beside it: one query each. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPublic(args, async () => {
    const visit = visitOf(args.context);
    const product = await viewProduct(visit, args.params["id"] ?? "");
    return { ...product, together: await boughtTogether(visit, product.id) };
  });
