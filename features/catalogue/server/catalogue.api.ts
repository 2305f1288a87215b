import { handle } from "../../../platform/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { askBackInStock, getBackInStock } from "../back-in-stock.contract.ts";
import { getCategories, getCategoriesByGender, getProduct, getProducts, searchProduct } from "../catalogue.contract.ts";
import { askedVariations, askToBeTold } from "./back-in-stock.ts";
import { categoriesByGender, listCategories } from "./categories.ts";
import { listProducts } from "./list-products.ts";
import { searchProducts } from "./search-products.ts";
import { viewProduct } from "./view-product.ts";

export const catalogueApi = [
  handle(getCategories, async (visit: Visit) => listCategories(visit)),
  handle(getCategoriesByGender, async (visit: Visit) => categoriesByGender(visit)),
  handle(searchProduct, (visit: Visit, { search }) => searchProducts(visit, search)),
  handle(getProducts, (visit: Visit, query) => listProducts(visit, query)),
  handle(getProduct, (visit: Visit, { id }) => viewProduct(visit, id)),
  handle(askBackInStock, async (visit: Visit, { variationId }) => ({ result: await askToBeTold(visit, variationId) })),
  handle(getBackInStock, async (visit: Visit, { productId }) => ({ variationIds: await askedVariations(visit, productId) })),
];
