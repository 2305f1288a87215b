import { answerWithList, handle, handleWith } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { askBackInStock, getBackInStock } from "../back-in-stock.contract.ts";
import { getCategories, getCategoriesByGender, getProducts, searchProduct } from "../catalogue.contract.ts";
import { cardsAsJson } from "./cards.ts";
import { askedVariations, askToBeTold } from "./product/back-in-stock.ts";
import { categoriesByGender, listCategories } from "./listing/categories.ts";
import { findListing } from "./listing/list-products.ts";
import { searchProducts } from "./search/search-products.ts";

export const catalogueApi = [
  handle(getCategories, async (visit: Visit) => listCategories(visit)),
  handle(getCategoriesByGender, async (visit: Visit) => categoriesByGender(visit)),
  handleWith(searchProduct, async (visit: Visit, { search }) => {
    const { found, shown } = await searchProducts(visit, search);
    return answerWithList({ ...found, products: [] }, "products", cardsAsJson(visit, shown));
  }),
  handleWith(getProducts, async (visit: Visit, query) => {
    const { listing, shown } = await findListing(visit, query);
    return answerWithList({ ...listing, products: [] }, "products", cardsAsJson(visit, shown));
  }),
  handle(askBackInStock, async (visit: Visit, { variationId }) => ({ result: await askToBeTold(visit, variationId) })),
  handle(getBackInStock, async (visit: Visit, { productId }) => {
    const waiting = await askedVariations(visit, productId);
    return { variationIds: waiting.map(({ variationId }) => variationId), waiting };
  }),
];
