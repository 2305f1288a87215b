import { invalid } from "../../../platform/contracts/errors.ts";
import { networkOf } from "../../../platform/http/addresses/network-of.ts";
import { giveBackToBudget, type Budget } from "../../../platform/limits/budget.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { hashPassword, verifyPassword } from "../../../platform/protection/password-hash.ts";
import type { Visit } from "../../shop.ts";
import { insertAudit } from "./audit.queries.ts";
import { knownBrowserCookie, knownBrowserOf } from "./known-browser.ts";
import { totpStepOf } from "./second-factor.ts";
import { openSession, staffCookie } from "./sessions.ts";
import { revokeSession, selectStaffByEmail, takeTotpStep } from "./staff.queries.ts";
import type { Id } from "../../../platform/ids.ts";

const TRIES = 10;
const TRIES_OF_A_NETWORK = 50;
const WINDOW_SECONDS = 900;

type Proof = { email: string; password: string; code: string };

/** Checks e-mail, password and code together, so none is told apart (S24, S29). Throws 422, 429. */
export async function signInStaff(visit: Visit, proof: Proof): Promise<{ staffId: Id<"staff_member">; cookies: string[] }> {
  const { shop, now } = visit;
  const staff = await selectStaffByEmail(shop.db.read, proof.email);
  const browser = knownBrowserOf(visit, staff?.id);
  const network = networkOf(visit.address);
  const tries = triesOf({ browser, network, email: proof.email });
  await requireBudgets(shop, tries);
  const kept = staff?.password_hash ?? (await hashOfNobody());
  const isPassword = await verifyPassword(kept, proof.password, browser ? "known" : { network });
  const step = staff ? await totpStepOf(shop, { sealed: staff.totp_secret, code: proof.code, lastStep: staff.totp_step, now }) : undefined;
  if (!staff || !isPassword || step === undefined) throw wrongProof();
  const { token } = await shop.db.write(async (tx) => {
    if (!(await takeTotpStep(tx, staff.id, step))) throw wrongProof();
    await insertAudit(tx, {
      staffId: staff.id,
      staffEmail: staff.email,
      action: "sign-in",
      entity: "staff",
      entityId: String(staff.id),
      before: undefined,
      after: { address: visit.address, userAgent: visit.userAgent },
      visit: visit.id,
      at: now,
    });
    return openSession(tx, staff.id, now);
  });
  for (const budget of tries) await giveBackToBudget(shop, budget);
  return { staffId: staff.id, cookies: [staffCookie(visit.origin, token), knownBrowserCookie(visit, staff.id)] };
}

export async function signOutStaff({ shop, staff, now, origin }: Visit): Promise<string> {
  if (staff) await shop.db.write((tx) => revokeSession(tx, staff.sessionId, now));
  return staffCookie(origin, "");
}

/** Counted before the comparison, given back after success. */
function triesOf({ browser, network, email }: { browser: string | undefined; network: string; email: string }): Budget[] {
  if (browser) return [{ name: "staff sign-in of browser", of: browser, limit: TRIES, windowSeconds: WINDOW_SECONDS }];
  return [
    { name: "staff sign-in", of: email, limit: TRIES, windowSeconds: WINDOW_SECONDS },
    { name: "staff sign-in from", of: network, limit: TRIES_OF_A_NETWORK, windowSeconds: WINDOW_SECONDS },
  ];
}

/** An unknown e-mail costs the same time. */
let nobody: Promise<string> | undefined;
const hashOfNobody = (): Promise<string> => (nobody ??= hashPassword("nobody has this password", "known"));

const wrongProof = () => invalid({ email: ["staff.signInWrong"] });
