import type { ListingView, ProductCard, ProductView } from "../../../features/catalogue/catalogue.contract.ts";
import type { ShownList } from "./events.ts";

type Page = { path: string; loaded: unknown };
type Rails = Record<"newItems" | "bestSellers" | "sale" | "forHome", readonly ProductCard[]>;

export function listsOfPage({ path, loaded }: Page): ShownList[] {
  return (isRecord(loaded) ? listsIn(path, loaded) : []).filter(({ products }) => products.length > 0);
}

export const productOfPage = ({ path, loaded }: Page): ProductView | undefined =>
  path.startsWith("/product/") && isRecord(loaded) && "productVariations" in loaded ? (loaded as ProductView) : undefined;

function listsIn(path: string, loaded: Record<string, unknown>): ShownList[] {
  if (path === "/") {
    const rails = (loaded["rails"] ?? {}) as Partial<Rails>;
    return Object.entries(rails).map(([name, products]) => ({ id: `home:${name}`, name: `home: ${name}`, products }));
  }
  if ("similar" in loaded) return [{ id: "similar", name: "similar", products: loaded["similar"] as ProductCard[] }];
  if ("newItems" in loaded) return [{ id: `landing:${path.slice(1)}`, name: path.slice(1), products: loaded["newItems"] as ProductCard[] }];
  const listing = loaded["listing"] as ListingView | undefined;
  if (!listing) return [];
  const { pagination, category, products } = listing;
  const id = path.slice(1).replace("/", ":");
  return [{ id, name: category?.name ?? id, products, from: (pagination.current_page - 1) * pagination.per_page + 1 }];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
