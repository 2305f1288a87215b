export { forgetOldSignIns } from "./server/forget-old-sign-ins.ts";
export { proveSpender, spenderNeeds } from "./server/pin/prove-spender.ts";
export { signInByForm, type FormStep } from "./server/sign-in-by-form.ts";
export { signInApi } from "./server/sign-in.api.ts";
export { staffSignInApi } from "./server/staff-sign-in.api.ts";
export { viewSignInPressure, type SignInPressure } from "./server/guard/sign-in-pressure.ts";
