import { isEmptyValue } from "../../rows/empty-values.rules.ts";
import { isOfPacking, meaningOfAxis, meaningsOfOffers, type Meaning } from "../../exchange.rules.ts";
import { child, children, childText, type Element } from "../files/read-elements.ts";
import { count, type Tally } from "../report/tally.ts";

/**
 * An offer's characteristics by axis. Two sizes are one: «50/176»; where `isChoice`, one without an axis in the shop follows the size,
 * except what tells of boxes.
 */
export function axesOf(offer: Element, { isChoice, tally }: { isChoice: boolean; tally: Tally }): Map<Meaning, string> {
  const said = new Map<Meaning, string>();
  const sizes = new Set<string>();
  const others = new Set<string>();
  for (const characteristic of children(child(offer, "ХарактеристикиТовара"), "ХарактеристикаТовара")) {
    const name = childText(characteristic, "Наименование") ?? "";
    const value = childText(characteristic, "Значение");
    const meaning = meaningOfAxis(name);
    if (!value || isEmptyValue(value)) continue;
    if (meaning === "size") sizes.add(value);
    else if (meaning && meaningsOfOffers.has(meaning) && (said.get(meaning) ?? value) === value) said.set(meaning, value);
    else if (isChoice && !isOfPacking(name) && (!meaning || meaningsOfOffers.has(meaning))) others.add(value);
    else count(tally, "ignored", `ХарактеристикаТовара: ${name}`);
  }
  const size = [[...sizes].join("/"), ...others].filter(Boolean).join(", ");
  return size === "" ? said : said.set("size", size);
}
