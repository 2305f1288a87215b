import { audienceOf, meaningOfName } from "../exchange.rules.ts";
import { isRemoved } from "./product-row.ts";
import { child, children, childText, type Element } from "./read-elements.ts";

export type Audience = "female" | "male" | "kids" | "home";
export type GroupRow = {
  id1c: string;
  parent1c: string | null;
  nameUk: string;
  nameRu: string | null;
  position: number;
  audiences: Audience[];
  firstLevel: boolean;
  removed: boolean;
};

/**
 * The rows of one tree of groups, parents before children. A root that names an audience is no category: its children
 * are first level and its own.
 */
export function groupRowsOf(root: Element, position: number): GroupRow[] {
  const id = childText(root, "Ид") ?? "";
  const audience = audienceOf({ id, name: childText(root, "Наименование") ?? "" });
  if (!audience) return rows(root, { parent1c: null, audiences: [], position, firstLevel: true });
  return below(root).flatMap((group, at) =>
    rows(group, { parent1c: null, audiences: [audience], position: position * 1_000 + at, firstLevel: true }),
  );
}

function rows(
  group: Element,
  place: { parent1c: string | null; audiences: Audience[]; position: number; firstLevel: boolean },
): GroupRow[] {
  const id1c = childText(group, "Ид");
  if (!id1c) return [];
  const russian = children(child(group, "ЗначенияРеквизитов"), "ЗначениеРеквизита").find(
    (one) => meaningOfName(childText(one, "Наименование") ?? "") === "nameRu",
  );
  const row: GroupRow = {
    id1c,
    ...place,
    nameUk: childText(group, "Наименование") ?? "",
    nameRu: (russian && childText(russian, "Значение")) ?? null,
    removed: isRemoved(group),
  };
  return [row, ...below(group).flatMap((one, at) => rows(one, { ...place, parent1c: id1c, position: at, firstLevel: false }))];
}

const below = (group: Element): Element[] => children(child(group, "Группы"), "Группа");
