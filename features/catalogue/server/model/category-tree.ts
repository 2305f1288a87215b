import { audiencesFrom, settledAudiences } from "../../audiences.rules.ts";
import { genders, type Gender } from "../../words/genders.ts";
import type { Id } from "../../../../platform/ids.ts";

type CategoryRow = {
  id: Id<"category">;
  id_1c: string;
  parent_id: Id<"category"> | null;
  name_uk: string;
  name_ru: string;
  female: boolean;
  male: boolean;
  kids: boolean;
  home: boolean;
  first_level: boolean;
  said_audiences: string;
  staff_audiences: string | null;
  /** Holds groups only. */
  passage: boolean;
};

export type CategoryNode = CategoryRow & {
  /** Own audiences and those of its goods; written by `countGoods`. */
  shownTo: Gender[];
  /** 1C's words say so, not staff alone. */
  isSaidByWords: boolean;
  children: CategoryNode[];
  parent: CategoryNode | undefined;
  products: number;
  pictureId: Id<"picture"> | null;
  pictureIds: Partial<Record<Gender, Id<"picture"> | null>>;
};

export function treeOf(rows: readonly CategoryRow[]) {
  const byWords = settledAudiences(
    rows.map(({ id, parent_id, said_audiences }) => ({ id, parent: parent_id, said: said_audiences, staff: null })),
  );
  const all = new Map<Id<"category">, CategoryNode>(
    rows.map((row) => [
      row.id,
      {
        ...row,
        children: [],
        parent: undefined,
        products: 0,
        pictureId: null,
        pictureIds: {},
        shownTo: gendersOf(row),
        isSaidByWords: (byWords.get(row.id)?.length ?? 0) > 0,
      },
    ]),
  );
  const nodes = new Map([...all].filter(([, { passage }]) => !passage));
  for (const node of nodes.values()) {
    const parent = node.parent_id === null ? undefined : nodes.get(node.parent_id);
    // A parent may be hidden.
    if (!parent) {
      node.first_level = true;
      continue;
    }
    node.parent = parent;
    parent.children.push(node);
  }
  const by1c = new Map([...nodes.values()].map((node) => [node.id_1c, node]));
  return { nodes, all, by1c, roots: [...nodes.values()].filter((node) => !node.parent), rows: JSON.stringify(rows) };
}

export type CategoryTree = ReturnType<typeof treeOf>;

export function withAncestors(categoryIds: readonly Id<"category">[], nodes: ReadonlyMap<Id<"category">, CategoryNode>): Set<CategoryNode> {
  const found = new Set<CategoryNode>();
  for (const id of categoryIds) {
    for (let node = nodes.get(id); node; node = node.parent) found.add(node);
  }
  return found;
}

export function pathTo(node: CategoryNode): CategoryNode[] {
  return node.parent ? [...pathTo(node.parent), node] : [node];
}

const gendersOf = (node: Pick<CategoryRow, Gender>): Gender[] => genders.filter((gender) => node[gender]);

/** Staff's choice, else the nearest group's, else the product's own property. */
export function audiencesOf(
  { categoryIds, audiences, staff_audiences }: { categoryIds: readonly Id<"category">[]; audiences: string; staff_audiences: string },
  { all }: Pick<CategoryTree, "all">,
): Gender[] {
  const chosen = audiencesFrom(staff_audiences);
  if (chosen.length > 0) return chosen;
  const own = audiencesFrom(audiences);
  const saying = categoryIds.flatMap((id) => {
    let node = all.get(id);
    while (node && gendersOf(node).length === 0) node = node.parent;
    return node ?? [];
  });
  if (own.length > 0 && !saying.some(({ isSaidByWords }) => isSaidByWords)) return own;
  return genders.filter((gender) => saying.some((node) => node[gender]));
}

export const onlyAudience = (audiences: readonly Gender[]): Gender | null => (audiences.length === 1 ? (audiences[0] ?? null) : null);

export const audienceOfCategory = (node: CategoryNode): Gender | null => onlyAudience(audiencesOfCategory(node));

export const audiencesOfCategory = (node: CategoryNode): Gender[] => {
  const own = gendersOf(node);
  return own.length > 0 ? own : [...node.shownTo];
};
