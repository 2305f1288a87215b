import type { LoaderFunctionArgs } from "react-router";
import { viewProductFor } from "../../../features/cart/cart.server.ts";
import { boughtTogether } from "../../../features/orders/orders.server.ts";
import { productReviews } from "../../../features/reviews/reviews.server.ts";
import { loadPublic } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

const REVIEWS = 6;

/** The product, what was bought beside it, and the newest of what is said of it. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPublic(args, async () => {
    const visit = visitOf(args.context);
    const product = await viewProductFor(visit, args.params["id"] ?? "");
    const [together, reviews] = await Promise.all([
      boughtTogether(visit, product.id),
      productReviews(visit, product.id, { size: REVIEWS }),
    ]);
    return { ...product, together, reviews };
  });
