import { invalid, notFound, Refusal } from "../../../platform/contracts/errors.ts";
import { hashPassword } from "../../../platform/protection/password-hash.ts";
import { newSecret, secretHash } from "../../../platform/protection/secrets.ts";
import { addDays } from "../../../platform/time/time.ts";
import { staffOf, type Shop, type Tx, type Visit } from "../../shop.ts";
import { passwordFault, type Role } from "../staff.rules.ts";
import { recordAudit } from "./audit.ts";
import { insertAudit } from "./audit.queries.ts";
import { requireFreshSecondFactor } from "./fresh-second-factor.ts";
import { knownBrowserCookie } from "./known-browser.ts";
import { newTotpSecret, showTotpSecret, totpStepOf } from "./second-factor.ts";
import { openSession, staffCookie } from "./sessions.ts";
import {
  countStaff,
  insertInvitation,
  insertStaff,
  lockFirstOwner,
  selectInvitation,
  selectStaffByEmail,
  useInvitation,
} from "./staff.queries.ts";
import type { Id } from "../../../platform/ids.ts";

const FIRST_OWNER_DAYS = 1;
const INVITATION_DAYS = 3;

/** The path of a one-time link for the first owner; undefined when staff exist (S29). */
export async function inviteFirstOwner(shop: Shop): Promise<string | undefined> {
  if ((await countStaff(shop.db.read)) > 0) return undefined;
  const now = shop.clock.now();
  const token = newSecret();
  await shop.db.write((tx) =>
    insertInvitation(tx, {
      hash: secretHash(token),
      email: null,
      role: "owner",
      totpSecret: newTotpSecret(shop),
      invitedBy: null,
      now,
      expiresAt: addDays(now, FIRST_OWNER_DAYS),
    }),
  );
  return linkOf(token);
}

/** Sends a one-time link. Throws 422 for existing staff. */
export async function inviteStaff(
  visit: Visit,
  { email, role, code }: { email: string; role: Role; code?: string | undefined },
): Promise<{ id: Id<"staff_invitation">; link: string; expiresAt: string }> {
  const { shop, now } = visit;
  const staff = staffOf(visit);
  await requireFreshSecondFactor(visit, code);
  if (await selectStaffByEmail(shop.db.read, email)) throw invalid({ email: ["staff.emailTaken"] });
  const token = newSecret();
  const expiresAt = addDays(now, INVITATION_DAYS);
  const id = await shop.db.write(async (tx) => {
    await recordAudit(tx, visit, { action: "invite", entity: "staff", entityId: email, after: { email, role } });
    return insertInvitation(tx, {
      hash: secretHash(token),
      email,
      role,
      totpSecret: newTotpSecret(shop),
      invitedBy: staff.id,
      now,
      expiresAt,
    });
  });
  return { id, link: linkOf(token), expiresAt: expiresAt.toISOString() };
}

/** Repeatable: the same secret each time. Throws 404 for a used or unknown link. */
export async function viewInvitation({ shop, now }: Visit, token: string) {
  const invitation = await livingInvitation(shop, token, now);
  return {
    email: invitation.email ?? "",
    role: invitation.role,
    ...showTotpSecret(shop, invitation.totp_secret, invitation.email ?? ""),
  };
}

/** Creates the invited member and signs in; the first owner chooses an e-mail. Throws 422 by field, 404 for a used link. */
export async function acceptInvitation(
  visit: Visit,
  form: { token: string; email: string; name: string; password: string; code: string },
): Promise<{ staffId: Id<"staff_member">; cookies: string[] }> {
  const { shop, now } = visit;
  const invitation = await livingInvitation(shop, form.token, now);
  const email = invitation.email ?? form.email;
  const fault = passwordFault(form.password, email);
  if (fault) throw invalid({ password: [fault] });
  const step = await totpStepOf(shop, { sealed: invitation.totp_secret, code: form.code, lastStep: 0, now });
  if (step === undefined) throw invalid({ code: ["staff.codeWrong"] });
  const passwordHash = await hashPassword(form.password, "known");
  const { staffId, token } = await shop.db.write(async (tx) => {
    if (invitation.email === null) await refuseSecondFirstOwner(tx);
    if (!(await useInvitation(tx, invitation.id, now))) throw invitationOver();
    const staffId = await insertStaff(tx, {
      email,
      name: form.name,
      role: invitation.role,
      passwordHash,
      totpSecret: invitation.totp_secret,
      totpStep: step,
      now,
    });
    if (staffId === undefined) throw invalid({ email: ["staff.emailTaken"] });
    await insertAudit(tx, {
      staffId,
      staffEmail: email,
      action: "join",
      entity: "staff",
      entityId: String(staffId),
      before: undefined,
      after: { email, role: invitation.role },
      visit: visit.id,
      at: now,
    });
    return { staffId, ...(await openSession(tx, staffId, now)) };
  });
  return { staffId, cookies: [staffCookie(visit.origin, token), knownBrowserCookie(visit, staffId)] };
}

async function livingInvitation(shop: Shop, token: string, now: Date) {
  const invitation = await selectInvitation(shop.db.read, secretHash(token), now);
  if (!invitation) throw invitationOver();
  if (invitation.email === null && (await countStaff(shop.db.read)) > 0) throw notFound();
  return invitation;
}

async function refuseSecondFirstOwner(tx: Tx): Promise<void> {
  await lockFirstOwner(tx);
  if ((await countStaff(tx)) > 0) throw notFound();
}

const invitationOver = () => new Refusal(404, "staff.invitationOver");
const linkOf = (token: string): string => `/admin/join/${token}`;
