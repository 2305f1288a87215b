import { wordsFor } from "../../../platform/i18n.ts";
import type { Visit } from "../../shop.ts";
import { textContextMessages } from "../texts/text-context.messages.ts";
import { readTextContext } from "./text-context.ts";

/** Facts about the shop in words, each with a capital letter; unknown ones are left out. */
export async function viewFacts(visit: Visit): Promise<string[]> {
  visit.pageTags.add("catalogue");
  const { values } = await readTextContext(visit.shop, visit.locale);
  const { warehouse } = wordsFor(textContextMessages, visit.locale);
  return [values["warehouse"] && warehouse(values["warehouse"]), values["products"], values["brands"], values["importers"]]
    .filter((fact): fact is string => Boolean(fact))
    .map((fact) => fact.charAt(0).toUpperCase() + fact.slice(1));
}
