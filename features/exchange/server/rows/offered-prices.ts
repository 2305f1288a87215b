import { numberFrom } from "../../exchange.rules.ts";
import { currencyFrom } from "../../prices/price-roles.rules.ts";
import { piecesIn } from "../../rows/units.rules.ts";
import { fromHryvnias } from "../../../../platform/money/money.ts";
import { child, children, childText, type Element } from "../files/read-elements.ts";
import type { PriceBook, PriceType } from "../prices/price-book.ts";
import type { Remark } from "./refused-row.ts";
import { count, type Tally } from "../report/tally.ts";

/** Hundredths of the currency a piece, by price type. */
export type OfferedPrices = Record<string, [amount: number, currency: string]>;

export const NAMELESS_TYPE = "-";
const DEAREST = 900_000_000;
const MOST_TYPES = 200;
const LONGEST_ID = 120;

/** Null when it names no prices; a bad price is remarked, an undeclared type becomes known. */
export function offeredPricesOf(
  offer: Element,
  { prices, tally, remark }: { prices: PriceBook; tally: Tally; remark: Remark },
): OfferedPrices | null {
  const all = child(offer, "Цены");
  if (!all) return null;
  const offered: OfferedPrices = {};
  for (const price of children(all, "Цена")) {
    const id = childText(price, "ИдТипаЦены")?.slice(0, LONGEST_ID) || NAMELESS_TYPE;
    const type = typeOf(prices, id);
    if (!type) {
      count(tally, "ignored", "ТипЦены …");
      continue;
    }
    const amount = amountOf(price, {
      type,
      title: type.name || id,
      base: unitNames(child(offer, "БазоваяЕдиница")),
      rates: prices.rates,
      tally,
      remark,
    });
    if (!amount) continue;
    if (id in offered) count(tally, "ignored", `Цена: ${type.name || id} (×2)`);
    offered[id] = dearer(offered[id], amount);
  }
  return offered;
}

function typeOf({ types, met }: PriceBook, id: string): PriceType | undefined {
  const known = types.get(id);
  if (known || types.size < MOST_TYPES) met.add(id);
  if (known || types.size >= MOST_TYPES) return known;
  const type: PriceType = { name: "", currency: "", role: "unknown" };
  types.set(id, type);
  return type;
}

type Reading = { type: PriceType; title: string; base: string[]; rates: Map<string, number>; tally: Tally; remark: Remark };

function amountOf(price: Element, { type, title, base, rates, tally, remark }: Reading): [number, string] | undefined {
  const from = numberFrom(childText(price, "МинКоличество") || "1");
  if (from !== undefined && from > 1) {
    count(tally, "ignored", `Цена: ${title} (МинКоличество)`);
    return undefined;
  }
  const text = childText(price, "ЦенаЗаЕдиницу") ?? "";
  const hryvnias = numberFrom(text);
  const said = `${title}: ${(text || (childText(price, "Представление") ?? "")).slice(0, 40)}`;
  if (hryvnias === undefined || hryvnias < 0) return passOver("priceUnreadable");
  if (hryvnias > DEAREST) return passOver("priceTooLarge");
  const [unit = ""] = unitNames(child(price, "Единица"));
  const pieces = piecesIn({ coefficient: childText(price, "Коэффициент") ?? "", unit, base });
  if (pieces === undefined) return passOver("pricePerUnit");
  if (hryvnias / pieces > DEAREST) return passOver("priceTooLarge");
  const amount = Math.round(fromHryvnias(hryvnias) / pieces);
  const isSold = type.role !== "purchase" && type.role !== "ignored";
  if (amount === 0) {
    if (isSold && type.role !== "old" && type.role !== "recommended") remark("priceZero", title);
    else count(tally, "ignored", `Цена: ${title} (0)`);
    return undefined;
  }
  const currency = currencyFrom(childText(price, "Валюта") || type.currency);
  if (currency !== "UAH" && !rates.has(currency)) {
    if (isSold) remark("priceCurrency", `${title}: ${text.slice(0, 40)} ${childText(price, "Валюта") || currency}`);
    else count(tally, "ignored", `Цена: ${title} (${currency})`);
  }
  count(tally, "taken", pieces === 1 ? `Цена: ${title}` : `Цена: ${title} (${unit} ÷ ${pieces})`);
  return [amount, currency];

  function passOver(reason: "priceUnreadable" | "priceTooLarge" | "pricePerUnit"): undefined {
    remark(reason, said);
  }
}

/** Short name first; some schemas hold the parts in elements. */
function unitNames(unit: Element | undefined): string[] {
  if (!unit) return [];
  const { attributes, text } = unit;
  const parts = ["НаименованиеКраткое", "МеждународноеСокращение", "Код", "НаименованиеПолное"];
  return [text, ...parts.map((part) => attributes[part] ?? childText(unit, part) ?? "")].map((name) => name.trim()).filter(Boolean);
}

const dearer = (one: [number, string] | undefined, other: [number, string]): [number, string] =>
  one && one[1] === other[1] && one[0] > other[0] ? one : other;
