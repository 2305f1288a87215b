import type { MetaDescriptor } from "../../../answering/head-tags.server.tsx";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { productAddress } from "../../../../features/catalogue/words/product-address.ts";
import type { ReviewPage } from "../../../../features/reviews/reviews.contract.ts";
import { wordsFor } from "../../../../platform/i18n.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { findabilityMessages } from "../../../findability/findability.messages.ts";
import { productJsonLd } from "../../../findability/product-json-ld.ts";
import { localeOfPath } from "../../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../../page-meta.server.ts";
import { layoutMessages } from "../../layout/layout.messages.ts";

/** Article, price and pack come before the description; each variation is an offer. */
export function meta(args: MetaArgs<ProductView & { reviews: ReviewPage }>): MetaDescriptor[] {
  const { loaderData: product, location, origin } = args;
  if (!product) return pageMeta(args, {});
  const words = wordsFor(findabilityMessages, localeOfPath(location.pathname));
  const layout = wordsFor(layoutMessages, localeOfPath(location.pathname));
  const price = words["text.product"](formatHryvnias(product.price), product.quantity_in_variation);
  return pageMeta(args, {
    title: words["title.product"](product.name, product.article),
    description: `${product.name}${product.article ? `, ${product.article}` : ""}: ${[price, args.root?.said.everywhere, product.description].filter(Boolean).join(" ")}`,
    image: product.images[0]?.src ?? null,
    kind: "product",
    crumbs: [
      ...(product.gender ? [{ name: layout[`gender.${product.gender}`], path: `/${product.gender}` }] : []),
      ...product.breadcrumbs.map(({ id_1c, name }) => ({ name, path: `/category/${encodeURIComponent(id_1c)}` })),
      { name: product.name, path: productAddress(product) },
    ],
    jsonLd: () => [productJsonLd(product, { origin, url: `${origin}${location.pathname}`, rating: product.reviews.rating })],
  });
}
