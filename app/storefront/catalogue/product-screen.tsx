import { useEffect, type ReactNode } from "react";
import { useLoaderData, useLocation } from "react-router";
import type { ProductView } from "../../../features/catalogue/catalogue.contract.ts";
import { catalogueMessages } from "../../../features/catalogue/catalogue.messages.ts";
import { rememberViewed } from "../../../features/favourites/ui/favourites-store.ts";
import { useWords } from "../../locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { BuyBox } from "./buy-box.tsx";
import { chosenVariation } from "./choose-variation.ts";
import { Gallery } from "./gallery.tsx";
import { GoodsRail } from "./goods.tsx";
import type { loader } from "./product.loader.server.ts";

/** A product: pictures, choice of colour and size in the address, what a pack costs, what there is of it. */
export default function ProductScreen() {
  const product = useLoaderData<typeof loader>();
  const words = useWords(catalogueMessages);
  const layoutWords = useWords(layoutMessages);
  const query = new URLSearchParams(useLocation().search);
  const chosen = chosenVariation(product, { colour: query.get("colour") ?? "", size: query.get("size") ?? "" });
  useEffect(() => rememberViewed(product.id), [product.id]);
  return (
    <>
      <div className="container-shop max-w-[1440px]">
        <Breadcrumbs gender={product.gender} crumbs={product.breadcrumbs} last={product.name} />
        <div className="grid gap-6 md:grid-cols-[55fr_45fr] md:gap-8 xl:grid-cols-[minmax(0,1fr)_400px]">
          <Gallery product={product} colour={chosen?.colour ?? ""} />
          <BuyBox product={product} chosen={chosen} />
        </div>
        <div className="mt-10 grid gap-x-10 md:grid-cols-2">
          <Section title={words["product.description"]}>
            <p>{product.description}</p>
          </Section>
          <Section title={words["product.details"]}>
            <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
              {details(product, words).map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-ink-500">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section title={words["product.delivery"]}>
            <p>{product.returnable ? words["product.deliveryText"] : words["product.noReturn"]}</p>
          </Section>
        </div>
      </div>
      <GoodsRail title={words["product.similar"]} products={product.similar} allText={layoutWords.more} />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="border-t border-line py-2">
      <summary className="title flex min-h-12 cursor-pointer items-center">{title}</summary>
      <div className="max-w-180 pb-4">{children}</div>
    </details>
  );
}

function details(
  product: ProductView,
  words: Record<"product.composition" | "product.brand" | "product.country" | "product.season" | "product.material", string>,
): [string, string][] {
  const all: [string, string][] = [
    [words["product.composition"], product.composition],
    [words["product.brand"], product.brand],
    [words["product.country"], product.country],
    [words["product.season"], product.season],
    [words["product.material"], product.material],
  ];
  return all.filter(([, value]) => value !== "");
}
