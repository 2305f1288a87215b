import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import { invalid, notSignedIn, Refusal } from "../../../platform/contracts/errors.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { readAccount } from "../../accounts/accounts.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import { proveSpender } from "../../sign-in/sign-in.server.ts";
import { dataMap, withoutAccount } from "../data-map.ts";
import type { exportPersonalData } from "../personal-data.contract.ts";
import { selectPersonalRows, selectRowsByContact } from "./personal-rows.queries.ts";

/** Each one reads every table about people. */
const AN_HOUR = 5;

/** All of a customer's data (security.md S53), 429 past five an hour. On a new device with the PIN: 422 at `pin`, 409 without one (S25). */
export async function exportData(visit: Visit, pin: string | undefined): Promise<OutputOf<typeof exportPersonalData>> {
  const { shop, now } = visit;
  const { id } = customerOf(visit);
  const needed = await proveSpender(visit, pin);
  if (needed === "pin") throw invalid({ pin: ["auth.pinNeeded"] });
  if (needed === "older_device") throw new Refusal(409, "data.later");
  await requireBudgets(shop, [{ name: "data export", of: String(id), limit: AN_HOUR, windowSeconds: 3_600 }]);
  const account = await readAccount(shop, id);
  if (!account) throw notSignedIn();
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const table of Object.keys(dataMap)) tables[table] = await selectPersonalRows(shop.db.read, table, id);
  for (const table of Object.keys(withoutAccount)) tables[table] = await selectRowsByContact(shop.db.read, table, account);
  return { madeAt: now.toISOString(), tables };
}
