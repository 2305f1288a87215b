import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import type { MadeToOrder } from "../../../../features/catalogue/words/stock-text.ts";

export const madeToOrder = ({ badges, shipsBy }: Pick<ProductView, "badges" | "shipsBy">): MadeToOrder => ({
  suborder: badges.includes("suborder"),
  shipsBy,
});
