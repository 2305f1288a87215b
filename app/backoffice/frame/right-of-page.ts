import { governedBy } from "./governed-by.ts";

/** Records with a read-only form for those who may not change them. */
const shownToReaders: ReadonlySet<string> = new Set(["customers", "products", "settings"]);

/** The permission that a screen of a resource needs, by react-admin's names of what is done there. */
export function rightFor(resource: string, action: string): string {
  const isChange = (action === "edit" && !shownToReaders.has(resource)) || action === "create" || action === "delete";
  return `${governedBy(resource)}.${isChange ? "change" : "see"}`;
}

/** Pages beside the resources: below them too nothing is changed but by calls of their own. */
const read: ReadonlySet<string> = new Set(["picking", "reports", "exchange", "webhooks", "price-types", "variations", "shelves"]);

/** The permission a page needs, by its path without `/admin`; undefined for the first page, which everybody has. */
export function rightOfPage(path: string): string | undefined {
  const [place = "", id, view] = path.split("/").filter(Boolean);
  if (place === "") return undefined;
  if (place === "by-phone") return "orders.change";
  if (id === undefined || view === "show" || read.has(place)) return rightFor(place, "list");
  return rightFor(place, id === "create" ? "create" : "edit");
}
