import type { getBalance } from "../../../../features/balance/balance.contract.ts";
import type { getBonuses } from "../../../../features/loyalty/loyalty.contract.ts";
import { callApi } from "../../../../client/call-api.ts";

/** A page that is only read asks nobody to sign in. */
export async function askForMoney(signal: AbortSignal) {
  const options = { signal, whenSignedOut: "tell" } as const;
  const [bonuses, balance] = await Promise.all([
    callApi<typeof getBonuses>("GET", "/api/get-bonuses", { page: 1 }, options),
    callApi<typeof getBalance>("GET", "/api/get-balance", { page: 1 }, options),
  ]);
  return { bonuses, balance };
}
