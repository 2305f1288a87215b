import { handle } from "../../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../../shop.ts";
import { chooseProductAudiences, getLooseGoods } from "../../product-audiences.contract.ts";
import { changeProperty, chooseAudiences, chooseColour, getColourNames, getProperties, getShelves } from "../../staff-shelves.contract.ts";
import { chooseColourOf, viewColourNames } from "./staff-colours.ts";
import { chooseAudiencesOfProduct, viewLooseGoods } from "./product-audiences.ts";
import { changePropertyOf, viewProperties } from "./staff-properties.ts";
import { chooseAudiencesOf, viewShelves } from "./staff-shelves.ts";

export const staffShelvesApi = [
  handle(getShelves, (visit: Visit) => viewShelves(visit)),
  handle(chooseAudiences, async (visit: Visit, { id, audiences }) => {
    await chooseAudiencesOf(visit, id, audiences);
    return viewShelves(visit);
  }),
  handle(getLooseGoods, (visit: Visit) => viewLooseGoods(visit)),
  handle(chooseProductAudiences, (visit: Visit, { id, audiences }) => chooseAudiencesOfProduct(visit, id, audiences)),
  handle(getColourNames, (visit: Visit) => viewColourNames(visit)),
  handle(chooseColour, async (visit: Visit, { name, colour }) => {
    await chooseColourOf(visit, name, colour);
    return viewColourNames(visit);
  }),
  handle(getProperties, (visit: Visit) => viewProperties(visit)),
  handle(changeProperty, async (visit: Visit, input) => {
    await changePropertyOf(visit, input);
    return viewProperties(visit);
  }),
];
