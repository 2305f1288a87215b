import { Link } from "react-admin";
import type { Id } from "../../../platform/ids.ts";

/** A product by its name and variant, leading to its screen. */
export const productLink = ({ productId, name, variant }: { productId: Id<"product">; name: string; variant: string }) => (
  <Link to={`/products/${productId}`}>{[name, variant].filter(Boolean).join(", ")}</Link>
);
