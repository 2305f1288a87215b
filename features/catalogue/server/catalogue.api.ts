import { handle, handleWith } from "../../../platform/contracts/endpoint.ts";
import { jsonWithList } from "../../../platform/http/json-with-list.ts";
import type { Visit } from "../../shop.ts";
import { askBackInStock, getBackInStock } from "../back-in-stock.contract.ts";
import {
  getCategories,
  getCategoriesByGender,
  getProducts,
  searchProduct,
  type ProductCard,
  type ProductView,
} from "../catalogue.contract.ts";
import { askedVariations, askToBeTold } from "./product/back-in-stock.ts";
import { categoriesByGender, listCategories } from "./listing/categories.ts";
import { listProducts } from "./listing/list-products.ts";
import { modelOf } from "./model/model.ts";
import { searchProducts } from "./search/search-products.ts";

export const catalogueApi = [
  handle(getCategories, async (visit: Visit) => listCategories(visit)),
  handle(getCategoriesByGender, async (visit: Visit) => categoriesByGender(visit)),
  handleWith(searchProduct, async (visit: Visit, { search }) => {
    const body = await searchProducts(visit, search);
    return { body, json: () => jsonWithList({ ...body, products: [] }, "products", jsonOf(visit, body.products)) };
  }),
  handleWith(getProducts, async (visit: Visit, query) => {
    const body = await listProducts(visit, query);
    return { body, json: () => jsonWithList({ ...body, products: [] }, "products", jsonOf(visit, body.products)) };
  }),
  handle(askBackInStock, async (visit: Visit, { variationId }) => ({ result: await askToBeTold(visit, variationId) })),
  handle(getBackInStock, async (visit: Visit, { productId }) => {
    const waiting = await askedVariations(visit, productId);
    return { variationIds: waiting.map(({ variationId }) => variationId), waiting };
  }),
];

/** Cards are already JSON. */
export const answerProduct = (visit: Visit, body: ProductView) => ({
  body,
  json: () => jsonWithList({ ...body, similar: [] }, "similar", jsonOf(visit, body.similar)),
});

const jsonOf = ({ shop }: Visit, cards: readonly ProductCard[]): Uint8Array[] => cards.map(modelOf(shop).cards.json);
