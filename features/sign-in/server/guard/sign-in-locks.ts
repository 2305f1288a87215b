import { notFound } from "../../../../platform/contracts/errors.ts";
import { refillBudgets, takenFromBudget, type Budget } from "../../../../platform/limits/budget.ts";
import { readAccount } from "../../../accounts/accounts.server.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import type { Shop, Visit } from "../../../shop.ts";
import { wrongPinsInARow, wrongPinsToday } from "../../pin.rules.ts";
import { askingBudgets } from "../../sending.rules.ts";
import type { SignInLocks } from "../../staff-sign-in.contract.ts";
import { strangersAfterRow, strangersInARow, strangersToday } from "../../tries.rules.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Throws 404. */
export async function viewSignInLocks(shop: Shop, accountId: Id<"account">): Promise<SignInLocks> {
  const phone = await phoneOf(shop, accountId);
  const [today, row, asked, pins] = [
    await takenFromBudget(shop, strangersToday(phone)),
    await takenFromBudget(shop, strangersInARow(phone)),
    await mostTaken(shop, codesOfPhone(phone)),
    await mostTaken(shop, [wrongPinsToday(phone), wrongPinsInARow(phone)]),
  ];
  return {
    id: accountId,
    wrongToday: Math.min(today, strangersToday(phone).limit),
    wrongInARow: row,
    isLocked: today >= strangersToday(phone).limit || row >= strangersInARow(phone).limit || asked >= 1 || pins >= 1,
  };
}

/** Resets the limits of a customer's new devices, audited (S21). Throws 404. */
export async function unlockSignIn(visit: Visit, accountId: Id<"account">): Promise<SignInLocks> {
  const { shop } = visit;
  const before = await viewSignInLocks(shop, accountId);
  const phone = await phoneOf(shop, accountId);
  await shop.db.write(async (tx) => {
    await refillBudgets(tx, shop, [
      strangersToday(phone),
      strangersInARow(phone),
      strangersAfterRow(phone),
      wrongPinsToday(phone),
      wrongPinsInARow(phone),
      ...codesOfPhone(phone),
    ]);
    const { id: _, ...tries } = before;
    await recordAudit(tx, visit, {
      action: "unlock-sign-in",
      entity: "customer",
      entityId: accountId,
      before: tries,
      after: { isLocked: false },
    });
  });
  return viewSignInLocks(shop, accountId);
}

async function phoneOf(shop: Shop, accountId: Id<"account">): Promise<string> {
  const account = await readAccount(shop, accountId);
  if (!account) throw notFound();
  return account.phone;
}

const codesOfPhone = (phone: string): Budget[] => askingBudgets({ phone, network: "", asker: "stranger" }).filter(({ of }) => of === phone);

async function mostTaken(shop: Shop, budgets: readonly Budget[]): Promise<number> {
  let most = 0;
  for (const budget of budgets) most = Math.max(most, (await takenFromBudget(shop, budget)) / budget.limit);
  return most;
}
