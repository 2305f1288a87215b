import { makeCookie } from "../../../platform/http/cookies.ts";
import type { Id } from "../../../platform/ids.ts";
import { ignore } from "../../../platform/ignore.ts";
import { newSecret, secretHash } from "../../../platform/protection/secrets.ts";
import { addDays, addHours, addSeconds, secondsBetween, type Instant } from "../../../platform/time/time.ts";
import type { Shop, StaffMember, Tx, Visit } from "../../shop.ts";
import { deleteSessionsBegunBefore, insertSession, selectSessionOwner, touchSession } from "./staff.queries.ts";

const IDLE_MINUTES = 30;
const LONGEST_HOURS = 12;
const TOUCH_AFTER_SECONDS = 60;
const KEEP_ENDED_DAYS = 30;

/** Opens a session, 30 minutes idle and 12 hours in all (S29); returns its token. */
export async function openSession(
  tx: Tx,
  staffId: Id<"staff_member">,
  now: Instant,
): Promise<{ token: string; sessionId: Id<"staff_session"> }> {
  const token = newSecret();
  return { token, sessionId: await insertSession(tx, { staffId, hash: secretHash(token), now }) };
}

export async function findStaffByToken(shop: Shop, token: string, now: Instant): Promise<StaffMember | undefined> {
  const owner = await selectSessionOwner(shop.db.read, secretHash(token), {
    idleSince: addSeconds(now, -IDLE_MINUTES * 60),
    begunSince: addHours(now, -LONGEST_HOURS),
  });
  if (!owner) return undefined;
  if (secondsBetween(owner.last_seen_at, now) > TOUCH_AFTER_SECONDS) {
    ignore(
      shop.log,
      shop.db.write((tx) => touchSession(tx, owner.session_id, now)),
      "the session is prolonged at its next use",
    );
  }
  return {
    id: owner.id,
    email: owner.email,
    name: owner.name,
    role: owner.role as StaffMember["role"],
    sessionId: owner.session_id,
  };
}

/** The `__Host-` name needs https; a demo over http has a plain one. */
export const staffCookieOf = ({ cookies, origin }: Pick<Visit, "cookies" | "origin">): string | undefined =>
  cookies.get(cookieName(origin)) || undefined;

export const staffCookie = (origin: string, token: string): string =>
  makeCookie({
    name: cookieName(origin),
    value: token,
    maxAgeSeconds: token === "" ? 0 : LONGEST_HOURS * 3_600,
    httpOnly: true,
    secure: origin.startsWith("https:"),
    sameSite: "Strict",
  });

export const forgetEndedSessions = async ({ db, clock }: Shop): Promise<void> =>
  void (await db.write((tx) => deleteSessionsBegunBefore(tx, addDays(clock.now(), -KEEP_ENDED_DAYS))));

const cookieName = (origin: string): string => (origin.startsWith("https:") ? "__Host-staff" : "staff");
