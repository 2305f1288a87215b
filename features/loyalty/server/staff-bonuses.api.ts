import { handle } from "../../../platform/contracts/endpoint.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { kopiykas as amountOf } from "../../../platform/money/money.ts";
import { readAccount } from "../../accounts/accounts.server.ts";
import { recordAudit, requireFreshSecondFactor } from "../../staff/staff.server.ts";
import { staffOf, type Visit } from "../../shop.ts";
import { getCustomerBonuses, grantCustomerBonuses } from "../staff-bonuses.contract.ts";
import { viewLots } from "./bonuses.view.ts";
import { grantBonuses } from "./grant-bonuses.ts";

export const staffBonusesApi = [
  handle(getCustomerBonuses, async (visit: Visit, { id }) => {
    await requireAccount(visit, id);
    return { lots: await viewLots(visit, id) };
  }),
  handle(grantCustomerBonuses, async (visit: Visit, input) => {
    await requireAccount(visit, input.id);
    await grantByStaff(visit, input);
    return { lots: await viewLots(visit, input.id) };
  }),
];

type StaffGrant = { id: Id<"account">; kopiykas: number; note: string; key: string; code?: string | undefined };

/** Once a key; needs a fresh second factor and leaves an audit entry (S29, S35). */
async function grantByStaff(visit: Visit, { id, kopiykas, note, key, code }: StaffGrant): Promise<void> {
  const { shop } = visit;
  const staff = staffOf(visit);
  await requireFreshSecondFactor(visit, code);
  const grant = {
    accountId: id,
    amount: amountOf(kopiykas),
    reason: "bonus_granted",
    source: `staff ${key}`,
    byWhom: staff.email,
    note,
  } as const;
  await shop.db.write(async (tx) => {
    const isNew = await grantBonuses(tx, { ...grant, at: shop.clock.now() });
    if (isNew) await recordAudit(tx, visit, { action: "grant", entity: "bonuses", entityId: id, after: { kopiykas, note } });
  });
}

async function requireAccount({ shop }: Visit, id: Id<"account">): Promise<void> {
  if (!(await readAccount(shop, id))) throw notFound();
}
