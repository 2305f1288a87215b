import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../staff-money.contract.ts";
import { correctBalance, forgiveDebt, viewCustomerMoney } from "./staff-money.ts";

export const staffMoneyApi = [
  handle(contract.getCustomerMoney, (visit: Visit, input) => viewCustomerMoney(visit, input)),
  handle(contract.correctBalance, async (visit: Visit, input) => ({ balanceKopiykas: await correctBalance(visit, input) })),
  handle(contract.forgiveDebt, async (visit: Visit, input) => {
    await forgiveDebt(visit, input);
    return { result: true as const };
  }),
];
