export { personalDataApi, staffPersonalDataApi } from "./server/personal-data.api.ts";
