/** The door of accounts. */
export { profileApi } from "./server/accounts.api.ts";
export { findOrCreateAccount, readAccount, rememberDelivery, updateProfile, viewProfile, type ProfileSources } from "./server/profile.ts";
export { findCustomerByToken, issueToken, newSecret, recogniseDevice, revokeToken, secretHash } from "./server/tokens.ts";
