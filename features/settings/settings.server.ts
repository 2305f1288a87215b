export { onSettingsChange, readSettings } from "./server/read-settings.ts";
export { sellerInside } from "./server/seller.ts";
export { settingsApi } from "./server/settings.api.ts";
export { staffSettingsApi } from "./server/staff-settings.api.ts";
export { viewSettings } from "./server/settings.view.ts";
export { writeSettings } from "./server/write-settings.ts";
