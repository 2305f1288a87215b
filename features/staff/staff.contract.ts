import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { pageNumber } from "../../platform/contracts/pagination.ts";
import { roles } from "./staff.rules.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";

const role = z.enum(roles);
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(120)
  .pipe(z.email({ error: "staff.emailError" }));
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "staff.codeError");
/** Needed when the last code is older than five minutes. */
export const freshCode = code.or(z.literal("")).optional();
const linkToken = z.string().regex(/^[\w-]{43}$/);

export const staffPage = {
  page: pageNumber.default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
};

const staffView = z.object({
  id: shownId<"staff_member">(),
  email: z.string(),
  name: z.string(),
  role,
  disabled: z.boolean(),
  createdAt: z.string(),
  version: z.number().int(),
});
export type StaffView = z.infer<typeof staffView>;

const sessionView = z.object({
  id: shownId<"staff_member">(),
  email: z.string(),
  name: z.string(),
  role,
  permissions: z.array(z.string()),
  /** The back office warns of it (S64). */
  embeddedDatabase: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

const exampleStaff = {
  id: 1,
  email: "olena@semyriad.example",
  name: "Олена Коваль",
  role: "owner" as const,
  disabled: false,
  createdAt: "2026-11-21T08:30:00.000Z",
  version: 1,
};
const exampleSession = {
  id: 1,
  email: "olena@semyriad.example",
  name: "Олена Коваль",
  role: "owner" as const,
  permissions: ["orders.see"],
  embeddedDatabase: true,
};
const exampleToken = "q".repeat(43);

export const signInStaff = endpoint({
  method: "POST",
  path: "/api/admin/sign-in",
  access: "anyone",
  summary: "Signs a member of staff in by e-mail, password and the second factor's code; sets the staff cookie",
  input: z.strictObject({ email, password: z.string().min(1).max(256), code }),
  output: sessionView,
  example: { input: { email: exampleStaff.email, password: "вчора дощ ішов", code: "123456" }, output: exampleSession },
});

export const signOutStaff = endpoint({
  method: "POST",
  path: "/api/admin/sign-out",
  access: "anyone",
  summary: "Ends the session of the staff cookie; without one nothing happens",
  input: z.strictObject({}),
  output: z.object({ result: z.literal(true) }),
  example: { input: {}, output: { result: true } },
});

export const getSession = endpoint({
  method: "GET",
  path: "/api/admin/session",
  access: "staff",
  permission: "session.see",
  summary: "Who is signed in and what they may do",
  input: z.strictObject({}),
  output: sessionView,
  example: { output: exampleSession },
});

export const getInvitation = endpoint({
  method: "GET",
  path: "/api/admin/invitations/{token}",
  access: "anyone",
  summary: "What a one-time link invites to, with the second factor to put into an authenticator app",
  input: z.strictObject({ token: linkToken }),
  output: z.object({ email: z.string(), role, secret: z.string(), qr: z.string() }),
  example: {
    input: { token: exampleToken },
    output: { email: exampleStaff.email, role: "manager", secret: "JBSWY3DPEHPK3PXP", qr: "data:image/svg+xml;base64,PHN2Zy8+" },
  },
});

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/api/admin/invitations/{token}",
  access: "anyone",
  summary: "Makes the member of staff a one-time link invites, and signs them in",
  input: z.strictObject({
    token: linkToken,
    email,
    name: z.string().trim().min(1).max(80),
    password: z.string().min(1).max(256),
    code,
  }),
  output: sessionView,
  example: {
    input: { token: exampleToken, email: exampleStaff.email, name: exampleStaff.name, password: "вчора дощ ішов", code: "123456" },
    output: exampleSession,
  },
});

export const listStaff = endpoint({
  method: "GET",
  path: "/api/admin/staff",
  access: "staff",
  permission: "staff.see",
  summary: "Everybody who works in the back office",
  input: z.strictObject({ ...staffPage }),
  output: z.object({ data: z.array(staffView), total: z.number().int() }),
  example: { input: {}, output: { data: [exampleStaff], total: 1 } },
});

export const getStaff = endpoint({
  method: "GET",
  path: "/api/admin/staff/{id}",
  access: "staff",
  permission: "staff.see",
  summary: "One member of staff",
  input: z.strictObject({ id: rowId<"staff_member">() }),
  output: staffView,
  example: { input: { id: 1 }, output: exampleStaff },
});

export const inviteStaff = endpoint({
  method: "POST",
  path: "/api/admin/staff",
  access: "staff",
  permission: "staff.change",
  summary: "Invites somebody: answers a link that works once, for three days",
  input: z.strictObject({ email, role, code: freshCode }),
  output: z.object({ id: shownId<"staff_invitation">(), link: z.string(), expiresAt: z.string() }),
  example: {
    input: { email: "ihor@semyriad.example", role: "support" },
    output: { id: 7, link: `/admin/join/${exampleToken}`, expiresAt: "2026-11-24T08:30:00.000Z" },
  },
});

export const changeStaff = endpoint({
  method: "POST",
  path: "/api/admin/staff/{id}",
  access: "staff",
  refuses: [409],
  permission: "staff.change",
  summary: "Changes a role, or closes and opens the way in; the last owner stays",
  input: z.strictObject({ id: rowId<"staff_member">(), role, disabled: z.boolean(), version: z.number().int(), code: freshCode }),
  output: staffView,
  example: { input: { id: 1, role: "owner", disabled: false, version: 1 }, output: exampleStaff },
});

const auditView = z.object({
  id: shownId<"audit_entry">(),
  at: z.string(),
  staffEmail: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  before: z.json(),
  after: z.json(),
});
export type AuditView = z.infer<typeof auditView>;

export const listAudit = endpoint({
  method: "GET",
  path: "/api/admin/audit",
  access: "staff",
  permission: "audit.see",
  summary: "What staff changed, newest first",
  input: z.strictObject({
    ...staffPage,
    entity: z.string().max(40).optional(),
    entityId: z.string().max(80).optional(),
    staffEmail: z.string().max(120).optional(),
  }),
  output: z.object({ data: z.array(auditView), total: z.number().int() }),
  example: {
    input: {},
    output: {
      data: [
        {
          id: 1,
          at: "2026-11-21T08:30:00.000Z",
          staffEmail: exampleStaff.email,
          action: "status",
          entity: "order",
          entityId: "100234",
          before: { status: "new" },
          after: { status: "confirmed" },
        },
      ],
      total: 1,
    },
  },
});
