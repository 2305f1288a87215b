import { governedBy } from "./governed-by.ts";

/** Records with a read-only form for those who may not change them. */
const shownToReaders: ReadonlySet<string> = new Set(["customers", "products", "settings"]);

/** The permission for a screen of a resource, by react-admin's names of actions. */
export function rightFor(resource: string, action: string): string {
  const isChange = (action === "edit" && !shownToReaders.has(resource)) || action === "create" || action === "delete";
  return `${governedBy(resource)}.${isChange ? "change" : "see"}`;
}

/** Pages outside resources; calls of their own check every change. */
const read: ReadonlySet<string> = new Set(["picking", "reports", "exchange", "webhooks", "price-types", "variations", "shelves"]);

/** The permission for a page, by its path without `/admin`; undefined for the first page, which everybody has. */
export function rightOfPage(path: string): string | undefined {
  const [place = "", id, view] = path.split("/").filter(Boolean);
  if (place === "") return undefined;
  if (place === "by-phone") return "orders.change";
  if (id === undefined || view === "show" || read.has(place)) return rightFor(place, "list");
  return rightFor(place, id === "create" ? "create" : "edit");
}
