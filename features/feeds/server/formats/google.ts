import { daysLater, kyivDay, startOfDay, type Instant } from "../../../../platform/time/time.ts";
import { decimalHryvnias, type Kopiykas } from "../../../../platform/money/money.ts";
import { xmlElement } from "../../../../platform/text/xml-text.ts";
import { offerGroupId, offerId } from "../../../catalogue/words/offer-id.ts";
import type { FeedHead } from "../feed-head.ts";
import { choiceAfterName, googleCategory, isGtin, wearer, type Offer } from "../../offers.rules.ts";

const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5_000;
const MOST_PICTURES = 10;

/** RSS 2.0 of Google's Merchant Center, in Ukrainian; Meta's catalogue reads it too. */
export async function* googleFeed(offers: AsyncIterable<readonly Offer[]>, head: FeedHead): AsyncGenerator<string> {
  const { origin, shopName } = head;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n${[
    xmlElement("title", shopName),
    xmlElement("link", origin),
    xmlElement("description", shopName),
  ].join("")}\n`;
  for await (const slice of offers) yield slice.map((offer) => item(offer, head)).join("");
  yield "</channel></rss>\n";
}

function item(offer: Offer, { origin, now }: FeedHead): string {
  const { variation, siblings } = offer;
  const worn = wearer(offer.audiences);
  const isGlobal = isGtin(variation.barcode);
  const [first = "", ...more] = variation.pictures.map((path) => `${origin}${path}`);
  const parts: [name: string, text: string | number | undefined][] = [
    ["id", offerId(variation)],
    ["item_group_id", siblings.length > 1 ? offerGroupId(offer) : undefined],
    ["title", titleOf(offer)],
    ["description", (offer.description.uk || offer.name.uk).slice(0, LONGEST_DESCRIPTION)],
    ["link", `${origin}${variation.path.uk}`],
    ["image_link", first],
    ...more.slice(0, MOST_PICTURES).map((address): [string, string] => ["additional_image_link", address]),
    ...availability(offer, now),
    ["condition", "new"],
    ["price", money(variation.oldPrice ?? variation.price)],
    ["sale_price", variation.oldPrice === null ? undefined : money(variation.price)],
    ["brand", offer.brand],
    ["gtin", isGlobal ? variation.barcode : undefined],
    ["mpn", offer.article],
    ["identifier_exists", isGlobal || (offer.brand !== "" && offer.article !== "") ? undefined : "no"],
    ["google_product_category", googleCategory(offer)],
    ["product_type", offer.categories.map(({ name }) => name.uk).join(" > ")],
    ["gender", worn?.gender],
    ["age_group", worn?.ageGroup],
    ["color", variation.colour.uk],
    ["size", variation.size.uk],
    ["material", offer.material.uk],
  ];
  return `<item>${parts.map(([name, text]) => xmlElement(`g:${name}`, text)).join("")}</item>\n`;
}

/** Goods made to order come by a day: the last one promised. */
function availability({ suborder, suborderDays, variation: { pieces } }: Offer, now: Instant): [string, string | undefined][] {
  if (pieces === 0) return [["availability", "out_of_stock"]];
  if (!suborder) return [["availability", "in_stock"]];
  return [
    ["availability", "backorder"],
    ["availability_date", startOfDay(daysLater(kyivDay(now), Math.max(1, suborderDays))).toISOString()],
  ];
}

function titleOf(offer: Offer): string {
  const choice = choiceAfterName(offer, "uk");
  return `${offer.name.uk.slice(0, LONGEST_TITLE - choice.length)}${choice}`;
}

const money = (kopiykas: Kopiykas): string => `${decimalHryvnias(kopiykas)} UAH`;
