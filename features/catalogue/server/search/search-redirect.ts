import { inLanguage } from "../../../../platform/i18n.ts";
import type { Visit } from "../../../shop.ts";
import { modelOf, type CatalogueModel } from "../model/model.ts";
import { readSearchWords } from "./read-search-words.ts";
import { goalOf } from "./search-goal.ts";

/** The page for a whole query by staff's rules, else one of the shop's («доставка», «знижки») that has something to show. */
export async function searchRedirect({ shop, locale }: Visit, text: string): Promise<{ to: string; title: string } | null> {
  const { leadFor, pageFor } = await readSearchWords(shop);
  const model = modelOf(shop);
  const to = leadFor(text);
  if (to === undefined) {
    const page = pageFor(text);
    return page === undefined || isEmptyList(model, page) ? null : { to: page, title: "" };
  }
  const goal = goalOf(model, to);
  if (goal === "gone") return null;
  return { to, title: goal === "page" ? "" : inLanguage(locale, goal.name_uk, goal.name_ru) };
}

const labels: ReadonlyMap<string, string> = new Map([
  ["/sale", "sale"],
  ["/best-sellers", "top"],
]);

function isEmptyList({ listing }: CatalogueModel, page: string): boolean {
  const label = labels.get(page);
  return label !== undefined && listing.count(label) === 0;
}
