import type { ProductView, VariationView } from "../../features/catalogue/catalogue.contract.ts";
import type { RatingView } from "../../features/reviews/reviews.contract.ts";
import { choiceQuery } from "../../features/catalogue/words/product-address.ts";
import { productThing, type JsonLd } from "./json-ld.ts";

const PICTURES = 8;
const PICTURE_FILE = "1080.jpg";

/** Hryvnias a piece; availability of a whole pack. */
export function productJsonLd(product: ProductView, { origin, url, rating }: { origin: string; url: string; rating?: RatingView }): JsonLd {
  const isBrought = product.badges.includes("suborder");
  return productThing({
    "@id": `${url}#product`,
    name: product.name,
    description: product.description,
    sku: product.article || product.id_1c,
    url,
    image: product.images.slice(0, PICTURES).map(({ src }) => `${origin}${src}/${PICTURE_FILE}`),
    brand: product.brand && { "@type": "Brand", name: product.brand },
    category: product.breadcrumbs.map(({ name }) => name).join(" > "),
    material: product.material,
    aggregateRating: rating && ratingOf(rating),
    offers: product.productVariations.map((variation) => offerOf(variation, { url, isBrought })),
  });
}

/** An empty rating is an error to search engines. */
const ratingOf = ({ average, count }: RatingView) =>
  average === null ? undefined : { "@type": "AggregateRating", ratingValue: average, reviewCount: count, bestRating: 5, worstRating: 1 };

function offerOf(variation: VariationView, { url, isBrought }: { url: string; isBrought: boolean }) {
  const { quantity_in_variation: pack } = variation;
  return {
    "@type": "Offer",
    sku: variation.id_1c,
    url: `${url}${choiceQuery({ colour: variation.colour || variation.colourName, size: variation.size })}`,
    price: variation.price,
    priceCurrency: "UAH",
    availability: `https://schema.org/${availabilityOf(variation, isBrought)}`,
    itemCondition: "https://schema.org/NewCondition",
    ...(pack > 1 ? { eligibleQuantity: { "@type": "QuantitativeValue", minValue: pack, unitCode: "C62" } } : {}),
  };
}

function availabilityOf({ stock, quantity_in_variation: pack }: VariationView, isBrought: boolean): string {
  if (stock < pack) return "OutOfStock";
  return isBrought ? "BackOrder" : "InStock";
}
