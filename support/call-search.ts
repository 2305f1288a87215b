import { searchProduct } from "../features/catalogue/catalogue.contract.ts";
import { catalogueApi } from "../features/catalogue/catalogue.server.ts";
import type { Visit } from "../features/shop.ts";
import { callEndpoint } from "./call-endpoint.ts";

/** The call under the search field. */
export const callSearch = async (visit: Visit, search: string) => (await callEndpoint(catalogueApi, searchProduct, visit, { search })).body;
