import type { Id } from "../../../platform/ids.ts";

/** The shop's address of a product's picture; null for goods without one. Orders keep the id as text, empty for none. */
export const picturePath = (id: Id<"picture"> | string | null | undefined): string | null => (id ? `/pictures/${id}` : null);
