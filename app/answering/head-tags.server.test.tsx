import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exampleProduct } from "../../features/catalogue/catalogue.examples.ts";
import { HeadTags, headOf } from "./head-tags.server.tsx";
import { meta } from "../storefront/catalogue/product/product-meta.server.ts";

/** Counts how often something asks for the product's variations, of which only its offers are made. */
function tagsOfProduct() {
  const asked = { times: 0 };
  const { productVariations, ...facts } = exampleProduct;
  const loaderData = {
    ...facts,
    get productVariations() {
      asked.times += 1;
      return productVariations;
    },
    reviews: { rating: undefined },
  };
  const args = { loaderData, location: { pathname: "/product/verba", search: "" }, origin: "https://shop.example", root: undefined };
  return { asked, tags: meta(args as never) };
}

test("the title and addresses of a page come without what only search engines read being made", () => {
  const { asked, tags } = tagsOfProduct();
  expect(headOf(tags).title).toContain(exampleProduct.name);
  expect(asked.times).toBe(0);
});

test("a written head has the breadcrumbs and the product, each in a script of its own", () => {
  const { tags } = tagsOfProduct();
  const markup = renderToStaticMarkup(<HeadTags tags={tags} />);
  const things = [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = ""]) => JSON.parse(text) as object,
  );
  expect(things).toMatchObject([{ "@type": "BreadcrumbList" }, { "@type": "Product" }]);
});
