import { conflict, invalid, notFound } from "../../../platform/contracts/errors.ts";
import { staffOf, type Visit } from "../../shop.ts";
import type { StaffView } from "../staff.contract.ts";
import type { Role } from "../staff.rules.ts";
import { recordAudit } from "./audit.ts";
import { requireFreshSecondFactor } from "./fresh-second-factor.ts";
import { lockOtherOwners, lockStaff, revokeSessionsOf, updateStaff } from "./staff.queries.ts";
import { viewStaff } from "./staff.view.ts";
import type { Id } from "../../../platform/ids.ts";

/** Changes a role or access, which ends sessions when closed. Throws 422 for oneself and the last owner, 409 on a concurrent change. */
export async function changeStaff(
  visit: Visit,
  {
    id,
    role,
    disabled,
    version,
    code,
  }: { id: Id<"staff_member">; role: Role; disabled: boolean; version: number; code?: string | undefined },
): Promise<StaffView> {
  const { shop, now } = visit;
  if (staffOf(visit).id === id && disabled) throw invalid({ disabled: ["staff.notSelf"] });
  await requireFreshSecondFactor(visit, code);
  return shop.db.write(async (tx) => {
    const others = await lockOtherOwners(tx, id);
    const before = await lockStaff(tx, id);
    if (!before) throw notFound();
    if (before.version !== version) throw conflict();
    const leavesOwners = before.role === "owner" && (role !== "owner" || disabled);
    if (leavesOwners && others.length === 0) throw invalid({ role: ["staff.lastOwner"] });
    const after = await updateStaff(tx, id, { role, disabledAt: disabled ? (before.disabled_at ?? now) : null });
    if (disabled || role !== before.role) await revokeSessionsOf(tx, id, now);
    await recordAudit(tx, visit, {
      action: "change",
      entity: "staff",
      entityId: id,
      before: { role: before.role, disabled: before.disabled_at !== null },
      after: { role, disabled },
    });
    return viewStaff(after);
  });
}
