/** The door of content. */
export { contentApi } from "./server/content.api.ts";
export { isContentPicture, viewAbout, viewBanners, viewPages, viewPromotion, viewStories } from "./server/content.view.ts";
export { onContentChange } from "./server/read-content.ts";
export { seedContent } from "./server/seed-content.ts";
