/** The door of sign-in. */
export { signInApi } from "./server/sign-in.api.ts";
