import { inLanguage } from "../../../../platform/i18n.ts";
import type { Visit } from "../../../shop.ts";
import { modelOf } from "../model/model.ts";
import { readSearchWords } from "./read-search-words.ts";
import { goalOf } from "./search-goal.ts";

export async function searchRedirect({ shop, locale }: Visit, text: string): Promise<{ to: string; title: string } | null> {
  const { leadFor } = await readSearchWords(shop);
  const to = leadFor(text);
  if (to === undefined) return null;
  const goal = goalOf(modelOf(shop), to);
  if (goal === "gone") return null;
  return { to, title: goal === "page" ? "" : inLanguage(locale, goal.name_uk, goal.name_ru) };
}
