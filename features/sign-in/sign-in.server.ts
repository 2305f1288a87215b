/** The door of sign-in. */
export { forgetOldSignIns } from "./server/forget-old-sign-ins.ts";
export { signInApi } from "./server/sign-in.api.ts";
export { unlockPhone } from "./server/unlock-phone.ts";
