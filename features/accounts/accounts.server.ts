export { viewDevices } from "./server/account-devices.ts";
export { profileApi } from "./server/accounts.api.ts";
export { endPinTry, isPinDevice, keepPin, pinOfPhone, readPinStanding, takeOwnPinTry, takePinTry } from "./server/pin.ts";
export { isKnownDevice, recogniseDevice } from "./server/devices.ts";
export { findOrCreateAccount, readAccount, rememberDelivery, viewProfile, type ProfileSources } from "./server/profile.ts";
export { countCompletedOrder, forgetProfile, lockAccount, revokeToken, selectAccountOfPhone } from "./server/accounts.queries.ts";
export { customersApi } from "./server/staff-customers.api.ts";
export { tokenCookies } from "./server/token-cookies.ts";
export { findCustomerByToken, forgetEndedTokens, issueToken } from "./server/tokens.ts";
