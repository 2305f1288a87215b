export { forgetWaitingLeadPhotos, leadFileResponse, offerPhotoResponse } from "./server/attachments.ts";
export { forgetOldLeads } from "./server/forget-old-leads.ts";
export { forgetLeads } from "./server/forget-leads.ts";
export { leadsApi, staffLeadsApi } from "./server/leads.api.ts";
export { keepLead } from "./server/leads.ts";
export { changeSubscription, subscribe, viewSubscription } from "./server/subscriptions.ts";
