import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { getBalance, getDebts } from "../balance.contract.ts";
import { getStatement } from "../statement.contract.ts";
import { viewBalance, viewDebts } from "./balance.view.ts";
import { viewStatement } from "./statement.ts";

export const balanceApi = [
  handle(getBalance, (visit: Visit, input) => viewBalance(visit, input)),
  handle(getDebts, (visit: Visit, input) => viewDebts(visit, input)),
  handle(getStatement, (visit: Visit, input) => viewStatement(visit, input)),
];
