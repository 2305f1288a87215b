import { genders, type Gender } from "../genders.ts";

export type CategoryRow = {
  id: number;
  id_1c: string;
  parent_id: number | null;
  name_uk: string;
  name_ru: string;
  female: boolean;
  male: boolean;
  kids: boolean;
  home: boolean;
  first_level: boolean;
};

export type CategoryNode = CategoryRow & {
  children: CategoryNode[];
  parent: CategoryNode | undefined;
  products: number;
  pictureId: number | null;
};

/** The tree of visible categories; what stands in them is counted by `countGoods`. */
export function treeOf(rows: readonly CategoryRow[]) {
  const nodes = new Map<number, CategoryNode>(
    rows.map((row) => [row.id, { ...row, children: [], parent: undefined, products: 0, pictureId: null }]),
  );
  for (const node of nodes.values()) {
    const parent = node.parent_id === null ? undefined : nodes.get(node.parent_id);
    if (!parent) continue;
    node.parent = parent;
    parent.children.push(node);
  }
  const by1c = new Map([...nodes.values()].map((node) => [node.id_1c, node]));
  return { nodes, by1c, roots: [...nodes.values()].filter((node) => !node.parent), rows: JSON.stringify(rows) };
}

export type CategoryTree = ReturnType<typeof treeOf>;

/** The categories of a product and everything above them, each once. */
export function withAncestors(categoryIds: readonly number[], nodes: ReadonlyMap<number, CategoryNode>): Set<CategoryNode> {
  const found = new Set<CategoryNode>();
  for (const id of categoryIds) {
    for (let node = nodes.get(id); node; node = node.parent) found.add(node);
  }
  return found;
}

/** From the first level down to the category itself. */
export function pathTo(node: CategoryNode): CategoryNode[] {
  return node.parent ? [...pathTo(node.parent), node] : [node];
}

export const gendersOf = (node: CategoryNode): Gender[] => genders.filter((gender) => node[gender]);
