import { handle } from "../../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../../shop.ts";
import * as contract from "../../exchange-access.contract.ts";
import { changeTerms, makePassword, settleRemark, switchOff, viewExchange } from "./access.ts";

export const exchangeApi = [
  handle(contract.getExchange, (visit: Visit) => viewExchange(visit)),
  handle(contract.makeExchangePassword, async (visit: Visit, input) => {
    const password = await makePassword(visit, input);
    return { password, exchange: await viewExchange(visit) };
  }),
  handle(contract.switchExchangeOff, async (visit: Visit, input) => {
    await switchOff(visit, input);
    return viewExchange(visit);
  }),
  handle(contract.chooseStockCounts, async (visit: Visit, input) => {
    await changeTerms(visit, input);
    return viewExchange(visit);
  }),
  handle(contract.chooseTrial, async (visit: Visit, input) => {
    await changeTerms(visit, input);
    return viewExchange(visit);
  }),
  handle(contract.settleRemark, async (visit: Visit, { id }) => {
    await settleRemark(visit, id);
    return viewExchange(visit);
  }),
];
