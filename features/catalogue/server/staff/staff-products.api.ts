import { handle } from "../../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../../shop.ts";
import { changeProduct as changeProductCall, getStaffProduct, listStaffProducts } from "../../staff-products.contract.ts";
import { changeProduct } from "./change-product.ts";
import { staffProduct, staffProducts } from "./staff-products.view.ts";

export const staffProductsApi = [
  handle(listStaffProducts, (visit: Visit, input) => staffProducts(visit, input)),
  handle(getStaffProduct, (visit: Visit, { id }) => staffProduct(visit, id)),
  handle(changeProductCall, async (visit: Visit, input) => {
    await changeProduct(visit, input);
    return staffProduct(visit, input.id);
  }),
];
