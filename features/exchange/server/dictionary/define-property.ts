import { readName } from "../../rows/escaped-name.rules.ts";
import { meaningOfName } from "../../exchange.rules.ts";
import { child, children, childText, type Element } from "../files/read-elements.ts";
import type { Properties } from "../rows/details-of.ts";

/** A later dictionary adds to an earlier one. */
export function defineProperty(element: Element, known: Properties, defined: Properties): void {
  const id = childText(element, "Ид") ?? "";
  const before = known.get(id);
  const name = readName(childText(element, "Наименование") ?? "") || (before?.name ?? "");
  const property = { name, meaning: meaningOfName(name), values: new Map([...(before?.values ?? []), ...valuesOf(element)]) };
  if (id === "") return;
  known.set(id, property);
  defined.set(id, property);
}

/** Older bases put the values below their type and call ids otherwise. */
function valuesOf(property: Element): Map<string, string> {
  const types = children(child(property, "ТипыЗначений"), "ТипЗначений");
  const lists = [property, ...types].flatMap((one) => children(one, "ВариантыЗначений"));
  const known = lists.flatMap((list) => [...children(list, "Справочник"), ...children(list, "ВариантЗначения")]);
  return new Map(
    known.map((value) => [childText(value, "ИдЗначения") ?? childText(value, "Ид") ?? "", childText(value, "Значение") ?? ""]),
  );
}
