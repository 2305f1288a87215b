import type { CatalogueModel } from "../model/model.ts";

type Named = { name_uk: string; name_ru: string };

export function goalOf({ categories, products }: CatalogueModel, path: string): Named | "page" | "gone" {
  const [, kind, id] = /^\/(category|product)\/([^/?#]+)/.exec(path) ?? [];
  if (kind === undefined || id === undefined) return "page";
  const id1c = decoded(id);
  if (kind === "category") return categories.by1c.get(id1c) ?? "gone";
  for (const product of products.values()) if (product.id_1c === id1c) return product;
  return "gone";
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
