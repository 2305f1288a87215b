import { mayDo } from "../../features/staff/staff.rules.ts";
import type { Visit } from "../../features/shop.ts";
import type { Endpoint } from "../../platform/contracts/endpoint.ts";
import { forbidden, notSignedIn } from "../../platform/contracts/errors.ts";

/** Throws 401 or 403; a staff call without a permission is forbidden to all. Programs have doors of their own. */
export function requireAccess({ access, permission = "" }: Endpoint, { customer, staff }: Visit): void {
  if (access === "customer" && !customer) throw notSignedIn();
  if (access === "program") throw notSignedIn();
  if (access !== "staff") return;
  if (!staff) throw notSignedIn();
  if (!mayDo(staff.role, permission)) throw forbidden();
}
