import { handle } from "../../../../platform/contracts/endpoint.ts";
import { countPricedByType, countUnpriced } from "../../../catalogue/import.server.ts";
import type { Shop, Visit } from "../../../shop.ts";
import {
  choosePriceRole as choosePriceRoleCall,
  listPriceTypes,
  setCurrencyRate as setCurrencyRateCall,
  type PriceTypesView,
} from "../../prices/price-types.contract.ts";
import { choosePriceRole, setCurrencyRate } from "./choose-price-role.ts";
import { readDoubts } from "../report/open-questions.ts";
import { selectCurrencies, selectPriceTypes, selectRates } from "./price-types.queries.ts";

export const priceTypesApi = [
  handle(listPriceTypes, ({ shop }: Visit) => viewPriceTypes(shop)),
  handle(choosePriceRoleCall, async (visit: Visit, input) => {
    await choosePriceRole(visit, input);
    return viewPriceTypes(visit.shop);
  }),
  handle(setCurrencyRateCall, async (visit: Visit, input) => {
    await setCurrencyRate(visit, input);
    return viewPriceTypes(visit.shop);
  }),
];

async function viewPriceTypes({ db }: Shop): Promise<PriceTypesView> {
  const [types, products, withoutPrice, rates, named, doubts] = await Promise.all([
    selectPriceTypes(db.read),
    countPricedByType(db.read),
    countUnpriced(db.read),
    selectRates(db.read),
    selectCurrencies(db.read),
    readDoubts(db.read),
  ]);
  const known = new Map(rates.map((rate) => [rate.currency, rate]));
  return {
    data: types.map(({ runId: _, lastSeenAt, ...type }) => ({
      ...type,
      lastSeenAt: lastSeenAt.toISOString(),
      products: products.get(type.id) ?? 0,
    })),
    total: types.length,
    withoutPrice,
    doubts,
    currencies: [...new Set([...named, ...known.keys()])].toSorted().map((currency) => ({
      currency,
      rate: known.get(currency)?.rate ?? null,
      chosenBy: known.get(currency)?.chosenBy ?? null,
    })),
  };
}
