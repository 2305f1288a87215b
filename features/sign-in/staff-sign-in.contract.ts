import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";

const signInLocks = z.object({
  id: shownId<"account">(),
  /** Strangers' wrong codes. */
  wrongToday: z.number().int(),
  wrongInARow: z.number().int(),
  /** New devices are refused, known ones never. */
  isLocked: z.boolean(),
});
export type SignInLocks = z.infer<typeof signInLocks>;

const byId = z.strictObject({ id: rowId<"account">() });
const example = { id: 5, wrongToday: 15, wrongInARow: 40, isLocked: true };

export const getSignInLocks = endpoint({
  method: "GET",
  path: "/api/admin/customers/{id}/sign-in",
  access: "staff",
  permission: "customers.see",
  summary: "How far strangers have tried a customer's phone",
  input: byId,
  output: signInLocks,
  example: { input: { id: 5 }, output: example },
});

export const unlockSignIn = endpoint({
  method: "POST",
  path: "/api/admin/customers/{id}/unlock-sign-in",
  access: "staff",
  permission: "customers.unlock",
  summary: "Lets new devices of a customer sign in again after strangers' tries",
  input: byId,
  output: signInLocks,
  example: { input: { id: 5 }, output: { ...example, wrongToday: 0, wrongInARow: 0, isLocked: false } },
});

export const getSignInPressure = endpoint({
  method: "GET",
  path: "/api/admin/sign-in-pressure",
  access: "staff",
  permission: "dashboard.see",
  summary: "Whether sign-in codes are being flooded, and what strangers asked for in the last hour",
  input: z.strictObject({}),
  output: z.object({ isFlood: z.boolean(), isSpent: z.boolean(), sent: z.number().int(), used: z.number().int() }),
  example: { output: { isFlood: true, isSpent: false, sent: 240, used: 12 } },
});
