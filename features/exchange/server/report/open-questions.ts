import type { Shop } from "../../../shop.ts";
import { countUnsorted } from "../../../catalogue/catalogue.server.ts";
import { countUnpriced } from "../../../catalogue/import.server.ts";
import type { OpenQuestions } from "../../imports.contract.ts";
import { guessRoles, isSingleRole, type RoleDoubt } from "../../prices/price-roles.rules.ts";
import { selectWaiting } from "./imports.queries.ts";
import { watchExchange } from "../talk/access.ts";
import { selectPriceTypes } from "../prices/price-types.queries.ts";

export async function readOpenQuestions(shop: Shop): Promise<OpenQuestions> {
  const { read } = shop.db;
  const [{ unsorted }, withoutPrice, waiting, doubts, { remarks, lateOrders }] = await Promise.all([
    countUnsorted(read),
    countUnpriced(read),
    selectWaiting(read),
    readDoubts(read),
    watchExchange(shop),
  ]);
  return { unsorted, withoutPrice, waiting, doubts, remarks, lateOrders };
}

export async function readDoubts(db: Shop["db"]["read"]): Promise<RoleDoubt[]> {
  const types = await selectPriceTypes(db);
  return guessRoles(types.map((type) => ({ ...type, isFixed: type.chosenBy === "staff" || isSingleRole(type.role) }))).doubts;
}
