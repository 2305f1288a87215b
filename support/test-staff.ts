import { generate } from "otplib";
import { inviteFirstOwner, staffApi } from "../features/staff/staff.server.ts";
import { acceptInvitation, getInvitation, inviteStaff } from "../features/staff/staff.contract.ts";
import type { Role } from "../features/staff/staff.rules.ts";
import type { StaffMember } from "../features/shop.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { testVisit, type TestShop } from "./test-shop.ts";
import type { Id } from "../platform/ids.ts";

export const testPassword = "вчора дощ ішов із самого ранку";

/** The code an authenticator app shows at the shop's present time, or some seconds later. */
export const codeOf = (shop: TestShop, secret: string, laterSeconds = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(shop.clock.now().getTime() / 1_000) + laterSeconds });

/** Accepts an invitation as a person would; answers who they are, their cookie's token and their second factor's secret. */
export async function joinByLink(shop: TestShop, link: string, email: string) {
  const token = link.split("/").at(-1) ?? "";
  const { body: invitation } = await callEndpoint(staffApi, getInvitation, testVisit(shop), { token });
  const { body, setCookies = [] } = await callEndpoint(staffApi, acceptInvitation, testVisit(shop), {
    token,
    email,
    name: "Олена Коваль",
    password: testPassword,
    code: await codeOf(shop, invitation.secret),
  });
  return { session: body, cookie: setCookies[0]?.split(";")[0] ?? "", secret: invitation.secret };
}

/** The first owner, by the one-time link. */
export async function addFirstOwner(shop: TestShop, email = "olena@semyriad.example") {
  const link = await inviteFirstOwner(shop);
  if (!link) throw new Error("somebody works here already");
  const joined = await joinByLink(shop, link, email);
  return { ...joined, staff: await memberOf(shop, joined.session.id) };
}

/** Somebody with a role, invited by an owner. */
export async function addStaff(shop: TestShop, owner: StaffMember, role: Role, email = `${role}@semyriad.example`) {
  const { body } = await callEndpoint(staffApi, inviteStaff, testVisit(shop, { staff: owner }), { email, role });
  const joined = await joinByLink(shop, body.link, email);
  return { ...joined, staff: await memberOf(shop, joined.session.id) };
}

async function memberOf(shop: TestShop, id: Id<"staff_member">): Promise<StaffMember> {
  const row = await shop.db.read
    .selectFrom("staff_session as session")
    .innerJoin("staff_member as staff", "staff.id", "session.staff_id")
    .select(["staff.id", "staff.email", "staff.name", "staff.role", "session.id as session_id"])
    .where("staff.id", "=", id)
    .orderBy("session.id", "desc")
    .executeTakeFirstOrThrow();
  return { ...row, role: row.role as Role, sessionId: row.session_id };
}
