import { invalid } from "../../../platform/errors.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { hashPassword, verifyPassword } from "../../../platform/password-hash.ts";
import type { Visit } from "../../shop.ts";
import { insertAudit } from "./audit.queries.ts";
import { totpStepOf } from "./second-factor.ts";
import { openSession, staffCookie } from "./sessions.ts";
import { revokeSession, selectStaffByEmail, takeTotpStep } from "./staff.queries.ts";

const TRIES = 10;
const TRIES_OF_AN_ADDRESS = 50;
const WINDOW_SECONDS = 900;

type Proof = { email: string; password: string; code: string };

/**
 * Signs a member of staff in: e-mail, password and code together, so that nothing tells which of them was wrong
 * (security.md S24, S29). Ten tries in a quarter of an hour for an e-mail. 422 when they do not fit, 429 past the limit.
 */
export async function signInStaff(visit: Visit, proof: Proof): Promise<{ staffId: number; cookie: string }> {
  const { shop, now } = visit;
  await takeTry(visit, proof.email);
  const staff = await selectStaffByEmail(shop.db.read, proof.email);
  const isPassword = await verifyPassword(staff?.password_hash ?? (await hashOfNobody()), proof.password);
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
  return { staffId: staff.id, cookie: staffCookie(visit.origin, token) };
}

/** Ends the session the request came with; answers the cookie that takes it away. */
export async function signOutStaff({ shop, staff, now, origin }: Visit): Promise<string> {
  if (staff) await shop.db.write((tx) => revokeSession(tx, staff.sessionId, now));
  return staffCookie(origin, "");
}

const takeTry = ({ shop, address }: Visit, email: string): Promise<void> =>
  requireBudgets(shop, [
    { name: "staff sign-in", of: email, limit: TRIES, windowSeconds: WINDOW_SECONDS },
    { name: "staff sign-in from", of: address, limit: TRIES_OF_AN_ADDRESS, windowSeconds: WINDOW_SECONDS },
  ]);

/** Somebody unknown costs as much time as somebody known. */
let nobody: Promise<string> | undefined;
const hashOfNobody = (): Promise<string> => (nobody ??= hashPassword("nobody has this password"));

const wrongProof = () => invalid({ email: ["staff.signInWrong"] });
