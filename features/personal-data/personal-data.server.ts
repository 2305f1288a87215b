export { personalDataApi } from "./server/personal-data.api.ts";
