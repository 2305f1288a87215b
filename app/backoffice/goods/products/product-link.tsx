import { Link } from "react-admin";
import type { Id } from "../../../../platform/ids.ts";

export const productLink = ({ productId, name, variant }: { productId: Id<"product">; name: string; variant: string }) => (
  <Link to={`/products/${productId}`}>{[name, variant].filter(Boolean).join(", ")}</Link>
);
