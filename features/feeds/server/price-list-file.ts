import { createHash } from "node:crypto";
import { wordsFor, type Locale } from "../../../platform/i18n.ts";
import { csvFile } from "../../../platform/spreadsheet/csv-file.ts";
import { workbookFile } from "../../../platform/spreadsheet/workbook-file.ts";
import { offeredGoods } from "../../catalogue/catalogue.server.ts";
import type { Shop } from "../../shop.ts";
import { priceListMessages } from "../price-list.messages.ts";
import { resalePrice } from "../mark-up.rules.ts";
import { offersOf, type Offer } from "../offers.rules.ts";
import { feedFile, type FeedFile } from "./feed-file.ts";
import { feedHead } from "./feed-head.ts";
import { priceColumns } from "./formats/price-columns.ts";
import { ymlFeed } from "./formats/yml.ts";
import { findPriceList, notePriceListRead, type PriceListTerms } from "./price-lists.ts";

export const priceListFormats = ["xlsx", "csv", "xml"] as const;
export type PriceListFormat = (typeof priceListFormats)[number];

type Asked = { token: string; format: PriceListFormat; locale: Locale; origin: string };

/** Undefined for an unknown link. Lists with the same terms share a file. */
export async function priceListFile(shop: Shop, { token, format, locale, origin }: Asked): Promise<FeedFile | undefined> {
  const found = await findPriceList(shop, token);
  if (!found) return undefined;
  const { terms } = found;
  const asked = format === "xml" ? { terms, format, origin } : { terms, format, origin, locale };
  const name = `price-list-${createHash("sha256").update(JSON.stringify(asked)).digest("hex").slice(0, 32)}.${format}`;
  const file = await feedFile(shop, { name, isPacked: format !== "xlsx" }, () => pieces(shop, { terms, format, locale, origin }));
  await notePriceListRead(shop, found.accountId);
  return file;
}

async function* pieces(
  shop: Shop,
  { terms, format, locale, origin }: Omit<Asked, "token"> & { terms: PriceListTerms },
): AsyncGenerator<string | Uint8Array> {
  const offers = offersFor(shop, terms);
  const priceOf = ({ variation }: Offer) => resalePrice(variation, terms);
  if (format === "xml") return yield* ymlFeed(offers, await feedHead(shop, origin), { dialect: "reseller", priceOf });
  const columns = priceColumns(locale, { origin, priceOf });
  if (format === "csv") return yield* csvFile(offers, columns);
  const sheet = wordsFor(priceListMessages, locale)["priceList.title"];
  return yield* workbookFile(offers, { sheet, columns });
}

async function* offersFor(shop: Shop, { audiences, onlyInStock }: PriceListTerms): AsyncGenerator<Offer[]> {
  for await (const slice of offeredGoods(shop))
    yield slice
      .filter((product) => audiences.length === 0 || product.audiences.some((audience) => audiences.includes(audience)))
      .flatMap(offersOf)
      .filter(({ variation }) => !onlyInStock || variation.pieces > 0);
}
