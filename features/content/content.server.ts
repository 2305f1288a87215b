export { contentApi } from "./server/content.api.ts";
export { isContentPicture, viewAbout, viewBanners, viewPages, viewPromotion, viewStories } from "./server/content.view.ts";
export { findMoved } from "./server/find-moved.ts";
export { contentAddresses } from "./server/content-addresses.ts";
export { staffContentApi } from "./server/staff/staff-content.api.ts";
export { tellContentTimes } from "./server/tell-times.ts";
export { onContentChange } from "./server/read-content.ts";
export { viewFacts } from "./server/told.ts";
export { seedContent } from "./server/seed-content.ts";
