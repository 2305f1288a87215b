import * as z from "zod";
import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewProduct } from "../../../features/catalogue/catalogue.server.ts";
import { fits, hasFit, reviewOrders, type Fit, type ReviewOrder } from "../../../features/reviews/reviews.rules.ts";
import type { CompanyReviews } from "../../../features/reviews/reviews.contract.ts";
import { companyReviews, productReviews } from "../../../features/reviews/reviews.server.ts";
import type { Visit } from "../../../features/shop.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import { pageNumber } from "../../../platform/contracts/pagination.ts";
import { loadPublic } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import type { Id } from "../../../platform/ids.ts";
import { reviewsMessages } from "../../../features/reviews/reviews.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

type Product = { id: Id<"product">; id_1c: string; name: string; hasFit: boolean };
type Wanted = { fit?: Fit | undefined; film?: "1" | undefined; order: ReviewOrder };

/** 404 for a page that does not exist. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPublic(args, async () => {
    const visit = visitOf(args.context);
    const { searchParams } = args.url;
    const page = pageNumber.catch(1).parse(searchParams.get("page") ?? 1);
    const id = searchParams.get("product");
    const wanted = {
      fit: z
        .enum(fits)
        .optional()
        .catch(undefined)
        .parse(searchParams.get("fit") ?? undefined),
      film: searchParams.get("film") === "1" ? ("1" as const) : undefined,
      order: z.enum(reviewOrders).catch("newest").parse(searchParams.get("order")),
    };
    const view = id
      ? await ofProduct(visit, id, { page, ...wanted })
      : {
          product: undefined,
          wanted: { ...wanted, fit: undefined, order: "newest" as const },
          ...(await companyReviews(visit, { page, film: wanted.film })),
        };
    if (page > view.pagination.last_page) throw notFound();
    return view;
  });

async function ofProduct(
  visit: Visit,
  id1c: string,
  { page, ...wanted }: Wanted & { page: number },
): Promise<CompanyReviews & { product: Product; wanted: Wanted }> {
  const product = await viewProduct(visit, id1c);
  const { id, id_1c, name } = product;
  const reviews = await productReviews(visit, id, { page, ...wanted });
  return { product: { id, id_1c, name, hasFit: hasFit(product) }, wanted, assessments: null, ...reviews };
}

export function meta(args: MetaArgs<Awaited<ReturnType<typeof loader>>>) {
  if (!args.loaderData) return pageMeta(args, {});
  const { product, pagination, rating } = args.loaderData;
  const words = wordsFor(reviewsMessages, localeOfPath(args.location.pathname));
  return pageMeta(args, {
    title: product ? words["reviews.ofProduct"](product.name) : words["reviews.pageTitle"],
    description: words["reviews.description"],
    // Search engines get the product's own page for its reviews.
    isEmpty: product !== undefined || rating.count === 0,
    pages: { current: pagination.current_page, last: pagination.last_page },
    crumbs: [{ name: words["reviews.title"], path: "/reviews" }],
  });
}
