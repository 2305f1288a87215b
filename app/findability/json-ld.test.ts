import { describe, expect, test } from "vitest";
import { exampleProduct } from "../../features/catalogue/catalogue.examples.ts";
import type { ProductView } from "../../features/catalogue/catalogue.contract.ts";
import { getOption } from "../../features/settings/settings.contract.ts";
import { breadcrumbList, faqPage, organization, webSite } from "./json-ld.ts";
import { productJsonLd } from "./product-json-ld.ts";

const ORIGIN = "https://shop.example";
const product = exampleProduct as ProductView;
const [variation] = product.productVariations;
const told = (change: Partial<ProductView>) =>
  productJsonLd({ ...product, ...change }, { origin: ORIGIN, url: `${ORIGIN}/product/verba` }) as unknown as {
    offers: Record<string, unknown>[];
    [field: string]: unknown;
  };
const offerWith = (change: Partial<ProductView["productVariations"][number]>, badges: ProductView["badges"] = []) =>
  told({ badges, productVariations: variation ? [{ ...variation, ...change }] : [] }).offers[0];

describe("a product in schema.org's words", () => {
  test("has an offer for every variation with its own address, price in hryvnias and availability", () => {
    expect(offerWith({ price: 1399.5, stock: 6, quantity_in_variation: 6, colour: "red", size: "46" })).toEqual({
      "@type": "Offer",
      sku: variation?.id_1c,
      url: `${ORIGIN}/product/verba?colour=red&size=46`,
      price: 1399.5,
      priceCurrency: "UAH",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
      eligibleQuantity: { "@type": "QuantitativeValue", minValue: 6, unitCode: "C62" },
    });
    expect(told({}).offers).toHaveLength(product.productVariations.length);
  });

  test("less than a pack cannot be had; what is brought to order comes later", () => {
    expect(offerWith({ stock: 5, quantity_in_variation: 6 })).toMatchObject({ availability: "https://schema.org/OutOfStock" });
    expect(offerWith({ stock: 0 }, ["suborder"])).toMatchObject({ availability: "https://schema.org/OutOfStock" });
    expect(offerWith({ stock: 6 }, ["suborder"])).toMatchObject({ availability: "https://schema.org/BackOrder" });
  });

  test("names pictures by whole addresses, and says nothing it does not know", () => {
    expect(told({ images: [{ src: "/pictures/7", colour: "", tint: "1", alt: "" }] })["image"]).toEqual([`${ORIGIN}/pictures/7/1080.jpg`]);
    expect(told({ brand: "", material: "" })).not.toHaveProperty("brand");
    expect(told({ article: "" })["sku"]).toBe(product.id_1c);
  });
});

describe("a product's rating", () => {
  const ratedBy = (rating: { count: number; average: number | null }) =>
    productJsonLd(product, {
      origin: ORIGIN,
      url: `${ORIGIN}/product/verba`,
      rating: { ...rating, stars: [0, 0, 0, 0, 0], fit: { small: 0, true: 0, large: 0 }, films: 0 },
    });
  test("is told once somebody has reviewed it, and never before", () => {
    expect(ratedBy({ count: 32, average: 4.8 })["aggregateRating"]).toMatchObject({ ratingValue: 4.8, reviewCount: 32, bestRating: 5 });
    expect(ratedBy({ count: 0, average: null })).not.toHaveProperty("aggregateRating");
  });
});

describe("the shop in schema.org's words", () => {
  const settings = { ...getOption.example.output, link_fb: "https://facebook.com/s", link_viber: "viber://chat", phone2: "+380500000000" };

  test("is an organization with its phones and only the links that are pages", () => {
    expect(organization(settings, { origin: ORIGIN, name: "Семиряд" })).toMatchObject({
      "@type": "Organization",
      logo: `${ORIGIN}/icons/512.png`,
      sameAs: ["https://facebook.com/s"],
      contactPoint: [{ telephone: settings.phone }, { telephone: "+380500000000" }],
    });
  });

  test("its site is searched at the address of its own language", () => {
    const site = webSite({ url: `${ORIGIN}/ru`, searchUrl: `${ORIGIN}/ru/search`, name: "Семиряд", language: "ru" });
    expect(site).toMatchObject({ potentialAction: { target: { urlTemplate: `${ORIGIN}/ru/search?q={search_term_string}` } } });
  });

  test("the way to a page is counted from one", () => {
    const crumbs = [
      { name: "Семиряд", url: `${ORIGIN}/` },
      { name: "Сукні", url: `${ORIGIN}/category/1110` },
    ];
    expect(breadcrumbList(crumbs)["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Семиряд", item: `${ORIGIN}/` },
      { "@type": "ListItem", position: 2, name: "Сукні", item: `${ORIGIN}/category/1110` },
    ]);
  });

  test("questions come with their answers", () => {
    expect(faqPage([{ question: "Коли?", answer: "Щодня" }])["mainEntity"]).toEqual([
      { "@type": "Question", name: "Коли?", acceptedAnswer: { "@type": "Answer", text: "Щодня" } },
    ]);
  });
});
