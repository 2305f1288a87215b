import type { ImportedCategory } from "../../../catalogue/import.server.ts";
import type { Gender } from "../../../catalogue/words/genders.ts";
import { audiencesOfName, isWrapperName, rootAudienceOf } from "../../rows/audience.rules.ts";
import { readName } from "../../rows/escaped-name.rules.ts";
import { meaningOfName } from "../../exchange.rules.ts";
import { isRemoved } from "../rows/product-row.ts";
import { child, children, childText, type Element } from "../files/read-elements.ts";
import { requisitesIn } from "../files/requisites-of.ts";

/** Parents first, each id once. Passages: a root that stands for an audience, and a single root around all others. */
export function groupRowsOf(roots: readonly Element[]): ImportedCategory[] {
  const once = new Map<string, ImportedCategory>();
  for (const row of rootRows(roots, null)) if (!once.has(row.id1c)) once.set(row.id1c, row);
  return [...once.values()];
}

function rootRows(roots: readonly Element[], parent1c: string | null): ImportedCategory[] {
  const [only] = roots;
  return roots.flatMap((root, at) => {
    const audience = rootAudienceOf({ id: idOf(root), name: nameOf(root) });
    if (audience && below(root).length > 0) return rows(root, { parent1c, position: at, passage: true, said: [audience] });
    if (root !== only || roots.length > 1 || below(root).length === 0 || !isWrapperName(nameOf(root)))
      return rows(root, { parent1c, position: at, passage: false });
    const wrapper = rowOf(root, { parent1c, position: at, passage: true, said: [] });
    return wrapper ? [wrapper, ...rootRows(below(root), wrapper.id1c)] : [];
  });
}

type Place = { parent1c: string | null; position: number; passage: boolean; said?: readonly Gender[] };

function rows(group: Element, place: Place): ImportedCategory[] {
  const row = rowOf(group, place);
  if (!row) return [];
  return [row, ...below(group).flatMap((one, position) => rows(one, { parent1c: row.id1c, position, passage: false }))];
}

function rowOf(group: Element, { parent1c, position, passage, said }: Place): ImportedCategory | undefined {
  const id1c = idOf(group);
  if (!id1c) return undefined;
  const russian = requisitesIn(group).find((one) => meaningOfName(childText(one, "Наименование") ?? "") === "nameRu");
  const nameRu = (russian && readName(childText(russian, "Значение") ?? "")) || null;
  return {
    id1c,
    parent1c,
    nameUk: nameOf(group),
    nameRu,
    position,
    said: (said ?? audiencesOfGroup(nameOf(group), nameRu)).join(" "),
    passage: passage || nameOf(group) === "",
    removed: isRemoved(group),
  };
}

function audiencesOfGroup(uk: string, ru: string | null): Gender[] {
  const byUk = audiencesOfName(uk);
  return byUk.length > 0 ? byUk : audiencesOfName(ru ?? "");
}

const idOf = (group: Element): string => childText(group, "Ид") ?? "";
const nameOf = (group: Element): string => readName(childText(group, "Наименование") ?? "");
const below = (group: Element): Element[] => children(child(group, "Группы"), "Группа");
