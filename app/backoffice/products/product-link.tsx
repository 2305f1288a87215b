import { Link } from "react-admin";

/** A product by its name and variant, leading to its screen. */
export const productLink = ({ productId, name, variant }: { productId: number; name: string; variant: string }) => (
  <Link to={`/products/${productId}`}>{[name, variant].filter(Boolean).join(", ")}</Link>
);
