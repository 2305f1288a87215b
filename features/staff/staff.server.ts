export { recordAudit, recordAudits, recordCommandLine } from "./server/audit.ts";
export { forgetWords } from "./server/audit.queries.ts";
export { requireFreshSecondFactor } from "./server/fresh-second-factor.ts";
export { inviteFirstOwner } from "./server/invitations.ts";
export { findStaffByToken, forgetEndedSessions, staffCookieOf } from "./server/sessions.ts";
export { staffApi } from "./server/staff.api.ts";
