import type { AuthProvider } from "react-admin";
import type { getSession, SessionView, signInStaff, signOutStaff } from "../../features/staff/staff.contract.ts";
import { ApiRefusal } from "../../client/call-api.ts";
import { callStaffApi } from "./call-staff-api.ts";
import { rightFor } from "./frame/right-of-page.ts";

let session: Promise<SessionView> | undefined;

/** Cached until it may have changed. */
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

/** Signs in by cookie; the page stores nothing. */
export const authProvider: AuthProvider = {
  async login(proof: { email: string; password: string; code: string }) {
    rememberSession(await callStaffApi<typeof signInStaff>("POST", "/api/admin/sign-in", proof));
  },
  async logout() {
    if (session) await callStaffApi<typeof signOutStaff>("POST", "/api/admin/sign-out", {}).catch(() => undefined);
    session = undefined;
  },
  async checkAuth() {
    // The sign-in form needs no other notice.
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
    return permissions.includes(rightFor(resource, action));
  },
};
