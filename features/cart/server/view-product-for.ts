import { viewProduct } from "../../catalogue/catalogue.server.ts";
import type { ProductView } from "../../catalogue/catalogue.contract.ts";
import type { Visit } from "../../shop.ts";
import { readReach } from "./read-reach.ts";

/**
 * A product with the stock of this instant. For a customer it is what their cart could hold, share and all (decisions.md
 * §3); guests see what is on the shelf, since their pages are shared.
 */
export async function viewProductFor(visit: Visit, id1c: string): Promise<ProductView> {
  const { shop, customer } = visit;
  const product = await viewProduct(visit, id1c);
  if (!customer) return product;
  const reach = await readReach(
    shop,
    { accountId: customer.id },
    product.productVariations.map(({ id }) => id),
  );
  const productVariations = product.productVariations.map((variation) => {
    const { held = 0, addable = variation.stock } = reach.get(variation.id) ?? {};
    return { ...variation, stock: held + addable };
  });
  return { ...product, productVariations };
}
