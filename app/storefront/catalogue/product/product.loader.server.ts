import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { idsOfProduct, similarCards } from "../../../../features/catalogue/catalogue.server.ts";
import { viewProductFor } from "../../../../features/cart/cart.server.ts";
import { boughtTogether } from "../../../../features/orders/orders.server.ts";
import { productQuestions } from "../../../../features/questions/questions.server.ts";
import { productReviews } from "../../../../features/reviews/reviews.server.ts";
import { sizeTableOf } from "../size-guide/size-tables.ts";
import { loadPublic } from "../../../load.ts";
import { visitOf } from "../../../visit-context.ts";

export { meta } from "./product-meta.server.ts";

const REVIEWS = 6;

export const loader = (args: LoaderFunctionArgs) =>
  loadPublic(args, async () => {
    const visit = visitOf(args.context);
    const id1c = args.params["id"] ?? "";
    const { id } = await idsOfProduct(visit, id1c);
    const [product, together, reviews, questions] = await Promise.all([
      viewProductFor(visit, id1c),
      boughtTogether(visit, id),
      productReviews(visit, id, { size: REVIEWS }),
      productQuestions(visit, id),
    ]);
    return { ...product, similar: similarCards(visit, id), sizeTable: sizeTableOf(product), together, reviews, questions };
  });
