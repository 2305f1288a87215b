import type { AuthProvider } from "react-admin";
import type { getSession, SessionView, signInStaff, signOutStaff } from "../../features/staff/staff.contract.ts";
import { ApiRefusal } from "../../client/call-api.ts";
import { callStaffApi } from "./call-staff-api.ts";
import { governedBy } from "./frame/governed-by.ts";

let session: Promise<SessionView> | undefined;

/** Who is signed in; asked once until something says that it changed. */
export function currentSession(): Promise<SessionView> {
  session ??= callStaffApi<typeof getSession>("GET", "/api/admin/session", {}).catch((error: unknown) => {
    session = undefined;
    throw error;
  });
  return session;
}

export function rememberSession(fresh: SessionView): void {
  session = Promise.resolve(fresh);
}

/** Records whose form shows itself closed to those who may only read it. */
const shownToReaders: ReadonlySet<string> = new Set(["customers"]);

/** Signing in by cookie: nothing of it is kept in the page. */
export const authProvider: AuthProvider = {
  async login(proof: { email: string; password: string; code: string }) {
    rememberSession(await callStaffApi<typeof signInStaff>("POST", "/api/admin/sign-in", proof));
  },
  async logout() {
    if (session) await callStaffApi<typeof signOutStaff>("POST", "/api/admin/sign-out", {}).catch(() => undefined);
    session = undefined;
  },
  async checkAuth() {
    // Whoever is not signed in sees the form; it needs no notice besides.
    await currentSession().catch(() => Promise.reject(Object.assign(new Error(), { message: false })));
  },
  async checkError({ status }: { status?: number }) {
    if (status === 401) {
      session = undefined;
      throw new ApiRefusal(401, "");
    }
  },
  async getIdentity() {
    const { id, name, email } = await currentSession();
    return { id, fullName: name || email };
  },
  getPermissions: async () => (await currentSession()).permissions,
  async canAccess({ resource, action }) {
    const { permissions } = await currentSession();
    const isChange = (action === "edit" && !shownToReaders.has(resource)) || action === "create" || action === "delete";
    return permissions.includes(`${governedBy(resource)}.${isChange ? "change" : "see"}`);
  },
};
