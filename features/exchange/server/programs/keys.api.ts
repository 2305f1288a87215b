import { handle } from "../../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../../shop.ts";
import { listExchangeKeys, makeExchangeKey, withdrawExchangeKey } from "../../programs/keys.contract.ts";
import { endKey, makeKey, viewKeys } from "./keys.ts";

export const exchangeKeysApi = [
  handle(listExchangeKeys, (visit: Visit) => viewKeys(visit)),
  handle(makeExchangeKey, async (visit: Visit, input) => {
    const key = await makeKey(visit, input);
    return { key, view: await viewKeys(visit) };
  }),
  handle(withdrawExchangeKey, async (visit: Visit, input) => {
    await endKey(visit, input);
    return viewKeys(visit);
  }),
];
